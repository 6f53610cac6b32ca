//! `#[derive(Mirror)]` and `#[derive(Shadow)]`.

use crate::generics::Generics;
use crate::tokens::{fill, listed, mentions, word, Mistake, Reader, Result};
use proc_macro::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};

struct Item {
    name: Ident,
    generics: Generics,
    variants: Vec<Variant>,
}

/// A variant of an enum; a struct is its only one.
struct Variant {
    /// `Self` or `Self::Name`.
    path: TokenStream,
    fields: Vec<Field>,
}

struct Field {
    /// Its name, or its number.
    name: TokenTree,
    /// Where its type stands.
    span: Span,
}

pub fn mirror(item: TokenStream) -> Result<TokenStream> {
    Ok(mirror_impl(&Item::read(item)?))
}

pub fn shadow(item: TokenStream) -> Result<TokenStream> {
    let item = Item::read(item)?;
    let mut made = mirror_impl(&item);
    made.extend(shadow_impl(&item));
    made.extend(item.filled(
        "::enzyme::by_value! { [DECLARATIONS] NAME<NAMES>, [WHERE]; }", "Shadow", &[]));
    Ok(made)
}

impl Item {
    fn read(tokens: TokenStream) -> Result<Item> {
        let mut reader = Reader::new(tokens);
        let attributes: TokenStream = reader.attributes().into_iter().collect();
        if mentions(&attributes, "packed") {
            return Err(Mistake::new(reader.span(), "the fields of a packed type cannot be borrowed: no shadow is made"));
        }
        reader.visibility();
        let kind = reader.word("a struct or an enum")?;
        let name = reader.word("the name of the type")?;
        let mut generics = Generics::read(&mut reader);
        generics.read_where(&mut reader);
        let variants = match kind.to_string().as_str() {
            "struct" => {
                let variant = Variant { path: word("Self", Span::call_site()), fields: fields(&mut reader) };
                generics.read_where(&mut reader); // behind a tuple
                vec![variant]
            }
            "enum" => variants(&name, reader.group(Delimiter::Brace, "the variants")?.stream())?,
            other => {
                let said = format!("nothing says which field of a {other} holds a number: `{name}` has no shadow");
                return Err(Mistake::new(kind.span(), said));
            }
        };
        Ok(Item { name, generics, variants })
    }

    /// Source text, with each type parameter bound by a trait.
    fn filled(&self, text: &str, bound: &str, parts: &[(&str, TokenStream)]) -> TokenStream {
        let span = Span::call_site();
        let bounds: Vec<TokenStream> = self.generics.types()
            .map(|name| fill(span, "NAME: ::enzyme::BOUND", &[("NAME", name.clone()), ("BOUND", word(bound, span))]))
            .collect();
        let mut all = vec![
            ("DECLARATIONS", self.generics.declarations()),
            ("NAMES", self.generics.names()),
            ("NAME", TokenTree::from(self.name.clone()).into()),
            ("WHERE", self.generics.where_clause(bounds)),
        ];
        all.extend(parts.iter().cloned());
        fill(span, text, &all)
    }

    /// The arms of a match over `self`, by what `each` makes of the fields.
    fn arms(&self, each: impl Fn(&Variant) -> TokenStream) -> TokenStream {
        self.variants.iter().map(each).collect()
    }
}

fn fields(reader: &mut Reader) -> Vec<Field> {
    let Some(TokenTree::Group(group)) = reader.peek().cloned() else { return Vec::new() };
    reader.next();
    let is_named = group.delimiter() == Delimiter::Brace;
    let all = Reader::new(group.stream()).list();
    all.into_iter().enumerate().map(|(place, tokens)| field(tokens, place, is_named)).collect()
}

fn field(tokens: TokenStream, place: usize, is_named: bool) -> Field {
    let mut reader = Reader::new(tokens);
    reader.attributes();
    reader.visibility();
    let mut name = TokenTree::from(Literal::usize_unsuffixed(place));
    if is_named {
        if let Some(found) = reader.next() {
            name = found;
        }
        reader.next();
    }
    Field { name, span: reader.span() }
}

fn variants(of: &Ident, tokens: TokenStream) -> Result<Vec<Variant>> {
    if tokens.is_empty() {
        return Err(Mistake::new(of.span(), format!("`{of}` has no values, and so no shadows")));
    }
    Reader::new(tokens).list().into_iter().map(|tokens| {
        let mut reader = Reader::new(tokens);
        reader.attributes();
        let name = TokenTree::from(reader.word("a variant")?);
        let path = fill(name.span(), "Self::NAME", &[("NAME", name.into())]);
        Ok(Variant { path, fields: fields(&mut reader) })
    }).collect()
}

impl Variant {
    /// `Self::Name { 0: a0, field: a1 }`
    fn pattern(&self, prefix: &str) -> TokenStream {
        let fields = self.fields.iter().enumerate().map(|(place, field)| {
            let parts = [("FIELD", field.name.clone().into()), ("BOUND", self.bound(prefix, place))];
            fill(Span::call_site(), "FIELD: BOUND", &parts)
        });
        let braces = TokenTree::from(Group::new(Delimiter::Brace, listed(fields)));
        self.path.clone().into_iter().chain([braces]).collect()
    }

    fn bound(&self, prefix: &str, place: usize) -> TokenStream {
        word(&format!("{prefix}{place}"), Span::call_site())
    }

    /// Source text for each field, `OWN` and `OTHER` being what the patterns bind.
    fn each(&self, text: &str) -> Vec<TokenStream> {
        self.fields.iter().enumerate().map(|(place, field)| {
            let parts = [
                ("FIELD", field.name.clone().into()),
                ("OWN", self.bound("own", place)),
                ("OTHER", self.bound("other", place)),
            ];
            fill(field.span, text, &parts)
        }).collect()
    }

    /// An arm of a match over `self`.
    fn arm(&self, text: &str, each: &str) -> TokenStream {
        let parts = [("PATTERN", self.pattern("own")), ("OTHERS", self.pattern("other")), ("PATH", self.path.clone()),
                     ("EACH", self.each(each).into_iter().collect())];
        fill(Span::call_site(), text, &parts)
    }
}

fn mirror_impl(item: &Item) -> TokenStream {
    let mirrors = item.arms(|variant| variant.arm(
        "(PATTERN, OTHERS) => true EACH,", "&& ::enzyme::Mirror::mirrors(OWN, OTHER)"));
    let places = item.arms(|variant| variant.arm("PATTERN => { EACH }", "::enzyme::Mirror::places(OWN, note);"));
    let room = item.arms(|variant| variant.arm(
        "(PATTERN, OTHERS) => { EACH }", "::enzyme::Mirror::make_room(OWN, OTHER, may_change);"));
    let is_one = item.variants.len() == 1;
    let others = |text: &str| if is_one { TokenStream::new() } else { fill(Span::call_site(), text, &[]) };
    item.filled(
        "#[automatically_derived]
        #[allow(unsafe_code, clippy::pedantic)]
        unsafe impl<DECLARATIONS> ::enzyme::Mirror for NAME<NAMES> WHERE {
            #[allow(unused_variables, unreachable_code)]
            fn mirrors(&self, shadow: &Self) -> bool { match (self, shadow) { MIRRORS SEVERAL } }
            #[allow(unused_variables)]
            fn places(&self, note: ::enzyme::mirrors::Note) { match self { PLACES } }
            #[allow(unused_variables)]
            fn make_room(&self, shadow: &mut Self, may_change: bool) { match (self, shadow) { ROOM NOTHING } }
        }",
        "Mirror",
        &[("MIRRORS", mirrors), ("PLACES", places), ("ROOM", room), ("SEVERAL", others("_ => false,")),
          ("NOTHING", others("_ => {}"))],
    )
}

fn shadow_impl(item: &Item) -> TokenStream {
    let twin = item.arms(|variant| variant.arm(
        "PATTERN => PATH { EACH },", "FIELD: ::enzyme::Shadow::twin(OWN),"));
    let numbers = item.arms(|variant| variant.arm("PATTERN => { EACH }", "::enzyme::Shadow::numbers(OWN, visit);"));
    item.filled(
        "#[automatically_derived]
        #[allow(clippy::pedantic)]
        impl<DECLARATIONS> ::enzyme::Shadow for NAME<NAMES> WHERE {
            fn twin(&self) -> Self { match self { TWIN } }
            #[allow(unused_variables)]
            fn numbers(&mut self, visit: ::enzyme::Visit) { match self { NUMBERS } }
        }",
        "Shadow",
        &[("TWIN", twin), ("NUMBERS", numbers)],
    )
}
