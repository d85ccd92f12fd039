import { MONTHS } from '../dates/months.ts'

const NO_BREAK = '\u00a0'

/** Forbids a break and is nothing else: what is searched or read aloud stays the same. */
const JOINER = '\u2060'

const UNITS = [
  '%|‰|°C?|€|Euro|EUR|Cent|CHF|Franken|Rappen|Mio\\.|Mrd\\.|Uhr|Prozent',
  'mm|cm|dm|km|m|mm²|cm²|m²|km²|cm³|m³|l|Liter|g|kg|t|bar|mbar',
  'W|kW|MW|kWp|Wh|kWh|MWh|V|kV|A|mA|Hz|dB|dB\\(A\\)|Ohm|lm|K',
  '(?:(?:Milli|Zenti|Kilo|Quadrat|Kubik)m|M)eter[ns]?|Litern|(?:Kilog|G)ramm|Tonnen?',
  '(?:(?:Kilo|Mega)w|W)att(?:stunden?)?|Volt|(?:Millia|A)mpere|Grad|Dezibel',
].join('|')

/** Of days and floors: `20. November`, `3. Obergeschoss`. Elsewhere a full stop ends a sentence. */
const COUNTED = `(?:Ober|Unter)geschoss|Stock|Etage|${MONTHS}`

/** A unit or word ends where no letter or digit follows. */
const END = '(?![\\p{L}\\p{N}])'

/** Spaces, each between its look-behind and its look-ahead, at which no line may end, in any text. */
const TIES = [
  '(?<=(?<![\\p{L}\\d])(?:Abs|Art|Nr|Ziff|Satz|Bd|Tel|ca|Dr|Prof|St|Baujahr)\\.?) (?=\\d|\\p{Lu})',
  '(?<=(?:Buchst|(?<!\\p{L})lit)\\.) (?=\\p{Ll}(?!\\p{L}))',
  `(?<=[Kk]lasse) (?=\\p{Lu}[\\p{Lu}\\d]*${END})`,
  '(?<=(?<!\\p{L})\\p{L}\\.) (?=\\p{L}\\.)',
  '(?<=\\S) (?=– )',
  `(?<=&) (?=Co${END})`,
  `(?<=& Co\\.?) (?=KG${END})`,
]

/** Those beside a figure, which may be the name of one. */
const TIES_OF_FIGURES = [
  `(?<=[\\d}]) (?=(?:${UNITS})${END})`,
  `(?<=\\d (?:Mio|Mrd)\\.) (?=(?:€|Euro|kg|t|kWh)${END})`,
  `(?<=(?:(?<!\\p{L})\\d{1,2}|\\})\\.) (?=(?:${COUNTED})${END})`,
  // Swiss amounts end in a dash where they have no cents: `95.– CHF`
  `(?<=\\d\\.[–-]{1,2}) (?=CHF${END})`,
  '(?<=(?<!\\p{L})(?:CHF|S?Fr\\.)) (?=[\\d{])',
  '(?<=§) (?=\\d)',
  '(?<=\\d\\p{Ll}?) (?=(?:Abs|Nr|Satz)\\.? \\d|(?:Buchst|lit)\\. \\p{Ll})',
  '(?<=(?<!\\p{L})(?:KfW|GEG)) (?=\\d)',
  '(?<=\\+\\d[\\d ]{0,20}) (?=\\d)',
  // Within the country: `02942 1234`, `0800 123 123`
  '(?<=(?<![\\p{L}\\d])0[1-9]\\d{1,4}[\\d ]{0,15}) (?=\\d\\d)',
  '(?<=(?<!\\d)\\d{5}) (?=\\p{Lu}\\p{Ll})',
  // A postcode of Austria or Switzerland may be a year, unless a house number stands before it
  `(?<=\\d(?:${NO_BREAK}?\\p{Ll})?, \\d{4}) (?=\\p{Lu}\\p{Ll})`,
  '(?<=\\d) (?=× \\d)',
  '(?<=\\d ×) (?=\\d)',
]

/** At spaces alone, or every letter would be tried. */
const atSpaces = (ties: readonly string[]) => new RegExp(`(?= )(?:${ties.join('|')})`, 'gu')

const TIE = atSpaces(TIES)
const ANY_TIE = atSpaces([...TIES, ...TIES_OF_FIGURES])

/** Most paragraphs have none, and nothing of what is looked for beside one. */
const FIGURE = /[\d}]/

/** The whole name of a standard: `VDE-AR-N 4100`, `DIN 1946-6`; none has more words before its number. */
const STANDARD = /(?<!\p{L})(?:DIN|EN|ISO|VDE|VDI|DVGW|TRGI)(?:[- ]\p{Lu}+){0,5} \d+(?:-\d+)*/gu

/** A street with its number: `Brückenplatz 1`, `Kavalleriestraße 2–4`, in Switzerland `Könizstrasse 12`. */
const STREET = /\p{Ll}(?:straße|strasse|platz|weg|allee|gasse|damm) \d+(?:[–-]\d+)?/gu

/** The number of any other street, as postcode and town follow: `Am Markt 12 a, 01968 Senftenberg`. */
const NUMBER = /(?<=\p{L}\.?) \d+(?: ?\p{Ll})?(?:[–-]\d+)?(?=, \d{4,5} \p{Lu})/gu

/** A telephone number with its extension: `+49 2942 1234-56`. */
const EXTENSION = /\+\d[\d ()]{0,20}-\d+/g

/** What stands in one line whatever it holds: spaces and dashes end none. */
export const inOnePiece = (name: string): string =>
  name.replaceAll(' ', NO_BREAK).replace(/[–-]/g, (dash) => `${dash}${JOINER}`)

/**
 * Keeps together what a line may not tear apart: figure and unit (`21.000 €`, `CHF 95.–`, `{time} Uhr`),
 * paragraph and number (`§ 14a Abs. 1`), standards (`DIN EN 1717`, `VDE-AR-N 4100`), year of a building
 * (`Baujahr 1908`), class (`Klasse B`), abbreviations (`z. B.`), days and floors, phone numbers (`+49 …`),
 * street and number, postcode and town; and leaves no dash at the start of a line. Spaces become no-break
 * spaces (U+00A0), a hyphen in a standard, a house or a phone number is followed by a word joiner (U+2060);
 * nothing else changes.
 *
 * Source: DIN 5008:2020, no-break spaces.
 */
export const typeset = (text: string): string =>
  FIGURE.test(text)
    ? // The number with its letter first, of which a street alone would leave the letter behind
      [STANDARD, NUMBER, STREET, EXTENSION]
        .reduce((set, whole) => set.replace(whole, inOnePiece), text)
        .replace(ANY_TIE, NO_BREAK)
    : text.replace(TIE, NO_BREAK)
