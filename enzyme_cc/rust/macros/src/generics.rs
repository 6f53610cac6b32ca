//! Generic parameters of an item, and its where clause.

use crate::tokens::{is_mark, listed, Reader};
use proc_macro::{Span, TokenStream, TokenTree};

pub enum Kind {
    Lifetime,
    Type,
    Const,
}

pub struct Parameter {
    pub kind: Kind,
    /// `'a`, `T` or `N`.
    pub name: TokenStream,
    /// With bounds, without a default.
    declaration: TokenStream,
}

#[derive(Default)]
pub struct Generics {
    pub parameters: Vec<Parameter>,
    /// The predicates of the where clause.
    pub predicates: Vec<TokenStream>,
}

impl Generics {
    /// `<...>` where it comes next.
    pub fn read(reader: &mut Reader) -> Self {
        if !reader.takes_mark('<') {
            return Generics::default();
        }
        let mut inside = Reader::new(reader.until(|token| is_mark(token, '>')));
        reader.next();
        Generics { parameters: inside.list().into_iter().map(parameter).collect(), predicates: Vec::new() }
    }

    /// `where ...` where it comes next.
    pub fn read_where(&mut self, reader: &mut Reader) {
        if reader.takes_word("where") {
            let clause = reader.until(|token| matches!(token, TokenTree::Group(group)
                if group.delimiter() == proc_macro::Delimiter::Brace) || is_mark(token, ';'));
            self.predicates.extend(Reader::new(clause).list());
        }
    }

    /// The parameters with their bounds, a comma behind each.
    pub fn declarations(&self) -> TokenStream {
        listed(self.parameters.iter().map(|parameter| parameter.declaration.clone()))
    }

    /// The parameters' names, a comma behind each.
    pub fn names(&self) -> TokenStream {
        listed(self.parameters.iter().map(|parameter| parameter.name.clone()))
    }

    /// The names that a call may give: lifetimes are found.
    pub fn call_names(&self) -> TokenStream {
        let given = self.parameters.iter().filter(|parameter| !matches!(parameter.kind, Kind::Lifetime));
        listed(given.map(|parameter| parameter.name.clone()))
    }

    pub fn types(&self) -> impl Iterator<Item = &TokenStream> {
        self.parameters.iter().filter(|parameter| matches!(parameter.kind, Kind::Type)).map(|parameter| &parameter.name)
    }

    /// The where clause, with more predicates.
    pub fn where_clause(&self, more: impl IntoIterator<Item = TokenStream>) -> TokenStream {
        let all = listed(self.predicates.iter().cloned().chain(more));
        if all.is_empty() {
            return all;
        }
        crate::tokens::word("where", Span::call_site()).into_iter().chain(all).collect()
    }
}

fn parameter(tokens: TokenStream) -> Parameter {
    let mut reader = Reader::new(tokens);
    let attributes = reader.attributes();
    let rest: Vec<TokenTree> = std::iter::from_fn(|| reader.next()).collect();
    let (kind, named) = match rest.first() {
        Some(first) if is_mark(first, '\'') => (Kind::Lifetime, &rest[..2]),
        Some(TokenTree::Ident(first)) if first.to_string() == "const" => (Kind::Const, &rest[1..2]),
        _ => (Kind::Type, &rest[..1]),
    };
    let name = named.iter().cloned().collect();
    let mut reader = Reader::new(rest.into_iter().collect());
    let declaration = attributes.into_iter().chain(reader.until(|token| is_mark(token, '='))).collect();
    Parameter { kind, name, declaration }
}
