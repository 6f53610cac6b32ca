# fish completion of the commands of enzyme-cc: they answer clang's --autocomplete themselves.
function __enzyme_cc_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l before (string match -r -- '^-.*=' $current; or echo)
    for line in ($words[1] --autocomplete=(string join , -- $words[2..-1] (string replace -r -- '^(-[^=]*=)(.+)' '$1,$2' $current)) 2>/dev/null)
        test -n "$line" && echo -- $before$line
    end
end
for name in enzyme-clang enzyme-clang++ enzyme-clang-cpp enzyme-flang enzyme-flang-new enzyme-rustc
    complete -c $name -n 'string match -q -- "-*" (commandline -ct)' -a '(__enzyme_cc_complete)'
end
complete -c enzyme-cc -f -n 'test (count (commandline -opc)) -eq 1' -a '(__enzyme_cc_complete)'
complete -c enzyme-cc -n 'string match -q -- "-*" (commandline -ct)' -a '(__enzyme_cc_complete)'
