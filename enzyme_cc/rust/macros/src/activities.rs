//! What the words of an attribute say: the new function's name, the number of directions, and activities.

use crate::function::{Function, Kind, Parameter};
use crate::tokens::{Mistake, Reader, Result};
use proc_macro::{Ident, Span, TokenStream, TokenTree};

#[derive(Clone, Copy, PartialEq)]
pub enum Mode {
    Forward,
    Reverse,
}

impl Mode {
    pub fn attribute(self) -> &'static str {
        match self {
            Mode::Forward => "autodiff_forward",
            Mode::Reverse => "autodiff_reverse",
        }
    }

    fn spoken(self) -> &'static str {
        match self {
            Mode::Forward => "forward mode",
            Mode::Reverse => "reverse mode",
        }
    }

    fn activities(self) -> &'static str {
        match self {
            Mode::Forward => "Dual, DualOnly, Dualv, DualvOnly and Const",
            Mode::Reverse => "Active, Duplicated, DuplicatedOnly and Const",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Activity {
    Const,
    Active,
    ActiveOnly,
    Duplicated,
    DuplicatedOnly,
    Dual,
    DualOnly,
    Dualv,
    DualvOnly,
}

use Activity::*;

const NAMES: [(&str, Activity); 11] = [
    ("Const", Const), ("Active", Active), ("ActiveOnly", ActiveOnly), ("Duplicated", Duplicated),
    ("DuplicatedOnly", DuplicatedOnly), ("DuplicatedNoNeed", DuplicatedOnly), ("Dual", Dual), ("DualOnly", DualOnly),
    ("Dualv", Dualv), ("DualvOnly", DualvOnly), ("Dualvonly", DualvOnly),
];

impl Activity {
    fn mode(self) -> Option<Mode> {
        match self {
            Const => None,
            Active | ActiveOnly | Duplicated | DuplicatedOnly => Some(Mode::Reverse),
            Dual | DualOnly | Dualv | DualvOnly => Some(Mode::Forward),
        }
    }

    /// Whether the value behind an argument may be anything after the call.
    pub fn spoils(self) -> bool {
        matches!(self, DuplicatedOnly | DualOnly | DualvOnly)
    }
}

/// An activity, and where it stands.
pub struct Said {
    pub activity: Activity,
    pub span: Span,
}

pub struct Words {
    pub name: Ident,
    /// Whether the name was `Self::name`.
    pub is_associated: bool,
    pub width: usize,
    activities: Vec<(Ident, Activity)>,
}

/// What is said of each parameter, and of the result.
pub struct Roles {
    pub parameters: Vec<Said>,
    pub result: Option<Said>,
}

impl Words {
    pub fn read(mode: Mode, words: TokenStream) -> Result<Words> {
        let mut reader = Reader::new(words);
        let attribute = mode.attribute();
        if reader.is_done() {
            let said = format!("`{attribute}` needs the name of the function to make, then the activities");
            return Err(Mistake::new(reader.span(), said));
        }
        let is_associated = reader.takes_word("Self");
        if is_associated {
            reader.next();
            reader.next();
        }
        let name = reader.word("the name of the function to make")?;
        let (mut width, mut activities) = (1, Vec::new());
        while !reader.is_done() {
            if !reader.takes_mark(',') {
                return Err(Mistake::new(reader.span(), "expected `,`"));
            }
            match reader.next() {
                Some(TokenTree::Ident(word)) => activities.push(activity(mode, word)?),
                Some(TokenTree::Literal(number)) if activities.is_empty() && width == 1 => {
                    width = number.to_string().parse().ok().filter(|width| *width > 0).ok_or_else(|| Mistake::new(
                        number.span(), "expected the number of directions, from 1"))?;
                }
                Some(other) => {
                    let said = format!("expected an activity: {}", mode.activities());
                    return Err(Mistake::new(other.span(), said));
                }
                None => {}
            }
        }
        Ok(Words { name, is_associated, width, activities })
    }

    /// The roles that the words give the function's parameters and its result. What does not fit is all said.
    pub fn roles(self, mode: Mode, function: &Function) -> std::result::Result<Roles, Vec<Mistake>> {
        let (parameters, results) = (function.parameters.len(), usize::from(function.result.is_some()));
        let given = self.activities.len();
        if given != parameters + results {
            let name = &function.name;
            let result = if results == 1 { " and one for its result" } else { "; it returns nothing" };
            let said = format!(
                "expected {} activities for `{name}`, found {given}: one for each parameter ({parameters}){result}",
                parameters + results);
            return Err(vec![Mistake::new(self.activities.last().map_or(self.name.span(), |last| last.0.span()), said)]);
        }
        let mut said: Vec<Said> = self.activities.iter()
            .map(|(word, activity)| Said { activity: *activity, span: word.span() }).collect();
        let result = if results == 1 { said.pop() } else { None };
        let mut wrong: Vec<Mistake> = said.iter().zip(&function.parameters)
            .filter_map(|(said, parameter)| misfit(mode, said, parameter, self.width)).collect();
        wrong.extend(result.as_ref().and_then(|said| misfit_of_result(mode, said)));
        if wrong.is_empty() { Ok(Roles { parameters: said, result }) } else { Err(wrong) }
    }
}

fn activity(mode: Mode, word: Ident) -> Result<(Ident, Activity)> {
    let text = word.to_string();
    if let Some((_, activity)) = NAMES.iter().find(|(name, _)| *name == text) {
        return Ok((word, *activity));
    }
    let meant = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(&text));
    let meant = meant.map_or(String::new(), |(name, _)| format!("; `{name}` is one"));
    let said = format!("unknown activity `{text}`{meant}. In {} there are {}", mode.spoken(), mode.activities());
    Err(Mistake::new(word.span(), said))
}

/// What is wrong with a parameter's activity.
fn misfit(mode: Mode, said: &Said, parameter: &Parameter, width: usize) -> Option<Mistake> {
    let (activity, kind, name) = (said.activity, parameter.kind, &parameter.spoken);
    if activity == Const {
        return None;
    }
    let is_behind = kind.is_behind_reference();
    let remedy = match mode {
        _ if kind == Kind::Discrete => "Const",
        Mode::Forward => "Dual",
        Mode::Reverse if is_behind => "Duplicated",
        Mode::Reverse => "Active",
    };
    let wrong = if activity.mode() != Some(mode) {
        format!("`{activity:?}` is not for {}: for `{name}` it is `{remedy}`", mode.spoken())
    } else if kind == Kind::Discrete {
        format!("`{name}: {}` has no derivative: its activity is `Const`", parameter.ty)
    } else if matches!(activity, Active | ActiveOnly) && is_behind {
        format!("`Active` is for a value, and `{name}` is behind a reference or pointer: with `Duplicated` its \
                 derivative is added to a shadow")
    } else if matches!(activity, Duplicated | DuplicatedOnly) && !is_behind {
        format!("`{activity:?}` is for a reference or pointer, and `{name}` is a value: with `Active` its derivative \
                 is returned")
    } else if matches!(activity, Dualv | DualvOnly) && width > 1 && !matches!(kind, Kind::Slice { .. }) {
        format!("`{activity:?}` puts the tangents of {width} directions into one slice, and `{name}` is no slice: \
                 with `Dual` there is a parameter for each")
    } else {
        return None;
    };
    Some(Mistake::new(said.span, wrong))
}

fn misfit_of_result(mode: Mode, said: &Said) -> Option<Mistake> {
    let fits = match mode {
        Mode::Forward => matches!(said.activity, Dual | DualOnly | Const),
        Mode::Reverse => matches!(said.activity, Active | ActiveOnly | Const),
    };
    let those = match mode {
        Mode::Forward => "Dual, DualOnly or Const",
        Mode::Reverse => "Active, ActiveOnly or Const",
    };
    let wrong = format!("`{:?}` is no activity of a result in {}: it is {those}", said.activity, mode.spoken());
    (!fits).then(|| Mistake::new(said.span, wrong))
}
