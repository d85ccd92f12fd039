import { inWords } from '../../src/content/text/in-words.ts'
import { list, listSome, meant, shorten } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'

const told = (value: unknown): string =>
  shorten(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const possible = (names: readonly string[]): string =>
  names.length === 0 ? 'Prüfen Sie, wie die Stelle heißt.' : `Hier gibt es: ${listSome(names)}.`

/** Why an edit is not made. */
export const editWording = {
  unknownFile: (name: string, suggestion: string | undefined): Wording => ({
    code: 'edit-unknown-file',
    message: `Die Datei \`${shorten(name)}\` gibt es im Inhalt nicht.`,
    hint: meant(suggestion) ?? 'Nennen Sie eine Datei des Inhalts, zum Beispiel: content/site.yaml',
  }),
  goneFile: (name: string): Wording => ({
    code: 'edit-conflict',
    message: `Die Datei \`${shorten(name)}\` ist inzwischen gelöscht oder umbenannt.`,
    hint: 'Nehmen Sie die Änderung in dieser Datei zurück; die anderen lassen sich dann speichern.',
  }),
  unknownPlace: (
    step: string,
    names: readonly string[],
    suggestion: string | undefined,
  ): Wording => ({
    code: 'edit-unknown-place',
    message: `Die Stelle \`${shorten(step)}\` gibt es hier nicht.`,
    hint: meant(suggestion) ?? possible(names),
  }),
  /** The same of a list that is not in order: its names are not known. */
  unnamedPlace: (step: string, names: readonly string[]): Wording => ({
    ...editWording.unknownPlace(step, names, undefined),
    code: 'edit-unnamed-place',
  }),
  changedSince: (now: unknown): Wording => ({
    code: 'edit-conflict',
    message: `Hier steht inzwischen etwas anderes: \`${shorten(inWords(now))}\`.`,
    hint: 'Sehen Sie nach, welcher Text gilt; soll es der neue sein, ändern Sie ihn noch einmal.',
  }),
  takenId: (id: string): Wording => ({
    code: 'edit-conflict',
    message: `Einen Eintrag mit der id \`${id}\` gibt es hier schon.`,
    hint: 'Sehen Sie nach, ob es derselbe ist; sonst geben Sie dem neuen eine andere id.',
  }),
  notList: (): Wording => ({
    code: 'edit-no-list',
    message: 'Hier steht keine Liste.',
    hint: 'Nennen Sie eine Liste, oder setzen Sie den Wert ohne insert und move.',
  }),
  noPlaceFor: (): Wording => ({
    code: 'edit-unwritable',
    message: 'Dieser Wert lässt sich hier nicht schreiben, ohne dass sich anderes mit ändert.',
    hint: 'Ändern Sie die Stelle von Hand.',
  }),
  writtenMeanwhile: (): Wording => ({
    code: 'edit-conflict',
    message: 'Die Datei ist inzwischen von jemand anderem gespeichert worden.',
    hint: 'Geschrieben wurde nichts. Versuchen Sie es noch einmal.',
  }),
  unreadable: (): Wording => ({
    code: 'edit-unreadable',
    message: 'Die Datei lässt sich nicht lesen, wie sie ist.',
    hint: 'Bringen Sie sie erst in Ordnung: npm run check',
  }),
}

const EXPECTED = 'Erwartet wird eine Liste von Änderungen als JSON'

/** Why what comes by the standard input is no list of edits. */
export const listWords = {
  nothing: `${EXPECTED}, aber es kam nichts an.`,
  noJson: (line: number | undefined) =>
    `${EXPECTED}. Was ankam, lässt sich ${line === undefined ? '' : `in Zeile ${line} `}nicht als JSON lesen.`,
  noList: `${EXPECTED}. Was ankam, ist keine.`,
  ofEdit: (nth: number, fault: string) => `${nth}. Änderung: ${fault}`,
  noGroup: 'Sie steht nicht in geschweiften Klammern.',
  tooDeep: 'Darin ist mehr ineinander, als in einer Datei stehen kann.',
  unknownOp: (op: unknown, ops: readonly string[]) =>
    `\`${told(op)}\` ist bei \`op\` nicht möglich. Zur Wahl stehen ${list(ops)}.`,
  missing: (key: string) => `\`${key}\` fehlt.`,
  unknownKey: (key: string, op: string, keys: readonly string[]) =>
    `\`${shorten(key)}\` gibt es bei \`${op}\` nicht. Zur Wahl stehen ${list(keys)}.`,
  wrongValue: (key: string, value: unknown) =>
    `\`${told(value)}\` ist bei \`${key}\` nicht möglich.`,
}

/** What `gewerk edit` says. */
export const words = {
  incomplete: 'So ist die Änderung nicht vollständig.',
  severalWords: (value: string) =>
    `Der Wert besteht aus mehreren Wörtern. Setzen Sie ihn in Anführungszeichen: "${value}"`,
  noValue: 'Zu --remove gehört kein Wert.',
  oneOfThem: '--insert, --remove und --move gehen nur einzeln.',
  written: (files: readonly string[]) => `Geschrieben: ${files.join(', ')}`,
  nothing: 'Es ändert sich nichts.',
  stillMarked:
    'Vor dem Wert oder seinem Eintrag steht noch !platzhalter. Stimmt jetzt alles, löschen Sie dieses Wort in der Datei: Vorher lässt sich die Website nicht veröffentlichen.',
  notWritten: 'Geschrieben wurde nichts. Wenn es so recht ist, hängen Sie --write an.',
}
