//! A function as its source declares it.

use crate::generics::Generics;
use crate::tokens::{is_mark, mentions, word, Mistake, Reader, Result};
use proc_macro::{Delimiter, Ident, Spacing, Span, TokenStream, TokenTree};

pub struct Function {
    pub visibility: TokenStream,
    pub is_unsafe: bool,
    /// `extern "C"`, where it is there.
    pub abi: TokenStream,
    pub name: Ident,
    pub generics: Generics,
    pub parameters: Vec<Parameter>,
    /// The result's type; none where it is `()`.
    pub result: Option<TokenStream>,
    /// Whether it belongs to a type or trait, as far as its source says.
    pub is_associated: bool,
}

pub struct Parameter {
    /// The name that the new function gives it.
    pub name: TokenStream,
    /// What stands for it in the new function's list.
    pub declaration: TokenStream,
    /// Its name in a shadow's, and in messages.
    pub spoken: String,
    pub ty: TokenStream,
    pub kind: Kind,
    pub span: Span,
}

/// What kind of type a parameter has, as far as its source says.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// `&T`, `&mut T`, or `Option` of one.
    Reference,
    /// `&[T]`, `&mut [T]`.
    Slice { is_mutable: bool },
    /// `*const T`, `*mut T`.
    Pointer,
    Number,
    /// An integer, `bool`, `char`, text: what has no derivative.
    Discrete,
    Other,
}

impl Kind {
    pub fn is_behind_reference(self) -> bool {
        matches!(self, Kind::Reference | Kind::Slice { .. } | Kind::Pointer)
    }
}

const DISCRETE: [&str; 15] = ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
                              "bool", "char", "String"];

impl Function {
    /// Read a function; `attribute` is named in messages.
    pub fn read(item: TokenStream, attribute: &str) -> Result<Function> {
        let is_associated = mentions(&item, "Self") || mentions(&item, "self");
        let mut reader = Reader::new(item);
        reader.attributes();
        let visibility = reader.visibility();
        let (mut is_unsafe, mut abi) = (false, TokenStream::new());
        loop {
            let span = reader.span();
            if reader.takes_word("unsafe") {
                is_unsafe = true;
            } else if reader.is_word("extern") {
                abi.extend(reader.next());
                if matches!(reader.peek(), Some(TokenTree::Literal(_))) {
                    abi.extend(reader.next());
                }
            } else if reader.takes_word("async") {
                return Err(Mistake::new(span, "an async function is not run when it is called: it has no derivative"));
            } else if !(reader.takes_word("const") || reader.takes_word("safe") || reader.takes_word("default")) {
                break;
            }
        }
        let span = reader.span();
        if !reader.takes_word("fn") {
            return Err(Mistake::new(span, format!("`{attribute}` belongs on a function")));
        }
        let name = reader.word("the function's name")?;
        let mut generics = Generics::read(&mut reader);
        let given = reader.group(Delimiter::Parenthesis, "the function's parameters")?;
        let mut parameters = Vec::new();
        for (place, tokens) in Reader::new(given.stream()).list().into_iter().enumerate() {
            parameters.push(Parameter::read(tokens, place)?);
        }
        let mut result = None;
        if reader.takes_mark('-') {
            reader.next();
            let ty = reader.until(|token| matches!(token, TokenTree::Group(group)
                if group.delimiter() == Delimiter::Brace) || is_mark(token, ';') || is_word(token, "where"));
            result = Some(ty).filter(|ty| !is_unit(ty));
        }
        generics.read_where(&mut reader);
        Ok(Function { visibility, is_unsafe, abi, name, generics, parameters, result, is_associated })
    }
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(found) if found.to_string() == word)
}

fn is_unit(ty: &TokenStream) -> bool {
    let mut reader = Reader::new(ty.clone());
    matches!((reader.next(), reader.is_done()), (Some(TokenTree::Group(group)), true)
        if group.delimiter() == Delimiter::Parenthesis && group.stream().is_empty())
}

impl Parameter {
    fn read(tokens: TokenStream, place: usize) -> Result<Parameter> {
        let mut reader = Reader::new(tokens);
        reader.attributes();
        let span = reader.span();
        let pattern: Vec<TokenTree> = reader.until(is_single_colon).into_iter().collect();
        if pattern.iter().any(|token| is_mark(token, '.')) {
            return Err(Mistake::new(span, "a function with a variable number of arguments has no derivative"));
        }
        let has_type = reader.next().is_some();
        let ty: TokenStream = std::iter::from_fn(|| reader.next()).collect();
        let named = named(&pattern);
        if !has_type {  // `self`, `&self`, `&'a mut self`
            let before = pattern[..pattern.len() - 1].iter().cloned();
            let is_value = pattern.first().is_some_and(|token| !is_mark(token, '&'));
            let before: Vec<TokenTree> = if is_value { Vec::new() } else { before.collect() };
            let ty: TokenStream = before.iter().cloned().chain(word("Self", span)).collect();
            let declaration = before.into_iter().chain(word("self", span)).collect();
            let kind = kind_of(&ty);
            return Ok(Parameter { name: word("self", span), declaration, spoken: "self".into(), ty, kind, span });
        }
        let (name, spoken) = match named {
            Some(name) => (TokenTree::from(name.clone()).into(), name.to_string().trim_start_matches("r#").to_string()),
            None => {
                let spoken = format!("argument_{place}");
                (word(&spoken, Span::call_site()), spoken)
            }
        };
        let declaration = crate::tokens::fill(span, "NAME: TYPE", &[("NAME", name.clone()), ("TYPE", ty.clone())]);
        let kind = kind_of(&ty);
        Ok(Parameter { name, declaration, spoken, ty, kind, span })
    }
}

/// The colon of `name: Type`, and not of a path.
fn is_single_colon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':' && mark.spacing() == Spacing::Alone)
}

/// The name where a pattern is one, perhaps behind `mut`.
fn named(pattern: &[TokenTree]) -> Option<&Ident> {
    match pattern {
        [TokenTree::Ident(name)] if name.to_string() != "_" => Some(name),
        [TokenTree::Ident(first), TokenTree::Ident(name)] if first.to_string() == "mut" => Some(name),
        _ => None,
    }
}

fn kind_of(ty: &TokenStream) -> Kind {
    let mut reader = Reader::new(ty.clone());
    if reader.takes_mark('*') {
        return Kind::Pointer;
    }
    if reader.takes_mark('&') {
        if reader.takes_mark('\'') {
            reader.next();
        }
        let is_mutable = reader.takes_word("mut");
        return match reader.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket && !has_length(group.stream()) =>
                Kind::Slice { is_mutable },
            Some(word) if is_word(&word, "str") => Kind::Discrete,
            _ => Kind::Reference,
        };
    }
    if let Some(TokenTree::Ident(first)) = reader.next() {
        let first = first.to_string();
        if reader.is_done() {
            return match first.as_str() {
                "f32" | "f64" => Kind::Number,
                other if DISCRETE.contains(&other) => Kind::Discrete,
                _ => Kind::Other,
            };
        }
        if first == "Option" && reader.takes_mark('<') && reader.is_mark('&') {
            return Kind::Reference;
        }
    }
    Kind::Other
}

/// Whether brackets hold `T; N`.
fn has_length(inside: TokenStream) -> bool {
    inside.into_iter().any(|token| is_mark(&token, ';'))
}

/// The type of a shadow to which a derivative is added: behind `&mut` or `*mut`.
pub fn mutable(ty: &TokenStream) -> TokenStream {
    let mut reader = Reader::new(ty.clone());
    let mut made = Vec::new();
    while let Some(token) = reader.next() {
        let is_reference = is_mark(&token, '&');
        let is_pointer = is_mark(&token, '*');
        made.push(token);
        if !(is_reference || is_pointer) {
            continue;
        }
        if reader.is_mark('\'') {
            made.extend(reader.next());
            made.extend(reader.next());
        }
        if !reader.takes_word("mut") && is_pointer {
            reader.takes_word("const");
        }
        made.push(Ident::new("mut", reader.span()).into());
        break;
    }
    made.extend(std::iter::from_fn(|| reader.next()));
    made.into_iter().collect()
}
