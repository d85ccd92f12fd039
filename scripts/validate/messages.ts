import { ENTRY, holder, isEntryBehind, named, shorten, withoutExample } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'
import { meaningOf, quoted } from '../yaml/quote.ts'
import { withPart } from './describe/days/with-part.ts'

const kinds: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'eine Gruppe von Angaben',
  list: 'eine Liste',
  map: 'eine Gruppe von Angaben',
  text: 'ein Text',
  empty: 'nichts',
  endless: 'ein Wort, mit dem sich nicht rechnen lässt',
}

const kind = (name: string) => kinds[name] ?? 'ein anderer Wert'

const repairs: Record<string, string> = {
  string: 'einen Text',
  int: 'nur eine ganze Zahl, ohne Komma, ohne Wörter und ohne andere Zeichen',
  number: 'nur die Zahl, ohne Wörter und ohne andere Zeichen',
  array: 'jeden Eintrag in eine eigene Zeile, mit einem Strich und einem Leerzeichen davor',
  object: 'jede Angabe eingerückt in eine eigene Zeile darunter',
}

/** What is said about values that no schema takes; what is about numbers, days or groups stands beside them. */
export const validateWording = {
  commentedOut: (key: string, whole: string, lead = `${key}: `): Wording => ({
    code: 'cut-text',
    message: `${isEntryBehind(key, lead) ? `In diesem Eintrag von \`${key}\`` : `Hinter \`${key}\``} steht nichts: Was nach # kommt, gilt in YAML als Notiz.`,
    hint: `Setzen Sie den Text in Anführungszeichen: ${lead}${quoted(whole)}`,
    instead: { text: quoted(whole) },
  }),
  missingKey: (
    key: string,
    description: string | undefined,
    line: string,
    isOutermost = false,
  ): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Angabe ${named(key, description)}.`,
    hint: `Ergänzen Sie ${isOutermost ? 'ganz am Rand ' : ''}eine Zeile ${line}`,
  }),
  /** What stands in the file, or in the files of the folder, `home`. */
  keyOfFile: (key: string, home: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gibt es hier nicht.`,
    hint: home.endsWith('/')
      ? `Was darunter steht, gehört in den Ordner content/${home.slice(0, -1)}, je Eintrag in eine eigene Datei. Löschen Sie es hier.`
      : `Was darunter steht, gehört in die Datei content/${home}, jeder Eintrag ganz am Rand mit einem Strich davor. Gibt es sie noch nicht, legen Sie sie an. Löschen Sie es hier.`,
  }),
  keyOfPart: (key: string, owner: string, line: number): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gehört zu \`${owner}\`.`,
    hint: `Verschieben Sie die Zeile mit allem, was darunter steht, unter ${owner}: (Zeile ${line}), um 2 Leerzeichen weiter eingerückt.`,
  }),
  keyInPart: (key: string, owner: string, line: number): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gehört zu \`${owner}\`.`,
    hint: `Dort steht sie schon, in Zeile ${line}. Ergänzen Sie sie an jener Stelle, und löschen Sie sie hier mit allem, was darunter steht.`,
  }),
  keyOfOldSite: (key: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gibt es hier nicht.`,
    hint: 'Löschen Sie sie mit allem, was darunter steht. Was stattdessen geht, steht im Handbuch unter „Umzug von einer alten Website“.',
  }),
  missingInBraces: (
    key: string,
    description: string | undefined,
    line: string,
    inside: string,
  ): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Angabe ${named(key, description)}.`,
    hint: `Ergänzen Sie sie zwischen den Klammern: ${withPart(inside, line)}`,
  }),
  emptyValue: (key: string, description: string | undefined, line: string): Wording => ({
    code: 'empty-value',
    message: `Hinter ${named(key, description)} steht nichts.`,
    hint: `Tragen Sie einen Wert ein: ${line}`,
  }),
  nullValue: (
    key: string,
    source: string,
    description: string | undefined,
    line: string,
  ): Wording => ({
    code: 'empty-value',
    message: `\`${source}\` heißt in YAML: Hinter ${named(key, description)} steht nichts.`,
    hint: `Tragen Sie einen Wert ein: ${line}`,
  }),
  orNone: (words: Wording): Wording => ({
    ...words,
    hint: `${words.hint.replace(/\.$/, '')}. Gibt es hier nichts anzugeben, löschen Sie die Zeile.`,
    ...(words.code === 'empty-value' && { instead: { nothing: true } }),
  }),
  /** A block that has something else to show, such as a form, is not to go. */
  allOrNone: (words: Wording, hasMore = false): Wording => ({
    ...words,
    hint: `${words.hint.replace(/\.$/, '')}. Ohne die Zeile zeigt der Block alle${hasMore ? '' : '; soll er nichts davon zeigen, löschen Sie den ganzen Block'}.`,
  }),
  emptyItem: (key: string): Wording => ({
    code: 'empty-value',
    message:
      key === ENTRY
        ? 'Hinter diesem Strich steht nichts.'
        : `In der Liste \`${key}\` steht hinter diesem Strich nichts.`,
    hint: 'Schreiben Sie den Eintrag dahinter, oder löschen Sie die Zeile mit dem Strich.',
    instead: { nothing: true },
  }),
  emptyBody: (): Wording => ({
    code: 'empty-value',
    message: 'Unter der zweiten Zeile --- steht kein Text.',
    hint: 'Schreiben Sie den Text des Beitrags unter diese Zeile.',
  }),
  wrongType: (key: string, expected: string, found: string, form?: string): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört ${kind(expected)}; hier steht ${kind(found)}.`,
    hint: form
      ? `Schreiben Sie ${form}`
      : `Schreiben Sie bei \`${key}\` ${repairs[expected] ?? kinds[expected] ?? 'einen anderen Wert'}.`,
  }),
  needsQuotes: (key: string, source: string, text = source, lead = `${key}: `): Wording => ({
    code: 'needs-quotes',
    message: `${holder(key, lead, 'Jeder')} ist ein Text, aber \`${shorten(source)}\` wird ohne Anführungszeichen anders gelesen.`,
    hint: `Setzen Sie Anführungszeichen: ${lead}${quoted(text)}`,
    instead: { value: text, isSure: true },
  }),
  oneText: (key: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Zu ${holder(key, lead, 'jedem')} gehört ein einziger Text; hier steht eine Liste.`,
    hint:
      lead === '- '
        ? `Löschen Sie einen der beiden Striche: - ${text}`
        : `Schreiben Sie den Text ohne Strich hinter den Doppelpunkt: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  markBefore: (key: string, value: unknown): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört ${Array.isArray(value) ? 'eine Liste' : 'eine Gruppe von Angaben'}; das Zeichen hinter dem Doppelpunkt macht aus ihren Zeilen einen Text.`,
    hint: `Löschen Sie das Zeichen, so dass die Zeile darüber nur noch so heißt: ${key}:`,
    instead: { value },
  }),
  truth: (key: string, value: string, truth: string): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(value)}\` ist bei \`${key}\` nicht möglich; ja heißt hier true, nein heißt false.`,
    hint: `Schreiben Sie: ${key}: ${truth}`,
    instead: { value: meaningOf(truth), isSure: true },
  }),
  format: (
    key: string,
    value: string,
    { description, form }: { description?: string | undefined; form?: string | undefined },
    repaired?: string,
  ): Wording => ({
    code: 'format',
    message: `\`${shorten(value)}\` hat nicht die Form, die ${named(key, description && withoutExample(description))} braucht.`,
    hint: repaired
      ? `Schreiben Sie: ${repaired}`
      : `Schreiben Sie ${form ?? `es so, wie es hier beschrieben ist: ${description ?? key}.`}`,
  }),
  misplaced: (
    key: string,
    value: string,
    owner: string,
    repaired: string | undefined,
    { form }: { form?: string | undefined },
  ): Wording => ({
    code: 'format',
    message: `\`${shorten(value)}\` gehört zu \`${owner}\`, nicht zu \`${key}\`.`,
    hint: repaired
      ? `Schreiben Sie: ${repaired}`
      : `Schreiben Sie ${form ?? `hier, was zu ${key} gehört`}`,
  }),
  wholeAddress: (value: string, repaired: string): Wording => ({
    code: 'format',
    message: `\`${shorten(value)}\` ist eine ganze Adresse; hier steht nur, was in ihr hinter dem Namen der Website kommt.`,
    hint: `Schreiben Sie: ${repaired} – und liegt die Website in einem Ordner, lassen Sie auch ihn weg. Was nicht in ihm liegt, kann sie nicht weiterleiten; dann löschen Sie den Eintrag.`,
  }),
  repeatedItem: (item: string, firstLine?: number): Wording => ({
    code: 'repeated-item',
    message: `\`${shorten(item)}\` steht zweimal in dieser Liste${
      firstLine === undefined ? '.' : `; das erste Mal in Zeile ${firstLine}.`
    }`,
    hint: 'Löschen Sie einen der beiden Einträge.',
    instead: { nothing: true },
  }),
  tooShort: (key: string, minimum: number, form?: string): Wording => ({
    code: 'too-few',
    message:
      minimum === 1
        ? `Bei \`${key}\` fehlt jeder Eintrag.`
        : `Bei \`${key}\` stehen zu wenige Einträge.`,
    hint: form
      ? `Schreiben Sie ${form}`
      : `Tragen Sie mindestens ${minimum === 1 ? 'einen' : minimum} ein, jeden in eine eigene Zeile: ein Strich, ein Leerzeichen, der Eintrag.`,
  }),
  tooLong: (key: string, maximum: number): Wording => ({
    code: 'too-many',
    message: `Bei \`${key}\` stehen zu viele Einträge.`,
    hint: `Möglich ${maximum === 1 ? 'ist höchstens einer' : `sind höchstens ${maximum}`}.`,
  }),
  longText: (key: string, length: number, maximum: number): Wording => ({
    code: 'too-long',
    message: `Der Text bei \`${key}\` ist mit ${length} Zeichen zu lang.`,
    hint: `Kürzen Sie ihn auf höchstens ${maximum} Zeichen.`,
  }),
  altFileName: (): Wording => ({
    code: 'alt-text',
    message:
      'Das ist der Name einer Datei; bei `alt` steht, was auf dem Bild zu sehen ist, für alle, die es nicht sehen.',
    hint: 'Schreiben Sie einen halben Satz dazu, oder statt der Zeile decorative: true, wenn das Bild nur schmückt.',
  }),
  altText: (hasBoth = false): Wording => ({
    code: 'alt-text',
    message: hasBoth
      ? 'Das Bild braucht entweder `alt` (was darauf zu sehen ist) oder `decorative: true`, nicht beides.'
      : 'Dem Bild fehlt `alt` (was darauf zu sehen ist) oder `decorative: true`.',
    hint: hasBoth
      ? 'Löschen Sie eine der beiden Zeilen: alt, wenn das Bild nur schmückt, sonst decorative.'
      : 'Ergänzen Sie alt: … mit einer kurzen Beschreibung, oder decorative: true, wenn es nur schmückt.',
  }),
  eachWithoutId: (route: string, each: string): Wording => ({
    code: 'route-each',
    message: `\`each: ${each}\` macht aus jedem Eintrag eine eigene Seite; dafür fehlt in der Adresse \`:id\`.`,
    hint: `Schreiben Sie: ${route.replace(/\/\*?$/, '')}/:id – oder, wenn es nur diese eine Seite geben soll, löschen Sie die Zeile each`,
  }),
  idWithoutEach: (): Wording => ({
    code: 'route-each',
    message:
      'An der Stelle von `:id` steht in jeder Adresse der Kurzname eines Eintrags; es fehlt die Zeile, die sagt, welche Einträge das sind.',
    hint: 'Für je eine Seite zu jeder Neuigkeit ergänzen Sie darunter: each: news – oder, wenn es nur diese eine Seite geben soll, löschen Sie `:id`',
  }),
  refused: (key: string): Wording => ({
    code: 'refused',
    message: `Was hinter \`${key}\` steht, ist so nicht möglich.`,
    hint: 'Sehen Sie nach, wie es bei den anderen Einträgen der Datei geschrieben ist, und machen Sie es genauso.',
  }),
}
