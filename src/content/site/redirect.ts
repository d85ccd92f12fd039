import { z } from 'zod'
import { link } from '../fields.ts'

/** Words between slashes, at its end perhaps the name of an old file; WordPress may have had its own first. */
const PATH = String.raw`(?:\/index\.php)?(?:\/[\p{L}\d_~-]+)+(?:\.(?:html?|php|aspx?|HTML?|PHP|ASPX?))?\/?`

/** `id=3`: by what programs told one page from another. */
const CONDITION = String.raw`[\w-]+=[\p{L}\d_.:~-]+`

/** A path on this site; one with conditions behind it may be that of the home page. */
const FORMER_ADDRESS = new RegExp(
  `^(?:${PATH}|(?:${PATH}|\\/)\\?${CONDITION}(?:&${CONDITION})*)$`,
  'u',
)

/** An address that has moved: who asks for `from` is sent to `to`. */
export const redirect = z.strictObject({
  from: z.string().regex(FORMER_ADDRESS).meta({
    description:
      'Alte Adresse einer Seite, nicht einer Datei: /leistungen/alt oder /index.php?id=3',
    form: 'die alte Adresse einer einzelnen Seite, ohne Stern: /leistungen/alt. Dateien wie /preise.pdf, Sprungmarken wie #kontakt, die Startseite (/) und Adressen mit Leerzeichen, auch als %20, lassen sich nicht weiterleiten; dann löschen Sie den Eintrag.',
  }),
  to: link().describe('Neue Adresse: /leistungen'),
})

export type Redirect = z.output<typeof redirect>
