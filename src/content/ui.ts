import { z } from 'zod'
import { type BlockType, type BlockUi, blocks } from '../blocks/schemas.ts'
import { languageTag, message, text } from './fields.ts'

/** Interface strings that belong to no block. */
const shell = z.strictObject({
  skipLink: text().describe(
    'Erster Link jeder Seite, für Tastatur und Vorleseprogramme: Zum Inhalt springen',
  ),
  navigation: text().describe('Name der Navigation für Vorleseprogramme'),
  footerNavigation: text().describe('Name der Links im Fuß für Vorleseprogramme'),
  menu: text().describe('Beschriftung der Menütaste'),
  newTab: text().describe('Zusatz für Links, die in neuem Tab öffnen'),
  weekdayRange: message('from', 'to').describe('Von einem Wochentag bis zum anderen: {from}–{to}'),
  timeRange: message('from', 'to').describe('Von einer Uhrzeit bis zur anderen: {from}–{to} Uhr'),
  timeJoin: text().describe('Wort zwischen zwei Zeiten: und'),
  unreachable: text().describe(
    'Hinweis, wenn eine angeklickte Seite nicht zu laden ist; die Telefonnummer wird zum Link',
  ),
  errorTitle: text().describe('Überschrift, wenn die Seite abstürzt'),
  errorTitleLang: languageTag().optional().describe('Sprache dieser Überschrift: en'),
  errorText: text().describe('Was dann zu tun ist; die Telefonnummer wird zum Link'),
  errorReload: text().describe('Taste auf der Fehlerseite und im Hinweis unreachable: Neu laden'),
  errorHome: text().describe('Link auf der Fehlerseite: Zur Startseite'),
})

/** Strings of the admin mode; loaded only while it is on. */
const admin = z.strictObject({
  bar: text().describe('Name der Leiste: Bearbeitungsmodus'),
  hint: text().describe('Was man tun kann'),
  edit: text().describe('Name eines änderbaren Textes für Vorleseprogramme'),
  edited: message('count').describe('Wie viele Blöcke geändert sind: Geänderte Blöcke: {count}'),
  resetBlock: text().describe('Taste: Block zurücksetzen'),
  blockReset: text().describe('Meldung danach'),
  undo: text().describe('Taste, die das Zurücksetzen aufhebt: Rückgängig'),
  resetAll: text().describe('Taste: Alles zurücksetzen'),
  confirmReset: text().describe('Frage vor dem Zurücksetzen'),
  leave: text().describe('Taste: Bearbeitungsmodus beenden'),
  locked: text().describe('Auf Seiten, die nicht bearbeitet werden'),
  apply: text().describe('Taste: Übernehmen'),
  cancel: text().describe('Taste: Abbrechen'),
  stale: message('text').describe(
    'Eine Änderung wird nicht gezeigt, weil der veröffentlichte Text seitdem ein anderer ist: {text}',
  ),
  showStale: text().describe('Taste, die sie trotzdem zeigt'),
  discardStale: text().describe('Taste, die sie wegwirft: Verwerfen'),
  refused: z
    .strictObject({
      empty: text().describe('Der Text ist leer'),
      long: text().describe('Der Text ist zu lang'),
      markup: text().describe('Der Text enthält HTML oder ein Bild'),
      link: text().describe('Ein Link führt weder auf die Website noch ins Netz'),
    })
    .describe('Meldungen, wenn ein Text nicht übernommen wird'),
  unknownName: message('name').describe('{name} in geschweiften Klammern gibt es nicht'),
  notSaved: text().describe('Der Browser speichert nicht'),
  unavailable: text().describe('Die Texte der Seite konnten nicht geladen werden'),
})

type BlockUiSchemas = { [T in BlockType]: z.ZodType<BlockUi<T>> }

const blockUi = Object.fromEntries(
  blocks.filter(({ ui }) => Object.keys(ui.shape).length > 0).map(({ type, ui }) => [type, ui]),
) as unknown as BlockUiSchemas

/** Every interface string: the shell's, the admin mode's, and each block's below its type. */
export const ui = z.strictObject({
  shell: shell.describe('Kopf, Fuß und Fehlerseite'),
  admin: admin.describe('Bearbeitungsmodus'),
  blocks: z.strictObject(blockUi).describe('Texte der Blöcke'),
})

export type Ui = z.output<typeof ui>
