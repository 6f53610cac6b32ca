//! `#[autodiff_reverse(...)]` and `#[autodiff_forward(...)]`: the function beside the one that they stand on.

use crate::activities::{Activity, Mode, Roles, Said, Words};
use crate::function::{mutable, Function, Kind, Parameter};
use crate::tokens::{fill, listed, mentions, parenthesized, word, Mistake};
use proc_macro::{Literal, Span, TokenStream, TokenTree};

pub fn expand(mode: Mode, words: TokenStream, item: TokenStream) -> TokenStream {
    let made = derivative(mode, words, item.clone()).unwrap_or_else(|wrong| {
        wrong.into_iter().flat_map(Mistake::into_tokens).collect()
    });
    item.into_iter().chain(made).collect()
}

fn derivative(mode: Mode, words: TokenStream, item: TokenStream) -> Result<TokenStream, Vec<Mistake>> {
    let function = Function::read(item, mode.attribute()).map_err(|wrong| vec![wrong])?;
    let words = Words::read(mode, words).map_err(|wrong| vec![wrong])?;
    let (name, width) = (TokenTree::from(words.name.clone()), words.width);
    let is_associated = function.is_associated || words.is_associated;
    let roles = words.roles(mode, &function)?;
    Ok(Derivative { mode, function, roles, width, is_associated }.write(name.into()))
}

/// A function to be written.
struct Derivative {
    mode: Mode,
    function: Function,
    roles: Roles,
    width: usize,
    is_associated: bool,
}

impl Derivative {
    fn write(self, name: TokenStream) -> TokenStream {
        let function = &self.function;
        let is_unsafe = function.is_unsafe || self.roles.parameters.iter().any(|said| said.activity.spoils());
        let span = Span::call_site();
        let of_mode = match self.mode {
            Mode::Forward => "forward",
            Mode::Reverse => "reverse",
        };
        let title = format!("The derivative of `{}` in {of_mode} mode.", function.name);
        let result = self.result();
        fill(span,
            "#[doc = TITLE]
            #[allow(unsafe_code, clippy::all, clippy::pedantic)]
            VISIBILITY UNSAFE ABI fn NAME<GENERICS> (PARAMETERS) -> RESULT WHERE {
                #[allow(unused_imports)]
                use ::enzyme::attributes::{Checked as _, Trusting as _};
                CALL
            }",
            &[
                ("TITLE", TokenTree::from(Literal::string(&title)).into()),
                ("VISIBILITY", function.visibility.clone()),
                ("UNSAFE", if is_unsafe { word("unsafe", span) } else { TokenStream::new() }),
                ("ABI", function.abi.clone()),
                ("NAME", name),
                ("GENERICS", function.generics.declarations()),
                ("PARAMETERS", self.parameters()),
                ("RESULT", result),
                ("WHERE", function.generics.where_clause(self.bounds())),
                ("CALL", self.call()),
            ])
    }

    fn pairs(&self) -> impl Iterator<Item = (&Parameter, &Said)> {
        self.function.parameters.iter().zip(&self.roles.parameters)
    }

    fn result_activity(&self) -> Option<Activity> {
        self.roles.result.as_ref().map(|said| said.activity)
    }

    fn has_seed(&self) -> bool {
        self.mode == Mode::Reverse && matches!(self.result_activity(), Some(Activity::Active | Activity::ActiveOnly))
    }

    fn result_type(&self) -> TokenStream {
        self.function.result.clone().unwrap_or_else(|| parenthesized(TokenStream::new()))
    }

    /// `T`, or `[T; width]`.
    fn each(&self, ty: TokenStream) -> TokenStream {
        if self.width == 1 { ty } else { array_type(ty, self.width) }
    }

    /// How many shadows a parameter has beside it.
    fn shadows(&self, activity: Activity) -> usize {
        match activity {
            Activity::Const | Activity::Active | Activity::ActiveOnly => 0,
            Activity::Dualv | Activity::DualvOnly => 1,
            _ => self.width,
        }
    }

    fn shadow_name(&self, parameter: &Parameter, lane: usize) -> TokenStream {
        let letter = if self.mode == Mode::Reverse { "d" } else { "b" };
        self.free_name(format!("{letter}{}_{lane}", parameter.spoken))
    }

    /// A name that no parameter of the function has.
    fn free_name(&self, mut name: String) -> TokenStream {
        while self.function.parameters.iter().any(|parameter| parameter.spoken == name) {
            name.push('_');
        }
        word(&name, Span::call_site())
    }

    fn parameters(&self) -> TokenStream {
        let mut made = Vec::new();
        for (parameter, said) in self.pairs() {
            made.push(parameter.declaration.clone());
            let ty = if self.mode == Mode::Reverse { mutable(&parameter.ty) } else { parameter.ty.clone() };
            for lane in 0..self.shadows(said.activity) {
                let parts = [("NAME", self.shadow_name(parameter, lane)), ("TYPE", ty.clone())];
                made.push(fill(parameter.span, "NAME: TYPE", &parts));
            }
        }
        if self.has_seed() {
            let parts = [("SEED", self.free_name("dret".into())), ("TYPE", self.each(self.result_type()))];
            made.push(fill(Span::call_site(), "SEED: TYPE", &parts));
        }
        listed(made)
    }

    /// What each `Active` parameter adds to the result.
    fn derivatives(&self) -> Vec<TokenStream> {
        self.pairs().filter(|(_, said)| matches!(said.activity, Activity::Active | Activity::ActiveOnly))
            .map(|(parameter, _)| self.each(parameter.ty.clone())).collect()
    }

    fn result(&self) -> TokenStream {
        let ty = self.result_type();
        match (self.mode, self.result_activity()) {
            (Mode::Forward, Some(Activity::Dual)) if self.width == 1 => parenthesized(listed([ty.clone(), ty])),
            (Mode::Forward, Some(Activity::Dual)) => array_type(ty, self.width + 1),
            (Mode::Forward, Some(Activity::DualOnly)) => self.each(ty),
            (Mode::Forward, _) => ty,
            (Mode::Reverse, _) => {
                let mut all = self.derivatives();
                if self.returns_value() {
                    all.insert(0, ty);
                }
                one_or_tuple(all)
            }
        }
    }

    fn returns_value(&self) -> bool {
        matches!(self.result_activity(), Some(Activity::Active | Activity::Const))
    }

    /// Bounds for the type parameters of what is a value with a derivative.
    fn bounds(&self) -> Vec<TokenStream> {
        let mut values: Vec<&TokenStream> = self.pairs()
            .filter(|(parameter, said)| said.activity != Activity::Const && !parameter.kind.is_behind_reference())
            .map(|(parameter, _)| &parameter.ty).collect();
        if self.mode == Mode::Forward && self.result_activity() != Some(Activity::Const) {
            values.extend(&self.function.result);
        }
        self.function.generics.types()
            .filter(|name| values.iter().any(|ty| mentions(ty, &name.to_string())))
            .map(|name| fill(Span::call_site(), "NAME: ::enzyme::Shadow", &[("NAME", name.clone())]))
            .collect()
    }

    /// One argument of the call.
    fn argument(&self, parameter: &Parameter, said: &Said) -> TokenStream {
        let lanes: TokenStream = listed((0..self.shadows(said.activity)).map(|lane| self.shadow_name(parameter, lane)));
        let is_alone = self.width == 1;
        let text = match (said.activity, parameter.kind) {
            (Activity::Const, _) => "::enzyme::Const(X)",
            (Activity::Active | Activity::ActiveOnly, _) => "::enzyme::attributes::active(X)",
            (Activity::Dualv | Activity::DualvOnly, Kind::Slice { is_mutable: false }) if !is_alone =>
                "(&::enzyme::attributes::probe(&X)).kind().pair_each(X, ::enzyme::lanes::<WIDTH, _>(LANES))",
            (Activity::Dualv | Activity::DualvOnly, Kind::Slice { is_mutable: true }) if !is_alone =>
                "(&::enzyme::attributes::probe(&X)).kind().pair_each(X, ::enzyme::lanes_mut::<WIDTH, _>(LANES))",
            _ if is_alone => "(&::enzyme::attributes::probe(&X)).kind().pair(X, LANES)",
            _ => "(&::enzyme::attributes::probe(&X)).kind().pair_each(X, [LANES])",
        };
        fill(said.span, text, &[("X", parameter.name.clone()), ("LANES", lanes), ("WIDTH", number(self.width))])
    }

    /// The function as a value that can be called; an unsafe one and one of C are called by a closure.
    fn callee(&self) -> TokenStream {
        let function = &self.function;
        let names = function.generics.call_names();
        let text = match (self.is_associated, names.is_empty()) {
            (true, true) => "Self::NAME",
            (true, false) => "Self::NAME::<NAMES>",
            (false, true) => "NAME",
            (false, false) => "NAME::<NAMES>",
        };
        let name = TokenTree::from(function.name.clone()).into();
        let path = fill(function.name.span(), text, &[("NAME", name), ("NAMES", names)]);
        if !function.is_unsafe && function.abi.is_empty() {
            return path;
        }
        let given = |place: usize| word(&format!("given_{place}"), Span::call_site());
        let typed = function.parameters.iter().enumerate().map(|(place, parameter)| {
            let ty = if mentions(&parameter.ty, "impl") { word("_", Span::call_site()) } else { parameter.ty.clone() };
            fill(parameter.span, "NAME: TYPE", &[("NAME", given(place)), ("TYPE", ty)])
        });
        let parts = [("TYPED", listed(typed)), ("PATH", path),
                     ("GIVEN", listed((0..function.parameters.len()).map(given)))];
        let text = if function.is_unsafe { "|TYPED| unsafe { PATH(GIVEN) }" } else { "|TYPED| PATH(GIVEN)" };
        fill(Span::call_site(), text, &parts)
    }

    fn call(&self) -> TokenStream {
        let span = Span::call_site();
        let is_constant = self.result_activity() == Some(Activity::Const);
        let arguments = listed(self.pairs().map(|(parameter, said)| self.argument(parameter, said)));
        let width = match self.width {
            1 => fill(span, "::enzyme::Single", &[]),
            width => fill(span, "::enzyme::Many<WIDTH>", &[("WIDTH", number(width))]),
        };
        let found: Vec<TokenStream> = (0..self.width).map(|lane| word(&format!("tangent_{lane}"), Span::call_site()))
            .collect();
        let text = match (self.mode, self.result_activity()) {
            (Mode::Forward, Some(Activity::Dual)) if self.width == 1 => "CALL",
            (Mode::Forward, Some(Activity::Dual)) => "{ let (value, [FOUND]) = CALL; [value, FOUND] }",
            (Mode::Forward, Some(Activity::DualOnly)) => "CALL.1",
            (Mode::Forward, Some(_)) => "CALL",
            (Mode::Forward, None) => "{ CALL; }",
            (Mode::Reverse, _) => "{ let (value, (DERIVATIVES)) = CALL; RETURNED }",
        };
        let call = match (self.mode, is_constant) {
            (Mode::Forward, true) => "::enzyme::attributes::forward_constant::<_, _, RESULT, WIDTH>(CALLEE, (ARGUMENTS))",
            (Mode::Forward, false) => "::enzyme::calls::forward::<_, _, RESULT, WIDTH>(CALLEE, (ARGUMENTS))",
            (Mode::Reverse, true) => "::enzyme::attributes::reverse_constant::<_, _, RESULT, WIDTH>(CALLEE, (ARGUMENTS))",
            (Mode::Reverse, false) => "::enzyme::calls::reverse::<_, _, RESULT, WIDTH>(CALLEE, (ARGUMENTS), SEED)",
        };
        let seed = match (self.has_seed(), self.width) {
            (true, _) => "GIVEN",
            (false, 1) => "()",
            (false, _) => "[(); WIDTHS]",
        };
        let call = fill(span, call, &[
            ("RESULT", self.result_type()), ("WIDTH", width), ("CALLEE", self.callee()), ("ARGUMENTS", arguments),
            ("SEED", fill(span, seed, &[("WIDTHS", number(self.width)), ("GIVEN", self.free_name("dret".into()))])),
        ]);
        let (derivatives, mut returned) = self.bound_derivatives();
        if self.returns_value() {
            returned.insert(0, word("value", Span::call_site()));
        }
        fill(span, text, &[("CALL", call), ("FOUND", listed(found)), ("DERIVATIVES", listed(derivatives)),
                           ("RETURNED", one_or_tuple(returned))])
    }

    /// The patterns of all derivatives, and the names of those that are returned.
    fn bound_derivatives(&self) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let (mut patterns, mut returned) = (Vec::new(), Vec::new());
        for (place, (_, said)) in self.pairs().enumerate() {
            if matches!(said.activity, Activity::Active | Activity::ActiveOnly) {
                let name = word(&format!("derivative_{place}"), Span::call_site());
                patterns.push(name.clone());
                returned.push(name);
            } else {
                patterns.push(parenthesized(TokenStream::new()));
            }
        }
        (patterns, returned)
    }
}

fn number(value: usize) -> TokenStream {
    TokenTree::from(Literal::usize_unsuffixed(value)).into()
}

fn array_type(ty: TokenStream, length: usize) -> TokenStream {
    fill(Span::call_site(), "[TYPE; LENGTH]", &[("TYPE", ty), ("LENGTH", number(length))])
}

/// One alone as it is, several (or none) as a tuple.
fn one_or_tuple(mut all: Vec<TokenStream>) -> TokenStream {
    if all.len() == 1 { all.remove(0) } else { parenthesized(listed(all)) }
}
