/** What stands alone between the brackets that chat programs and templates leave: the kind of what is missing. */
const KINDS =
  '(?:Vor|Nach|Firmen|Unternehmens|Produkt|Orts?|Stadt|Ansprechpartner)?[Nn]ame|Datum|Firma|Unternehmen|Ort|Stadt|Straße|Adresse|Anschrift|Telefon(?:nummer)?|E-Mail(?:-Adresse)?|Preis|Betrag|Uhrzeit|Jahr(?:eszahl)?|Anzahl|Link|URL|Website|Platzhalter'

const PLACEHOLDERS = [
  // `[Ihr Produktname]`, `[Hier Text]`
  String.raw`(?:Ihre?[rmns]?|Deine?[rmns]?|Hier|Bitte)\s[^\][\n]{1,60}`,
  // `[Telefonnummer einfügen]`
  String.raw`[^\][\n]{1,60}\s(?:einfügen|eintragen|ergänzen|einsetzen|hinzufügen)[.!]?`,
  KINDS,
]

/** A placeholder in brackets, which is no link: nothing of one stands before it or behind it. */
export const BRACKET_PLACEHOLDER = String.raw`(?<![\]!\\])\[(?:${PLACEHOLDERS.join('|')})\](?![([:])`

const ALONE = new RegExp(`^${BRACKET_PLACEHOLDER}$`, 'i')

/** Whether a text is nothing but such a placeholder. */
export const isBracketPlaceholder = (text: string): boolean => ALONE.test(text.trim())
