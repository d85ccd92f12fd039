import { slugify } from '../../src/content/text/slugify.ts'
import { quoted, unquoted } from '../yaml/quote.ts'
import { partsApart } from './parts-apart.ts'
import { insteadOf, list, listWithMeanings, meant, named, shorten, spaces } from './phrases.ts'
import type { Wording } from './problem.ts'

/** What is known of a choice whose value is none of it. */
interface KnownOfChoice {
  description?: string | undefined
  /** What was meant. */
  suggestion?: string | undefined
  meanings?: Readonly<Record<string, string>>
}

/** What more than one stage says. */
export const commonWording = {
  // Files

  emptyFile: (): Wording => ({
    code: 'empty-file',
    message: 'Die Datei ist leer.',
    hint: 'Tragen Sie die Angaben ein oder löschen Sie die Datei.',
  }),

  // YAML

  colon: (value: string): Wording => ({
    code: 'colon-in-value',
    message: 'Ein Doppelpunkt mit Leerzeichen mitten im Text gilt in YAML als neue Angabe.',
    hint: `Setzen Sie den Text in Anführungszeichen: ${quoted(unquoted(value))}`,
  }),
  missingSpace: (sign: '-' | ':', repaired: string, column?: number): Wording => ({
    code: 'missing-space',
    message: `Hinter dem ${sign === '-' ? 'Strich' : 'Doppelpunkt'} fehlt ein Leerzeichen.`,
    hint: `Schreiben Sie${column === undefined ? '' : ` mit ${spaces(column)} davor`}: ${repaired}`,
    instead: { text: repaired },
  }),
  unmarkedMarkdown: (key: string, hasText = false): Wording => ({
    code: 'unmarked-text',
    message: `Unter \`${key}\` stehen Listen, Überschriften oder Tabellen; ohne Zeichen hinter dem Doppelpunkt gehen sie verloren.`,
    hint: `Schreiben Sie in diese Zeile nur: ${key}: |-${hasText ? ' – und den Text in die Zeile darunter, so weit eingerückt wie die folgenden.' : ''}`,
  }),
  bodyAsKey: (key: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gibt es hier nicht; der Text des Beitrags steht unter den Angaben.`,
    hint: 'Schreiben Sie den Text unter die zweite Zeile ---, und löschen Sie diese Angabe.',
  }),

  // Fields

  unknownKey: (key: string, allowed: readonly string[], suggestion?: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gibt es hier nicht.`,
    hint:
      meant(suggestion) ??
      `Prüfen Sie, wie das Wort geschrieben ist. Hier gibt es: ${list(allowed)}. Ist keines davon gemeint, löschen Sie die Zeile; gehört sie zum Text davor, setzen Sie den ganzen Text in Anführungszeichen.`,
    ...insteadOf(suggestion),
  }),
  password: (key: string): Wording => ({
    code: 'password',
    message: `Ein Passwort (\`${key}\`) gehört nicht in den Inhalt: Wer die Dateien lesen kann, hat es.`,
    hint: 'Löschen Sie die Zeile. `npm run deploy` nimmt das Passwort aus der Umgebung: DEPLOY_PASSWORD. War die Zeile schon hochgeladen, ändern Sie das Passwort.',
  }),
  unknownTwin: (key: string, twin: string, line: number): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gibt es hier nicht.`,
    hint: `Gemeint ist wohl \`${twin}\`; das steht schon in Zeile ${line}. Ändern Sie den Wert dort, und löschen Sie diese Zeile.`,
  }),
  /** @param others names of other groups or lists that it may have been as well */
  lostHead: (
    key: string,
    first: string,
    column: number,
    others: readonly string[] = [],
  ): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Zeile ${[key, ...others].map((name) => `${name}:`).join(' oder ')}, zu der \`${first}\` gehört.`,
    hint: `Schreiben Sie darüber in eine eigene Zeile, ${column === 0 ? 'ganz am Rand' : `mit ${spaces(column)} davor`}: ${key}:${others.length > 0 ? ` – oder ${others.map((name) => `${name}:`).join(' oder ')}, wenn das gemeint ist` : ''}`,
  }),
  severalInOne: (
    key: string,
    found: string,
    parts: readonly string[],
    setting: Parameters<typeof partsApart>[1],
  ): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(found)}\` ist bei \`${key}\` als ein Wert nicht möglich.`,
    ...partsApart(parts, setting),
  }),
  notAllowed: (
    key: string,
    value: string,
    allowed: readonly string[],
    { description, suggestion, meanings = {} }: KnownOfChoice = {},
  ): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(value)}\` ist bei ${named(key, description)} nicht möglich.`,
    hint:
      allowed.join() === 'true'
        ? `Schreiben Sie ${key}: true, oder löschen Sie die Zeile.`
        : (meant(suggestion) ?? `Möglich sind: ${listWithMeanings(allowed, meanings)}.`),
    ...insteadOf(allowed.join() === 'true' ? undefined : suggestion),
  }),

  // Between files

  placeholder: (): Wording => ({
    code: 'placeholder',
    message: 'Platzhalter: Dieser Wert ist ein Muster oder noch nicht nachgeprüft.',
    hint: 'Tragen Sie den richtigen Wert ein, oder prüfen Sie ihn an der Quelle; löschen Sie dann das Wort !platzhalter.',
  }),

  // Days

  endsBeforeItBegins: (end: string, begin: string): Wording => ({
    code: 'ends-before-it-begins',
    message: `Der Tag bei \`${end}\` liegt vor dem bei \`${begin}\`.`,
    hint: `Einer der beiden Tage stimmt nicht: Der bei \`${end}\` muss der spätere sein.`,
  }),
  noSuchDay: (written: string, days: number, example?: string): Wording => ({
    code: 'no-such-day',
    message: `Den Tag ${shorten(written)} gibt es nicht; der Monat hat ${days} Tage.`,
    hint:
      example === undefined ? 'Berichtigen Sie den Tag.' : `Schreiben Sie zum Beispiel: ${example}`,
  }),
  duplicateId: (id: string, firstPlace: string, free = `${slugify(id)}-2`): Wording => ({
    code: 'duplicate-id',
    message: `Den Kurznamen (id) \`${id}\` hat schon ein anderer Eintrag: ${firstPlace}.`,
    hint: `Ändern Sie den Namen hinter id in dieser Zeile, zum Beispiel: id: ${free}`,
  }),
  pastedTwice: (id: string, firstPlace: string): Wording => ({
    code: 'duplicate-id',
    message: `Der Eintrag \`${id}\` steht hier zum zweiten Mal, Wort für Wort wie der erste: ${firstPlace}.`,
    hint: 'Löschen Sie diesen Eintrag, vom Strich vor id bis zum nächsten.',
  }),
}
