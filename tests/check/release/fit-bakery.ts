import type { Problem } from '../../../scripts/problem/problem.ts'
import { compileWith, type Overrides, replace } from '../../workspace.ts'

/** The rows of an imprint that lacks nothing; the contact block beside it shows address and phone. */
const IMPRINT = `
      - label: Firma
        value: "{company.legalName}"
      - label: Inhaberin
        value: "{company.representedBy}"
      - label: Register
        value: "{company.registerCourt}, {company.registerNumber}"
      - label: USt-IdNr.
        value: "{company.vatId}"
      - label: Schlichtung
        value: An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.
      - label: Redaktionell verantwortlich
        value: "{company.representedBy}, Anschrift wie oben"
`

const imprint = replace(
  '\n      - label: Registergericht\n        value: "{company.registerCourt}"\n',
  IMPRINT,
)

const sourced = (text: string) =>
  text.replace(/(location: .*)/g, '$1\n  source: Wiegebuch\n  asOf: 2026-01-31')

const privacy = replace('Wir heben', 'Nachrichten bekommt {form.processor}. Wir heben')

/** What the bakery has to change before it may publish its site. */
const fit: Record<string, (text: string) => string> = {
  'pages/home.yaml': replace('Wir haben beide gefragt', 'Beide haben bei uns einen Auftrag gehabt'),
  'pages/anlass.yaml': replace('Wir haben gefragt', 'Geprüft an der Rechnung'),
  'pages/kontakt.yaml': (text) => privacy(imprint(text)),
  'stories.yaml': sourced,
}

/** What keeps the bakery from publishing, once some files of its fit content are changed, or go. */
export const unfit = async (
  changes: Record<string, (text: string) => string> = {},
  release = true,
  others: Overrides = {},
): Promise<Problem[]> => {
  const overrides: Overrides = Object.fromEntries(
    [...new Set([...Object.keys(fit), ...Object.keys(changes)])].map((name) => [
      name,
      (text: string) => (changes[name] ?? String)((fit[name] ?? String)(text)),
    ]),
  )
  const { problems } = await compileWith({ ...overrides, ...others }, { release })
  return problems
}

/** `error content/site.yaml:3:1-3:9 outdated-law` */
export const place = ({ severity, file, line, column, end, code }: Problem): string =>
  `${severity} ${file}:${line}:${column}-${end.line}:${end.column} ${code}`

/** The same, with a text in the place of the home page's subtitle, which is in line 9. */
export const withText = (text: string) => ({
  'pages/home.yaml': replace(
    'subtitle: Seit {company.founded} backen wir, was der Name verspricht.',
    `subtitle: ${JSON.stringify(text)}`,
  ),
})
