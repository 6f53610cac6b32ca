//! Reading and writing tokens.

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// What is wrong in the source, and where.
pub struct Mistake {
    span: Span,
    said: String,
}

impl Mistake {
    pub fn new(span: Span, said: impl Into<String>) -> Self {
        Mistake { span, said: said.into() }
    }

    /// A `compile_error!` in the place of the mistake.
    pub fn into_tokens(self) -> TokenStream {
        let mut text = Literal::string(&self.said);
        text.set_span(self.span);
        let text = TokenTree::from(text);
        fill(self.span, "::core::compile_error! { TEXT }", &[("TEXT", text.into())])
    }
}

pub type Result<T> = std::result::Result<T, Mistake>;

/// Tokens read one after another. Groups without delimiters, which `macro_rules!` leaves, are gone through.
pub struct Reader {
    waiting: Vec<TokenTree>,
    last: Span,
}

impl Reader {
    pub fn new(stream: TokenStream) -> Self {
        let mut waiting: Vec<TokenTree> = stream.into_iter().collect();
        waiting.reverse();
        Reader { waiting, last: Span::call_site() }
    }

    fn open(&mut self) {
        while let Some(TokenTree::Group(group)) = self.waiting.last() {
            if group.delimiter() != Delimiter::None {
                return;
            }
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            self.waiting.pop();
            self.waiting.extend(inside.into_iter().rev());
        }
    }

    pub fn peek(&mut self) -> Option<&TokenTree> {
        self.open();
        self.waiting.last()
    }

    pub fn next(&mut self) -> Option<TokenTree> {
        self.open();
        let token = self.waiting.pop()?;
        self.last = token.span();
        Some(token)
    }

    pub fn is_done(&mut self) -> bool {
        self.peek().is_none()
    }

    /// Where the next token is, or the last one was.
    pub fn span(&mut self) -> Span {
        let last = self.last;
        self.peek().map_or(last, TokenTree::span)
    }

    pub fn is_word(&mut self, word: &str) -> bool {
        matches!(self.peek(), Some(TokenTree::Ident(found)) if found.to_string() == word)
    }

    pub fn is_mark(&mut self, mark: char) -> bool {
        matches!(self.peek(), Some(TokenTree::Punct(found)) if found.as_char() == mark)
    }

    pub fn takes_word(&mut self, word: &str) -> bool {
        let is_next = self.is_word(word);
        if is_next {
            self.next();
        }
        is_next
    }

    pub fn takes_mark(&mut self, mark: char) -> bool {
        let is_next = self.is_mark(mark);
        if is_next {
            self.next();
        }
        is_next
    }

    pub fn word(&mut self, what: &str) -> Result<Ident> {
        match self.next() {
            Some(TokenTree::Ident(word)) => Ok(word),
            other => Err(Mistake::new(other.map_or(self.last, |token| token.span()), format!("expected {what}"))),
        }
    }

    pub fn group(&mut self, delimiter: Delimiter, what: &str) -> Result<Group> {
        match self.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Ok(group),
            other => Err(Mistake::new(other.map_or(self.last, |token| token.span()), format!("expected {what}"))),
        }
    }

    /// The attributes that come next.
    pub fn attributes(&mut self) -> Vec<TokenTree> {
        let mut found = Vec::new();
        while self.is_mark('#') {
            found.extend(self.next());
            found.extend(self.next());
        }
        found
    }

    /// `pub`, `pub(crate)` and their like.
    pub fn visibility(&mut self) -> TokenStream {
        let mut found = Vec::new();
        if self.is_word("pub") {
            found.extend(self.next());
            if matches!(self.peek(), Some(TokenTree::Group(group)) if is_scope(group)) {
                found.extend(self.next());
            }
        }
        found.into_iter().collect()
    }

    /// The tokens up to one outside of angle brackets that `ends`.
    pub fn until(&mut self, ends: impl Fn(&TokenTree) -> bool) -> TokenStream {
        let (mut found, mut depth, mut after_dash) = (Vec::new(), 0, false);
        while let Some(token) = self.peek() {
            if depth == 0 && ends(token) {
                break;
            }
            if let TokenTree::Punct(mark) = token {
                match mark.as_char() {
                    '<' => depth += 1,
                    '>' if !after_dash => depth -= 1,
                    _ => {}
                }
                after_dash = mark.as_char() == '-' && mark.spacing() == Spacing::Joint;
            } else {
                after_dash = false;
            }
            found.extend(self.next());
        }
        found.into_iter().collect()
    }

    /// What stands between commas, to the end.
    pub fn list(&mut self) -> Vec<TokenStream> {
        let mut found = Vec::new();
        while !self.is_done() {
            found.push(self.until(|token| is_mark(token, ',')));
            self.next();
        }
        found
    }
}

/// Whether parentheses behind `pub` belong to it, and are not the field of a tuple.
fn is_scope(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    group.delimiter() == Delimiter::Parenthesis
        && matches!(first, Some(TokenTree::Ident(word))
            if matches!(word.to_string().as_str(), "crate" | "self" | "super" | "in"))
}

pub fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == mark)
}

/// Whether a word stands anywhere in the tokens.
pub fn mentions(stream: &TokenStream, word: &str) -> bool {
    stream.clone().into_iter().any(|token| match token {
        TokenTree::Ident(found) => found.to_string() == word,
        TokenTree::Group(group) => mentions(&group.stream(), word),
        _ => false,
    })
}

pub fn comma() -> TokenTree {
    Punct::new(',', Spacing::Alone).into()
}

/// The streams with commas behind each.
pub fn listed(parts: impl IntoIterator<Item = TokenStream>) -> TokenStream {
    parts.into_iter().flat_map(|part| part.into_iter().chain([comma()])).collect()
}

pub fn parenthesized(inside: TokenStream) -> TokenStream {
    TokenTree::from(Group::new(Delimiter::Parenthesis, inside)).into()
}

/// A word of the generated code.
pub fn word(text: &str, span: Span) -> TokenStream {
    TokenTree::from(Ident::new(text, span)).into()
}

/// The source text as tokens located at `span`, with streams in the place of words.
pub fn fill(span: Span, text: &str, parts: &[(&str, TokenStream)]) -> TokenStream {
    let template: TokenStream = text.parse().expect("source text of our own");
    filled(Span::call_site().located_at(span), template, parts)
}

fn filled(span: Span, template: TokenStream, parts: &[(&str, TokenStream)]) -> TokenStream {
    let mut made = TokenStream::new();
    for mut token in template {
        if let TokenTree::Ident(word) = &token {
            let text = word.to_string();
            if let Some((_, part)) = parts.iter().find(|(name, _)| *name == text) {
                made.extend(part.clone());
                continue;
            }
        }
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), filled(span, group.stream(), parts)).into();
        }
        token.set_span(span);
        made.extend([token]);
    }
    made
}
