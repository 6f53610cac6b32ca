"""Calls that stay calls (see calls.h), in the notation of moves.py: what callees do must come through summaries."""

TEMPLATES = [
    "$Pcall_put(&x[$i & 3], $0); $t = x[$j & 3];",
    "{ $R one, two; $Pcall_both($0, &one, &two); $t = two; y[$i & 3] = one; }",
    "{ $R one, unread; $Pcall_both($0, &one, &unread); $t = one; }",
    "$Pcall_both($0, &x[$i & 3], &$t);",
    "{ $R *one = x, *two = t; $Pcall_swap(&one, &two); one[$i & 3] = $0; $t = two[$j & 3]; }",
    "{ $R *to; $Pcall_pick(&to, &x[$i & 3], &y[1], k + $j); *to = $0; $t = x[$i & 3]; }",
    "{ $R *to = x; $Pcall_through(&to, $0); $Pcall_through(&to, $1); $t = *to; }",
    "$t = $Pcall_sum(x, ($i) & 3);",
    "$Pcall_fill(y, ($i) & 3, $0); $t = y[1];",
    "$Pcall_even(x, ($i) & 3); $t = x[1];",
    "$t = $Pcall_table[(unsigned)($i) % 3](&x[$j & 3], $0);",
    "{ $R local = $0; $Pcall_table[(unsigned)($i) % 3](&local, $1); $t = local; }",
    "$Pcall_choose($i); $t = $Pcall_chosen(&y[$j & 3], $0);",
    "$Pcall_keep(1, $0); $t = $Pcall_last(1);",
    "$Pcall_keep(0, $0); $Pcall_keep(1, $1); $t = $Pcall_last(($i) & 1);",
    "$Pcall_point(&x[$i & 3]); $Pcall_at_place($0); $t = x[$j & 3];",
    "$Pcall_delayed($0, 1); $t = $Pcall_delayed($1, 0);",
    "{ struct $Pcall_result r = $Pcall_made($0, $i); $Pcall_change(&r); $t = r.n & 1 ? r.one : r.two; }",
    "{ struct $Pcall_result r = $Pcall_made($0, 1), old = r; $Pcall_change(&r); $Pcall_put(&r.one, $1);"
    " $t = old.two; x[0] = r.one; }",
    "$Pcall_each(x, 3, $Pcall_table[(unsigned)($i) % 3], $0); $t = x[1];",
]
