import { HIDDEN_SIGNS } from '../text/hidden-signs.ts'
import { positionInFile, type Range, type SourceFile } from '../text/source-file.ts'
import { quoted, typed, unquoted } from '../yaml/quote.ts'
import type { Wording } from './problem.ts'

/**
 * Every sentence that an editor reads about a problem. Nothing here knows where the problem is;
 * the place is shown beside it.
 */

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

const meant = (suggestion: string | undefined) =>
  suggestion === undefined ? undefined : `Meinten Sie \`${suggestion}\`?`

const spaces = (count: number) => `${count} Leerzeichen`

/** What nobody sees is named where it stands: `waerme[unsichtbares Zeichen]pumpe`. */
const shorten = (value: string) => {
  const seen = value.replace(HIDDEN_SIGNS, '[unsichtbares Zeichen]')
  return seen.length > 60 ? `${seen.slice(0, 57)}…` : seen
}

/** What a field holds, in words: `der Titel der Seite` is `title (Titel der Seite)`. */
const named = (key: string, description: string | undefined) =>
  description ? `\`${key}\` (${description})` : `\`${key}\``

/** The key of what stands in a list that is a whole file. */
export const ENTRY = 'Eintrag'

const kinds: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Abschnitt mit eigenen Angaben',
  list: 'eine Liste',
  map: 'ein Abschnitt mit eigenen Angaben',
  text: 'ein Text',
  empty: 'nichts',
}

const kind = (name: string) => kinds[name] ?? 'ein anderer Wert'

const repairs: Record<string, string> = {
  string: 'einen Text',
  int: 'eine ganze Zahl, ohne Komma und ohne Wörter',
  number: 'eine Zahl, ohne Wörter',
  array: 'jeden Eintrag in eine eigene Zeile, mit einem Strich und einem Leerzeichen davor',
  object: 'jede Angabe eingerückt in eine eigene Zeile darunter',
}

const frontMatterWords = {
  missing: [
    'Der Beitrag beginnt nicht mit einer Zeile aus drei Strichen.',
    'Schreiben Sie in die erste Zeile --- und unter die Angaben (title, date …) noch einmal ---.',
  ],
  open: [
    'Hier sollte unter den Angaben eine Zeile aus drei Strichen stehen, bevor der Text beginnt.',
    'Schreiben Sie in diese Zeile nur: ---',
  ],
  late: [
    'Über den drei Strichen am Anfang des Beitrags steht noch eine leere Zeile.',
    'Löschen Sie die leere Zeile: Die erste Zeile der Datei ist ---.',
  ],
  above: [
    'Über den drei Strichen am Anfang des Beitrags steht noch Text.',
    'Löschen Sie ihn, oder schreiben Sie ihn unter die zweite Zeile ---: Die erste Zeile der Datei ist ---.',
  ],
  language: [
    'Hinter den drei Strichen am Anfang steht etwas, das hier nicht erlaubt ist.',
    'In der ersten Zeile darf nur --- stehen. Die Angaben darunter werden als YAML gelesen, nie ausgeführt.',
  ],
} as const

const formats: Record<string, string> = {
  date: 'Schreiben Sie das Datum als Jahr, Monat und Tag mit Strichen: 2026-03-31',
  url: 'Schreiben Sie die ganze Adresse, beginnend mit https://',
}

/** A place that a message names beside its own: `content/site.yaml, Zeile 12`. */
export const placeInWords = (file: SourceFile, { start }: Range): string =>
  `${file.path}, Zeile ${positionInFile(file, start).line}`

export const wording = {
  // Files

  oldFormat: (format: number, present: number): Wording => ({
    code: 'old-format',
    message: `Der Inhalt ist für eine ältere Fassung geschrieben (Format ${format}; dieses Programm liest Format ${present}).`,
    hint: 'Rufen Sie gewerk upgrade auf: Es zeigt, was sich ändert, und schreibt es, wenn Sie zustimmen.',
  }),

  newFormat: (format: number, present: number): Wording => ({
    code: 'new-format',
    message: `Der Inhalt ist für eine neuere Fassung geschrieben (Format ${format}; dieses Programm liest Format ${present}).`,
    hint: 'Holen Sie die neuere Fassung von Gewerk: npm install gewerk@latest',
  }),

  notUtf8: (): Wording => ({
    code: 'not-utf8',
    message: 'Die Datei ist nicht in UTF-8 gespeichert; Umlaute lassen sich nicht lesen.',
    hint: 'Speichern Sie die Datei im Editor mit der Kodierung „UTF-8“.',
  }),
  brokenLetters: (word: string, repaired: string | undefined): Wording => ({
    code: 'not-utf8',
    message: `In \`${shorten(word)}\` sind Buchstaben kaputt, wie es geschieht, wenn ein Programm die Datei falsch öffnet und wieder speichert.`,
    hint: repaired
      ? `Hier stand wohl: ${repaired} – stellen Sie die Fassung davor wieder her, oder berichtigen Sie alle solchen Wörter der Datei.`
      : 'Tippen Sie das Wort neu, und speichern Sie die Datei im Editor mit der Kodierung „UTF-8“.',
  }),
  unreadableFile: (): Wording => ({
    code: 'unreadable-file',
    message: 'Die Datei lässt sich nicht öffnen.',
    hint: 'Ist sie in einem anderen Programm geöffnet? Schließen Sie es, und prüfen Sie noch einmal.',
  }),
  unreadableName: (name: string, suggestion: string): Wording => ({
    code: 'unreadable-name',
    message: `Der Name ${name} enthält Zeichen, die sich nicht lesen lassen, wohl Umlaute von einem anderen Rechner.`,
    hint: `Benennen Sie die Datei um, am besten ohne Umlaute: ${suggestion}`,
  }),
  noFile: (name: string): Wording => ({
    code: 'no-file',
    message: `Unter dem Namen ${name} liegt hier keine Datei, sondern nur eine Verknüpfung; die Website liest, was selbst im Inhaltsordner liegt.`,
    hint: `Löschen Sie ${name}, und legen Sie die Datei selbst an diese Stelle.`,
  }),
  lockedFolder: (name: string): Wording => ({
    code: 'unreadable-folder',
    message: `Der Ordner ${name} lässt sich nicht öffnen.`,
    hint: 'Prüfen Sie, ob der Ordner zum Lesen freigegeben ist.',
  }),
  emptyFile: (): Wording => ({
    code: 'empty-file',
    message: 'Die Datei ist leer.',
    hint: 'Tragen Sie die Angaben ein oder löschen Sie die Datei.',
  }),
  tooLarge: (bytes: number, limit: number): Wording => ({
    code: 'file-too-large',
    message: `Die Datei ist ${megabytes(bytes)} groß; ein Text darf höchstens ${megabytes(limit)} haben.`,
    hint: 'Bilder gehören in den Ordner media. Einen sehr langen Text teilen Sie auf.',
  }),
  missingFile: (name: string): Wording => ({
    code: 'missing-file',
    message: `Die Datei ${name} fehlt.`,
    hint: `Legen Sie ${name} im Inhaltsordner an.`,
  }),
  noPages: (): Wording => ({
    code: 'no-pages',
    message: 'Es gibt keine einzige Seite.',
    hint: 'Legen Sie im Ordner pages eine Datei für die Startseite an, mit route: /',
  }),
  unknownFile: (name: string, known: readonly string[], suggestion?: string): Wording => ({
    code: 'unknown-file',
    message: `Eine Datei ${name} kennt die Website nicht; was darin steht, erscheint nirgends.`,
    hint:
      meant(suggestion) ??
      `Löschen Sie die Datei, oder geben Sie ihr einen dieser Namen: ${list(known)}.`,
  }),
  misplacedFile: (name: string, folder: string): Wording => ({
    code: 'unknown-file',
    message: `Die Datei ${name} liegt im falschen Ordner und wird nicht gelesen.`,
    hint: `Verschieben Sie sie in den Ordner ${folder}.`,
  }),
  fileName: (name: string, plain: string): Wording => ({
    code: 'file-name',
    message: `Der Dateiname „${name}“ macht auf anderen Rechnern und in Adressen Ärger: Namen sind klein geschrieben, ohne Umlaute und Leerzeichen.`,
    hint: `Benennen Sie die Datei um in ${plain}${plain.startsWith('media/') ? ', und schreiben Sie den neuen Namen überall dort, wo das Bild genannt ist' : ''}.`,
  }),
  reservedName: (name: string, repaired: string): Wording => ({
    code: 'reserved-name',
    message: `Unter dem Namen \`${shorten(name)}\` kann Windows nichts speichern; dort fehlt, was so heißt.`,
    hint: `Benennen Sie es um: ${repaired}`,
  }),
  sameName: (other: string): Wording => ({
    code: 'same-name',
    message: `Der Name unterscheidet sich nur durch große und kleine Buchstaben von ${other}; Windows und macOS behalten nur eine der beiden Dateien.`,
    hint: 'Benennen Sie eine der beiden um, oder löschen Sie sie.',
  }),
  unknownFolder: (name: string, known: readonly string[], suggestion?: string): Wording => ({
    code: 'unknown-file',
    message: `Einen Ordner ${name} kennt die Website nicht; was darin liegt, erscheint nirgends.`,
    hint:
      meant(suggestion) ?? `Verschieben Sie die Dateien in einen dieser Ordner: ${list(known)}.`,
  }),
  wrongEnding: (name: string, ending: string, renamed?: string): Wording => ({
    code: 'unknown-file',
    message: `Die Datei ${name} wird nicht gelesen: Hier zählen nur Dateien, die gleich in diesem Ordner liegen und auf ${ending} enden.`,
    hint: renamed
      ? `Benennen Sie die Datei um in ${renamed}.`
      : 'Löschen Sie die Datei. Ist es ein Bild oder ein Film, gehört sie in den Ordner media.',
  }),
  unreadableFolder: (folder: string): Wording => ({
    code: 'unreadable-folder',
    message: `Der Inhaltsordner ${folder} lässt sich nicht lesen.`,
    hint: 'Bitten Sie die Person, die Ihre Website technisch betreut, nachzusehen: Gibt es den Ordner, und zeigt CONTENT_DIR auf ihn?',
  }),

  // YAML

  openQuote: (mark: string, closed: string): Wording => ({
    code: 'open-quote',
    message: `Hier beginnt ein Anführungszeichen ${mark}, das nirgends geschlossen wird.`,
    hint: `Setzen Sie ans Ende des Textes ein ${mark}, so: ${closed}`,
  }),
  quoteBeforeKey: (mark: string, key: string): Wording => ({
    code: 'open-quote',
    message: `Vor \`${key}\` steht ein Anführungszeichen ${mark}, das nirgends geschlossen wird.`,
    hint: `Löschen Sie es: ${key}: …`,
  }),
  openBracket: (open: string, close: string, value: string): Wording => ({
    code: 'open-bracket',
    message: `Hier beginnt eine Klammer ${open}, die nirgends geschlossen wird.`,
    hint: `Setzen Sie ans Ende der Zeile ein ${close}. Gehört die Klammer zum Text, setzen Sie ihn in Anführungszeichen: ${quoted(value)}`,
  }),
  strayQuote: (value: string, mark: string): Wording => ({
    code: 'stray-quote',
    message: `Am Ende steht ein Anführungszeichen ${mark}, zu dem der Anfang fehlt; es wäre auf der Website zu sehen.`,
    hint: `Löschen Sie es: ${typed(value)}${mark === "'" ? ' (für einen Apostroph: ’)' : ''}`,
  }),
  typographicQuotes: (value: string, inside: string): Wording => ({
    code: 'typographic-quotes',
    message: 'Diese Anführungszeichen gelten in YAML nicht; sie wären auf der Website zu sehen.',
    hint: `Schreiben Sie: ${quoted(inside)} – oder, wenn sie zu sehen sein sollen: ${quoted(value)}`,
  }),
  textAfterQuote: (value: string): Wording => ({
    code: 'text-after-quote',
    message: 'Nach dem schließenden Anführungszeichen steht noch Text.',
    hint: `Schließen Sie den ganzen Text ein: ${quoted(unquoted(value))}`,
  }),
  colon: (value: string): Wording => ({
    code: 'colon-in-value',
    message: 'Ein Doppelpunkt mit Leerzeichen mitten im Text gilt in YAML als neue Angabe.',
    hint: `Setzen Sie den Text in Anführungszeichen: ${quoted(unquoted(value))}`,
  }),
  specialSign: (value: string): Wording => ({
    code: 'special-sign',
    message: `Ein Text darf nicht mit ${value.charAt(0)} beginnen; das Zeichen hat in YAML eine eigene Bedeutung.`,
    hint: `Setzen Sie den Text in Anführungszeichen: ${quoted(unquoted(value))}`,
  }),
  textBehindMark: (mark: string, value: string): Wording => ({
    code: 'special-sign',
    message: `Hinter dem Zeichen ${mark} steht noch Text; in YAML beginnt der Text erst in der Zeile darunter.`,
    hint: `Beginnen Sie hinter ${mark} eine neue Zeile, zwei Leerzeichen weiter eingerückt als diese. Soll das Zeichen zu sehen sein, schreiben Sie: ${quoted(value)}`,
  }),
  cutText: (whole: string): Wording => ({
    code: 'cut-text',
    message:
      'Ab dem # liest YAML nicht weiter: Der Rest der Zeile gilt als Notiz und fehlt auf der Website.',
    hint: `Gehört er zum Text, schreiben Sie: ${quoted(whole)} – ist er eine Notiz, setzen Sie zwei Leerzeichen vor das #.`,
  }),
  commentedOut: (key: string, whole: string, isItem: boolean): Wording => ({
    code: 'cut-text',
    message: `${isItem ? `In diesem Eintrag von \`${key}\`` : `Hinter \`${key}\``} steht nichts: Was nach # kommt, gilt in YAML als Notiz.`,
    hint: `Setzen Sie den Text in Anführungszeichen: ${isItem ? '-' : `${key}:`} ${quoted(whole)}`,
  }),
  colonBehind: (value: string): Wording => ({
    code: 'stray-colon',
    message: `Hinter \`${value}\` steht ein Doppelpunkt zu viel.`,
    hint: `Löschen Sie ihn: ${value}`,
  }),
  signBeforeName: (found: string, name: string): Wording => ({
    code: 'special-sign',
    message: `Vor \`${name}\` steht in \`${shorten(found)}\` ein Zeichen, das in YAML eine eigene Bedeutung hat.`,
    hint: `Löschen Sie es: ${name}`,
  }),
  textMark: (found: string, mark: string): Wording => ({
    code: 'special-sign',
    message: `\`${found}\` beginnt in YAML keinen Text in mehreren Zeilen.`,
    hint: `Schreiben Sie an dieser Stelle nur: ${mark}`,
  }),
  pair: (key: string, first: string, second: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${shorten(key)}\` gibt es hier nicht; hier stehen zwei Angaben, jede in einer eigenen Zeile.`,
    hint: `Schreiben Sie statt dieser Zeile zwei, gleich weit eingerückt: ${first} und darunter ${second}`,
  }),
  keySigns: (key: string, repaired: string): Wording => ({
    code: 'key-signs',
    message: `Um \`${key}\` stehen Zeichen, die nicht dorthin gehören; der Name einer Angabe steht ohne Anführungszeichen und hat einen Doppelpunkt.`,
    hint: `Schreiben Sie: ${repaired}`,
  }),
  patchSign: (): Wording => ({
    code: 'patch-sign',
    message: 'Am Anfang der Zeile steht ein +, wie vor neuen Zeilen in einer Liste von Änderungen.',
    hint: 'Löschen Sie das Pluszeichen; die Abstände dahinter bleiben.',
  }),
  bracketSigns: (found: string, repaired: string): Wording => ({
    code: 'bracket-signs',
    message: `In ${shorten(found)} stimmen Kommas, Doppelpunkte oder Abstände nicht.`,
    hint: `Schreiben Sie: ${repaired}`,
  }),
  alias: (): Wording => ({
    code: 'alias',
    message: 'Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt.',
    hint: 'Löschen Sie das Zeichen mit dem Namen dahinter, und schreiben Sie aus, was hier stehen soll.',
  }),
  tab: (column: number, first: number, last: number): Wording => ({
    code: 'tab',
    message:
      first === last
        ? 'Hier ist mit der Tabulatortaste eingerückt; YAML erlaubt nur Leerzeichen.'
        : `Die Zeilen ${first} bis ${last} sind mit der Tabulatortaste eingerückt; YAML erlaubt nur Leerzeichen.`,
    hint: `Ersetzen Sie jeden Tabulator durch Leerzeichen, zwei je Stufe; ${first === last ? 'die Zeile' : 'die erste Zeile'} beginnt dann ${column === 0 ? 'ganz am Rand' : `mit ${spaces(column)}`}.`,
  }),
  tabBetween: (): Wording => ({
    code: 'tab',
    message: 'Hier steht ein Tabulator; YAML rechnet mit Leerzeichen.',
    hint: 'Ersetzen Sie den Tabulator durch ein Leerzeichen.',
  }),
  tabBehindColon: (key: string): Wording => ({
    code: 'tab',
    message: `Hinter \`${key}:\` steht ein Tabulator; YAML rechnet mit Leerzeichen.`,
    hint: 'Ersetzen Sie den Tabulator durch ein Leerzeichen.',
  }),
  noBreakSpace: (line: string): Wording => ({
    code: 'no-break-space',
    message:
      'Hier steht ein geschütztes Leerzeichen. Es sieht aus wie ein Leerzeichen, gilt in YAML aber nicht als eins.',
    hint: `Löschen Sie den Abstand, und tippen Sie ihn mit der Leertaste neu, mit gewöhnlichen Leerzeichen: ${line}`,
  }),
  invisibleSign: (word: string): Wording => ({
    code: 'invisible-sign',
    message:
      'Hier steht ein unsichtbares Zeichen, wie es beim Kopieren aus anderen Programmen entsteht.',
    hint: word
      ? `Löschen Sie das unsichtbare Zeichen, oder tippen Sie das Wort neu: ${word}`
      : 'Löschen Sie das unsichtbare Zeichen.',
  }),
  mergeConflict: (): Wording => ({
    code: 'merge-conflict',
    message:
      'Zwei Personen haben diese Stelle zugleich geändert; deshalb stehen jetzt beide Fassungen untereinander.',
    hint: 'Zwischen <<<<<<< und ======= steht die eine Fassung, danach die andere. Lassen Sie die richtige stehen, und löschen Sie die andere und die drei Zeilen mit <<<<<<<, ======= und >>>>>>>.',
  }),
  tabBehindDash: (repaired: string): Wording => ({
    code: 'tab',
    message: 'Hinter dem Strich steht ein Tabulator; YAML rechnet mit Leerzeichen.',
    hint: `Ersetzen Sie den Tabulator durch ein Leerzeichen: ${repaired}`,
  }),
  spaceBeforeColon: (key: string): Wording => ({
    code: 'space-before-colon',
    message: `Zwischen \`${key}\` und dem Doppelpunkt steht ein Leerzeichen.`,
    hint: `Löschen Sie es: ${key}:`,
  }),
  indent: (found: number, expected: number): Wording => ({
    code: 'indentation',
    message: `Diese Zeile ist falsch eingerückt: mit ${found} Leerzeichen passt sie nicht zu den Zeilen um sie herum.`,
    hint: `Rücken Sie sie so weit ein wie die Zeilen, zu denen sie gehört: mit ${expected} Leerzeichen${expected === 0 ? ', also ganz am Rand' : ''}.`,
  }),
  indentTogether: (found: number, expected: number, first: number, last: number): Wording => ({
    code: 'indentation',
    message: `Die Zeilen ${first} bis ${last} sind falsch eingerückt: Mit ${found} Leerzeichen passt die erste nicht zu den Zeilen um sie herum.`,
    hint: `Rücken Sie alle zusammen um ${spaces(Math.abs(expected - found))} nach ${expected < found ? 'links' : 'rechts'}; die erste beginnt dann ${expected === 0 ? 'ganz am Rand' : `mit ${spaces(expected)}`}.`,
  }),
  textBelow: (found: number, expected: number): Wording => ({
    code: 'indentation',
    message: `Diese Zeile setzt den Text darüber fort und ist zu wenig eingerückt: mit ${spaces(found)}.`,
    hint: `Rücken Sie sie mit ${spaces(expected)} ein, oder hängen Sie sie an die Zeile darüber an. Gehört sie nicht zum Text, löschen Sie sie, oder setzen Sie ein # davor.`,
  }),
  missingDash: (line: string, column: number): Wording => ({
    code: 'missing-dash',
    message: 'Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.',
    hint: `Schreiben Sie${column === 0 ? ' an den Anfang der Zeile' : ` mit ${spaces(column)} davor`}: - ${line}`,
  }),
  dashTooMany: (line: string, column: number, more = 0): Wording => ({
    code: 'stray-dash',
    message: `Hier steht ein Strich zu viel: Er beginnt einen neuen Eintrag einer Liste.${more === 0 ? '' : more === 1 ? ' Ebenso in der Zeile darunter.' : ` Ebenso in den ${more} Zeilen darunter.`}`,
    hint: `Löschen Sie den Strich; die Zeile beginnt dann ${column === 0 ? 'ganz am Rand' : `mit ${spaces(column)}`}: ${line}`,
  }),
  listSign: (sign: string, repaired: string, column?: number): Wording => ({
    code: 'list-sign',
    message: `Das Zeichen ${sign} beginnt in YAML keinen Eintrag einer Liste.`,
    hint: `Nehmen Sie den einfachen Strich von der Tastatur und ein Leerzeichen${column === undefined ? '' : `, mit ${spaces(column)} davor`}: ${repaired}`,
  }),
  strayLine: (line: string): Wording => ({
    code: 'stray-line',
    message: 'Diese Zeile gehört zu nichts: Sie ist weder eine Angabe noch der Teil eines Textes.',
    hint: `Löschen Sie die Zeile, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehört. Ist sie eine Notiz, setzen Sie ein # davor: # ${line.replace(/^(?:\/\/|<!--|#)\s*|\s*-->$/g, '')}`,
  }),
  textIndent: (found: number, expected: number): Wording => ({
    code: 'indentation',
    message: `Diese Zeile gehört zum Text darüber und ist zu wenig eingerückt: mit ${found} Leerzeichen.`,
    hint: `Rücken Sie sie so weit ein wie die erste Zeile des Textes: mit ${expected} Leerzeichen.`,
  }),
  twoDocuments: (): Wording => ({
    code: 'two-documents',
    message: 'Die Zeile --- teilt die Datei in zwei; gelesen würde nur ein Teil.',
    hint: 'Löschen Sie die Zeile ---. Gehört der Rest nicht hierher, legen Sie ihn in eine eigene Datei.',
  }),
  misspeltPlaceholder: (tag: string): Wording => ({
    code: 'unknown-tag',
    message: `\`${shorten(tag)}\` gibt es nicht.`,
    hint: 'Meinten Sie `!platzhalter`?',
  }),
  placeholderTwice: (): Wording => ({
    code: 'unknown-tag',
    message: '`!platzhalter` steht hier zweimal.',
    hint: 'Löschen Sie eines der beiden.',
  }),
  placeholderWord: (value: string): Wording => ({
    code: 'unknown-tag',
    message: 'Das Wort `platzhalter` steht hier im Text und wäre auf der Website zu sehen.',
    hint: `Davor gehört ein Ausrufezeichen, und es steht vor dem Wert: !platzhalter ${value.replace(/^platzhalter:?\s+|\s+!platzhalter$/i, '')}`,
  }),
  unknownTag: (): Wording => ({
    code: 'unknown-tag',
    message:
      'Ein Wort mit Ausrufezeichen davor hat in YAML eine eigene Bedeutung und ist hier nicht erlaubt.',
    hint: 'Erlaubt ist nur !platzhalter. Ist es Text, setzen Sie ihn in Anführungszeichen.',
  }),
  keyNotText: (): Wording => ({
    code: 'key-not-text',
    message: 'Vor diesem Doppelpunkt steht kein Wort, das sagt, was dahinter kommt.',
    hint: 'Schreiben Sie zum Beispiel: title: Leistungen',
  }),
  duplicateKey: (key: string, firstLine: number): Wording => ({
    code: 'duplicate-key',
    message: `\`${key}\` steht hier zum zweiten Mal; das erste Mal in Zeile ${firstLine}.`,
    hint: 'Löschen Sie eine der beiden Zeilen.',
  }),
  missingSpace: (sign: '-' | ':', repaired: string): Wording => ({
    code: 'missing-space',
    message: `Hinter dem ${sign === '-' ? 'Strich' : 'Doppelpunkt'} fehlt ein Leerzeichen.`,
    hint: `Schreiben Sie: ${repaired}`,
  }),
  missingColon: (repaired: string): Wording => ({
    code: 'missing-colon',
    message: 'In dieser Zeile fehlt der Doppelpunkt zwischen der Angabe und ihrem Wert.',
    hint: `Schreiben Sie: ${repaired}`,
  }),
  notYaml: (): Wording => ({
    code: 'not-yaml',
    message:
      'Ab hier ist die Datei nicht zu verstehen; meist liegt es an dieser Zeile oder der darüber.',
    hint: 'Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit den Zeilen darüber.',
  }),
  frontMatter: (fault: keyof typeof frontMatterWords): Wording => ({
    code: `front-matter-${fault}`,
    message: frontMatterWords[fault][0],
    hint: frontMatterWords[fault][1],
  }),

  groupForList: (key: string, lines: readonly string[]): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste: Jeder Eintrag beginnt mit einem Strich.`,
    hint: `Schreiben Sie statt dieser Zeile: ${lines.join(' und darunter, zwei Leerzeichen weiter eingerückt: ')}${lines.length > 1 ? '. Die anderen Zeilen ebenso.' : '; ebenso die anderen Zeilen'}`,
  }),
  missingType: (key: string, option: string): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Angabe \`${key}\`, die sagt, worum es in diesem Eintrag geht.`,
    hint: `Ergänzen Sie eine Zeile ${key}: ${option} – oder, wenn etwas anderes gemeint ist, mit dessen Namen.`,
  }),
  typeAsKey: (key: string, name: string, by: number): Wording => ({
    code: 'unknown-key',
    message: `\`${shorten(name)}\` ist ein Wert von \`${key}\`, keine Angabe.`,
    hint: `Schreiben Sie hier ${key}: ${name}, und rücken Sie die Zeilen, die dazugehören, um ${spaces(by)} nach links.`,
  }),
  renamedToList: (key: string, meantKey: string, line: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${shorten(key)}\` gibt es hier nicht.`,
    hint: `Meinten Sie \`${meantKey}\`? Dazu gehört eine Liste: Schreiben Sie in die Zeile darunter - ${line} und rücken Sie die Zeilen darunter um zwei Leerzeichen weiter ein.`,
  }),
  keyElsewhere: (key: string, owner: string, line: string, column: number): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gehört zu \`${owner}\`.`,
    hint: `Setzen Sie die Zeile unter ${owner}:, mit ${spaces(column)} davor: ${line}`,
  }),
  missingHead: (key: string, first: string, below: number): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Zeile ${key}:, zu der \`${first}\` gehört.`,
    hint: `Schreiben Sie davor eine Zeile ${key}: und rücken Sie diese Zeile${below === 0 ? '' : ` und die ${below} darunter`} um ${spaces(2)} nach rechts.`,
  }),
  badEscape: (repaired: string): Wording => ({
    code: 'backslash',
    message:
      'Zwischen doppelten Anführungszeichen hat der Schrägstrich \\ in YAML eine eigene Bedeutung.',
    hint: `Schreiben Sie: ${repaired}`,
  }),
  signBehindQuote: (sign: string, repaired: string): Wording => ({
    code: 'text-after-quote',
    message: `Hinter dem schließenden Anführungszeichen steht noch ${sign}, das nicht zum Text gehört.`,
    hint: `Löschen Sie es: ${repaired}`,
  }),
  bodyAsKey: (key: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gibt es hier nicht; der Text des Beitrags steht unter den Angaben.`,
    hint: 'Schreiben Sie den Text unter die zweite Zeile ---, und löschen Sie diese Angabe.',
  }),

  // Fields

  missingKey: (key: string, description: string | undefined): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Angabe ${named(key, description)}.`,
    hint: `Ergänzen Sie eine Zeile ${key}: …`,
  }),
  emptyValue: (key: string, description: string | undefined): Wording => ({
    code: 'empty-value',
    message: `Hinter ${named(key, description)} steht nichts.`,
    hint: `Tragen Sie einen Wert ein: ${key}: …`,
  }),
  emptyItem: (key: string): Wording => ({
    code: 'empty-value',
    message:
      key === ENTRY
        ? 'Hinter diesem Strich steht nichts.'
        : `In der Liste \`${key}\` steht hinter diesem Strich nichts.`,
    hint: 'Schreiben Sie den Eintrag dahinter, oder löschen Sie die Zeile mit dem Strich.',
  }),
  emptyBody: (): Wording => ({
    code: 'empty-value',
    message: 'Unter der zweiten Zeile --- steht kein Text.',
    hint: 'Schreiben Sie den Text des Beitrags unter diese Zeile.',
  }),
  unknownKey: (key: string, allowed: readonly string[], suggestion?: string): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gibt es hier nicht.`,
    hint:
      meant(suggestion) ??
      `Prüfen Sie, wie das Wort geschrieben ist. Hier gibt es: ${list(allowed)}. Ist keines davon gemeint, löschen Sie die Zeile.`,
  }),
  wrongType: (key: string, expected: string, found: string): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört ${kind(expected)}; hier steht ${kind(found)}.`,
    hint: `Schreiben Sie bei \`${key}\` ${repairs[expected] ?? kind(expected)}.`,
  }),
  needsQuotes: (key: string, source: string, text = source, isItem = false): Wording => ({
    code: 'needs-quotes',
    message: `\`${key}\` ist ein Text, aber \`${shorten(source)}\` wird ohne Anführungszeichen anders gelesen.`,
    hint: `Setzen Sie Anführungszeichen: ${isItem ? '-' : `${key}:`} ${quoted(text)}`,
  }),
  oneText: (key: string, text: string, isItem = false): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört ein einziger Text; hier steht eine Liste.`,
    hint: isItem
      ? `Löschen Sie einen der beiden Striche: - ${text}`
      : `Schreiben Sie den Text ohne Strich hinter den Doppelpunkt: ${key}: ${text}`,
  }),
  partForText: (key: string, text: string, isItem: boolean): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird ein Text erwartet, hier stehen darunter eigene Angaben.`,
    hint: `Schreiben Sie nur den Text, in diese Zeile: ${isItem ? '-' : `${key}:`} ${text}`,
  }),
  bracketsForText: (key: string, source: string, text: string, isItem: boolean): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird ein Text erwartet, hier steht ${shorten(source)}; die Klammern machen daraus eine Liste.`,
    hint: `Schreiben Sie ihn ohne Klammern: ${isItem ? '-' : `${key}:`} ${text}`,
  }),
  severalInOne: (key: string, found: string, parts: readonly string[]): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(found)}\` ist bei \`${key}\` als ein Wert nicht möglich.`,
    hint: `Trennen Sie die Werte durch Kommas: ${parts.join(', ')}`,
  }),
  textForList: (key: string, items: readonly string[]): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht nur ein Text.`,
    hint: `Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile, oder alle in eckigen Klammern: ${key}: [${items.join(', ')}]`,
  }),
  textForGroup: (
    key: string,
    [first = '', ...others]: readonly string[],
    isItem: boolean,
  ): Wording => {
    const rest = others.length === 0 ? '' : `; darunter kommt ${others.join(' und ')}`
    const begins =
      others.length === 0 ? `Schreiben Sie: - ${first}` : `Beginnen Sie den Eintrag mit - ${first}`
    return {
      code: 'wrong-type',
      message: `Hier steht nur ein Text; ${isItem ? 'hinter den Strich' : `zu \`${key}\``} gehört ein Abschnitt mit eigenen Angaben, jede in ihrer Zeile mit einem Wort davor.`,
      hint: isItem
        ? begins + rest
        : `Lassen Sie hinter \`${key}:\` nichts stehen, und schreiben Sie in die Zeile darunter, zwei Leerzeichen weiter eingerückt: ${first}${rest}`,
    }
  },
  truth: (key: string, value: string, truth: string): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(value)}\` ist bei \`${key}\` nicht möglich; ja heißt hier true, nein heißt false.`,
    hint: `Schreiben Sie: ${key}: ${truth}`,
  }),
  wholeNumber: (key: string, source: string, number: number): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird eine ganze Zahl erwartet, sonst nichts; hier steht ${source}.`,
    hint: `Schreiben Sie: ${key}: ${number}`,
  }),
  needsNoQuotes: (key: string, value: string): Wording => ({
    code: 'needs-no-quotes',
    message: `\`${key}\` ist eine Zahl und steht ohne Anführungszeichen.`,
    hint: `Schreiben Sie: ${key}: ${value}`,
  }),
  notAllowed: (
    key: string,
    value: string,
    allowed: readonly string[],
    description?: string,
    suggestion?: string,
  ): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(value)}\` ist bei ${named(key, description)} nicht möglich.`,
    hint:
      allowed.join() === 'true'
        ? `Schreiben Sie ${key}: true, oder löschen Sie die Zeile.`
        : (meant(suggestion) ?? `Möglich sind: ${list(allowed)}.`),
  }),
  format: (
    key: string,
    value: string,
    format: string,
    description: string | undefined,
    repaired?: string,
  ): Wording => ({
    code: 'format',
    message: `\`${shorten(value)}\` hat nicht die Form, die ${named(key, description)} braucht.`,
    hint: repaired
      ? `Schreiben Sie: ${repaired}`
      : (formats[format] ??
        `Schreiben Sie es so, wie es hier beschrieben ist: ${description ?? key}.`),
  }),
  noSuchDay: (value: string, days: number, repaired: string): Wording => ({
    code: 'format',
    message: `Den Tag ${value} gibt es nicht; der Monat hat ${days} Tage.`,
    hint: `Schreiben Sie zum Beispiel: ${repaired}`,
  }),
  repeatedItem: (item: string, firstLine: number): Wording => ({
    code: 'repeated-item',
    message: `\`${shorten(item)}\` steht zweimal in dieser Liste; das erste Mal in Zeile ${firstLine}.`,
    hint: 'Löschen Sie einen der beiden Einträge.',
  }),
  tooShort: (key: string, minimum: number): Wording => ({
    code: 'too-few',
    message:
      minimum === 1
        ? `Bei \`${key}\` fehlt jeder Eintrag.`
        : `Bei \`${key}\` stehen zu wenige Einträge.`,
    hint: `Tragen Sie mindestens ${minimum === 1 ? 'einen' : minimum} ein, jeden in eine eigene Zeile: ein Strich, ein Leerzeichen, der Eintrag.`,
  }),
  tooLong: (key: string, maximum: number): Wording => ({
    code: 'too-many',
    message: `Bei \`${key}\` stehen zu viele Einträge.`,
    hint: `Möglich ${maximum === 1 ? 'ist höchstens einer' : `sind höchstens ${maximum}`}.`,
  }),
  outOfRange: (key: string, bound: 'least' | 'most', limit: number): Wording => ({
    code: 'out-of-range',
    message: `Die Zahl bei \`${key}\` ist ${bound === 'least' ? 'zu klein' : 'zu groß'}.`,
    hint: `Sie darf ${bound === 'least' ? 'nicht kleiner' : 'nicht größer'} als ${limit} sein.`,
  }),
  altText: (): Wording => ({
    code: 'alt-text',
    message:
      'Das Bild braucht entweder `alt` (was darauf zu sehen ist) oder `decorative: true`, nicht beides.',
    hint: 'Ergänzen Sie alt: … mit einer kurzen Beschreibung, oder decorative: true, wenn es nur schmückt.',
  }),
  routeEach: (): Wording => ({
    code: 'route-each',
    message:
      'Bei `route` steht `:id` und die Zeile `each` fehlt, oder umgekehrt. Mit beidem wird aus jedem Eintrag eine eigene Seite, sonst braucht es keines von beiden.',
    hint: 'Für eine gewöhnliche Seite löschen Sie `:id` und die Zeile `each`. Für je eine Seite zu jeder Neuigkeit ergänzen Sie, was fehlt: :id am Ende der Adresse oder each: news',
  }),
  closesFirst: (): Wording => ({
    code: 'closes-first',
    message: 'Diese Öffnungszeit endet nicht später, als sie beginnt.',
    hint: 'Tauschen Sie die Zeiten bei `opens` (Beginn) und `closes` (Ende), oder berichtigen Sie eine davon.',
  }),
  refused: (key: string): Wording => ({
    code: 'refused',
    message: `Was hinter \`${key}\` steht, ist so nicht möglich.`,
    hint: 'Sehen Sie nach, wie es bei den anderen Einträgen der Datei geschrieben ist, und machen Sie es genauso.',
  }),

  // Between files

  unknownEntry: (
    id: string,
    file: string,
    suggestion: string | undefined,
    known: readonly string[],
    more: number,
  ): Wording => ({
    code: 'unknown-entry',
    message: `In ${file} gibt es keinen Eintrag mit der id \`${shorten(id)}\`.`,
    hint:
      meant(suggestion) ??
      (known.length > 0
        ? `Vorhanden sind: ${list(known)}${more > 0 ? ` … und ${more} weitere in ${file}` : ''}. Haben Sie den Eintrag gelöscht, nehmen Sie seinen Namen auch hier heraus.`
        : `Legen Sie ihn in ${file} an.`),
  }),
  noCurrentEntry: (collection: string): Wording => ({
    code: 'no-current-entry',
    message:
      'Dieser Block zeigt den Eintrag, um den es auf der Seite geht; diese Seite gehört aber zu keinem.',
    hint: `Löschen Sie den Block auf dieser Seite. Er gehört in die Datei, in der each: ${collection} steht.`,
  }),
  noEntryPages: (collection: string): Wording => ({
    code: 'no-entry-pages',
    message:
      'Dieser Block führt von jedem Eintrag zu dessen eigener Seite, aber solche Seiten gibt es nicht.',
    hint: `Löschen Sie den Block. Oder legen Sie im Ordner pages eine Datei an, aus der die Seiten werden: mit einer Adresse, die auf /:id endet, und der Zeile each: ${collection}`,
  }),
  duplicateId: (id: string, firstPlace: string): Wording => ({
    code: 'duplicate-id',
    message: `Den Kurznamen (id) \`${id}\` hat schon ein anderer Eintrag: ${firstPlace}.`,
    hint: `Ändern Sie den Namen hinter id in dieser Zeile, zum Beispiel: id: ${id}-2`,
  }),
  idOfEntry: (id: string): Wording => ({
    code: 'duplicate-id',
    message: `Die Sprungmarke \`${id}\` gehört auf dieser Seite schon einem Eintrag mit dieser id.`,
    hint: `Geben Sie dem Block eine andere: id: ${id}-liste`,
  }),
  deadLink: (target: string, suggestion: string | undefined): Wording => ({
    code: 'dead-link',
    message: `Der Link führt ins Leere: Eine Seite ${shorten(target)} gibt es nicht.`,
    hint:
      meant(suggestion) ??
      'Schreiben Sie eine Adresse, die es gibt. Sie steht im Ordner pages in der Datei der Seite hinter route.',
  }),
  deadFragment: (fragment: string, route: string, suggestion: string | undefined): Wording => ({
    code: 'dead-fragment',
    message: `Der Link soll zu #${fragment} auf der Seite ${route} springen; eine solche Stelle gibt es dort nicht.`,
    hint:
      meant(suggestion) ??
      `Löschen Sie das #${fragment} im Link, oder ergänzen Sie auf jener Seite in dem Block, zu dem er springen soll, die Zeile id: ${fragment}`,
  }),
  unknownInquiry: (
    value: string,
    suggestion: string | undefined,
    known: readonly string[],
  ): Wording => ({
    code: 'unknown-topic',
    message: `Ein Thema \`${shorten(value)}\` kennt das Kontaktformular nicht.`,
    hint: meant(suggestion) ?? `Möglich sind: ${list(known)}.`,
  }),
  unknownParameter: (name: string, corrected: string): Wording => ({
    code: 'unknown-topic',
    message: `Mit \`${shorten(name)}\` in der Adresse kann das Kontaktformular nichts anfangen.`,
    hint: `Schreiben Sie: ${corrected}`,
  }),
  notALink: (target: string, corrected?: string): Wording => ({
    code: 'not-a-link',
    message: `\`${shorten(target)}\` ist kein Link, den die Website öffnen darf.`,
    hint: corrected
      ? `Schreiben Sie: ${corrected}`
      : 'Ein Link beginnt mit / (eigene Seite), https://, mailto: oder tel:',
  }),
  unknownFact: (name: string, suggestion: string | undefined): Wording => ({
    code: 'unknown-fact',
    message: `Die Angabe {${name}} gibt es nicht.`,
    hint:
      meant(suggestion && `{${suggestion}}`) ??
      'Möglich sind {stats.…} mit einer id aus stats.yaml, {subsidies.…} mit einer aus subsidies.yaml und {company.…} mit einer Angabe aus site.yaml.',
  }),
  unsetFact: (name: string): Wording => ({
    code: 'unset-fact',
    message: `Die Angabe {${name}} steht nicht in site.yaml.`,
    hint: `Ergänzen Sie ${name.split('.').at(-1)} unter company, oder löschen Sie die Zeile, die sie hier nennt.`,
  }),
  factCircle: (way: readonly string[], next: string): Wording => ({
    code: 'fact-circle',
    message: `Diese Angaben nennen einander im Kreis, und keine ergibt einen Text: ${way.slice(0, 12).join(' → ')}.`,
    hint: `Schreiben Sie an einer der Stellen den Text selbst, zum Beispiel hier statt ${next}.`,
  }),
  factEndless: (fact: string): Wording => ({
    code: 'fact-too-long',
    message: `Mit allem, was darin genannt ist, wird ${fact} länger als 1.000 Zeichen.`,
    hint: 'Kürzen Sie die Angabe, und nennen Sie darin weniger andere in geschweiften Klammern.',
  }),
  looseBrace: (source: string, meantName: string | undefined): Wording => ({
    code: 'loose-brace',
    message: `\`${shorten(source)}\` wäre auf der Website genau so zu sehen: Ein Name, der ersetzt wird, steht ohne Leerzeichen zwischen einem { und einem }.`,
    hint:
      meantName === undefined
        ? 'Schreiben Sie zum Beispiel {company.phone}, oder löschen Sie die geschweifte Klammer.'
        : `Schreiben Sie: {${meantName}}`,
  }),
  unknownVariable: (name: string, allowed: readonly string[]): Wording => ({
    code: 'unknown-variable',
    message: `{${name}} kann an dieser Stelle nicht eingesetzt werden.`,
    hint:
      allowed.length > 0
        ? `Möglich sind: ${allowed.map((each) => `{${each}}`).join(', ')}.`
        : 'Schreiben Sie den Text ohne geschweifte Klammern.',
  }),
  missingMedia: (name: string, suggestion: string | undefined): Wording => ({
    code: 'missing-media',
    message: `Im Ordner media gibt es keine Datei ${shorten(name)}${suggestion?.toLowerCase() === name.toLowerCase() ? '; große und kleine Buchstaben zählen' : ''}.`,
    hint:
      meant(suggestion) ??
      'Legen Sie die Datei in den Ordner media, und nennen Sie hier ihren Namen.',
  }),
  unreadableMedia: (name: string): Wording => ({
    code: 'unreadable-media',
    message: `Die Datei ${name} lässt sich nicht als Bild oder Film lesen.`,
    hint: 'Möglich sind JPEG, PNG, WebP, AVIF, SVG, MP4 und WebM. Speichern Sie die Datei neu in einem davon.',
  }),
  smallPicture: (width: number, needed: number): Wording => ({
    code: 'small-picture',
    message: `Das Bild ist nur ${width} Pixel breit und wird hier unscharf.`,
    hint: `Nehmen Sie ein Bild mit mindestens ${needed} Pixeln Breite.`,
  }),
  unusedMedia: (name: string): Wording => ({
    code: 'unused-media',
    message: `Die Datei ${name} wird nirgends gezeigt.`,
    hint: 'Brauchen Sie sie nicht mehr, löschen Sie sie. Sonst tragen Sie ihren Namen dort ein, wo sie zu sehen sein soll.',
  }),
  hugeMedia: (bytes: number, limit: number): Wording => ({
    code: 'huge-media',
    message: `Die Datei ist ${megabytes(bytes)} groß; möglich sind höchstens ${megabytes(limit)}.`,
    hint: 'Speichern Sie das Bild als JPEG mit höchstens 6000 Pixeln Breite, einen Film kürzer.',
  }),
  tooManyPixels: (width: number, height: number, limit: number): Wording => ({
    code: 'too-many-pixels',
    message: `Das Bild hat ${pixels(width)} × ${pixels(height)} Pixel; möglich sind höchstens ${pixels(limit / 1_000_000)} Millionen.`,
    hint: 'Speichern Sie das Bild mit höchstens 6000 Pixeln Breite.',
  }),
  tooTall: (width: number, height: number, limit: number): Wording => ({
    code: 'too-tall',
    message: `Das Bild ist ${pixels(width)} Pixel breit und ${pixels(height)} Pixel hoch; so hohe Bilder lassen sich nicht für die Website umrechnen.`,
    hint: `Schneiden Sie das Bild auf höchstens ${pixels(limit)} Pixel Höhe zu.`,
  }),
  tooDeep: (): Wording => ({
    code: 'too-deep',
    message: 'Hier stehen zu viele Listen oder Zitate ineinander.',
    hint: 'Löschen Sie am Anfang der Zeile alle Zeichen `>` und `-` bis auf eines.',
  }),
  textTooLong: (): Wording => ({
    code: 'text-too-long',
    message:
      'Der Text ist zu lang für einen Abschnitt, oder er enthält zu viele Links und Auszeichnungen.',
    hint: 'Teilen Sie ihn auf mehrere Abschnitte oder Seiten auf.',
  }),
  controlSign: (code: string, source: string): Wording => ({
    code: 'control-sign',
    message: `Hier steht ein Zeichen, das niemand sieht und das auf keine Website gehört (${code}).`,
    hint: `Löschen Sie ${source}.`,
  }),
  brokenLink: (source: string, corrected: string): Wording => ({
    code: 'broken-link',
    message: `Aus ${shorten(source)} wird kein Link; auf der Website wäre es genau so zu lesen.`,
    hint: `Schreiben Sie: ${corrected}`,
  }),
  idleSign: (source: string, corrected: string): Wording => ({
    code: 'idle-sign',
    message: `Die Zeichen in \`${shorten(source)}\` wirken so nicht; auf der Website wären sie zu lesen.`,
    hint: `Schreiben Sie: ${corrected}`,
  }),
  rawHtml: (html: string): Wording => ({
    code: 'raw-html',
    message: `HTML wie ${shorten(html)} ist im Text nicht erlaubt.`,
    hint: 'Schreiben Sie den Text ohne spitze Klammern; **fett** und *kursiv* gehen mit Sternen.',
  }),
  markdownPicture: (): Wording => ({
    code: 'markdown-picture',
    message: 'Bilder stehen nicht im Text, sondern in einem Block oder in der Angabe `image`.',
    hint: 'Nehmen Sie das Bild aus dem Text heraus.',
  }),
  noTitleBlock: (types: readonly string[]): Wording => ({
    code: 'no-title-block',
    message: 'Dieser Seite fehlt die große Überschrift; sie steht in einem Block ganz oben.',
    hint: `Beginnen Sie sie mit einem dieser Blöcke: ${list(types)}.`,
  }),
  secondTitleBlock: (type: string): Wording => ({
    code: 'second-title-block',
    message: `Dieser Block (\`${type}\`) bringt eine große Überschrift mit, und die Seite hat schon eine.`,
    hint: 'Eine Seite hat genau eine Hauptüberschrift. Nehmen Sie hier zum Beispiel einen Block `feature`.',
  }),
  noHome: (): Wording => ({
    code: 'no-home',
    message: 'Es gibt keine Startseite.',
    hint: 'Geben Sie einer Datei im Ordner pages die Zeile route: /',
  }),
  noNotFound: (): Wording => ({
    code: 'no-not-found',
    message: 'Es gibt keine Seite für Adressen, die nicht existieren.',
    hint: 'Legen Sie im Ordner pages eine Datei mit route: /* und einem Block message an.',
  }),
  lowContrast: (key: string, ratio: number, readable: string): Wording => ({
    code: 'low-contrast',
    message: `Die Farbe bei \`${key}\` hebt sich zu wenig vom Grund ab: Kontrast ${decimal(ratio)} statt 4,5.`,
    hint: `Lesbar ist zum Beispiel ${key}: "${readable}"`,
  }),
  placeholder: (): Wording => ({
    code: 'placeholder',
    message: 'Platzhalter: Dieser Wert ist ein Muster oder noch nicht nachgeprüft.',
    hint: 'Tragen Sie den richtigen Wert ein, oder prüfen Sie ihn an der Quelle; löschen Sie dann das Wort !platzhalter.',
  }),
  exampleValue: (value: string): Wording => ({
    code: 'example-value',
    message: `Beispielwert: \`${shorten(value)}\` steht so in der Anleitung und gehört zu keinem Betrieb.`,
    hint: 'Tragen Sie hier ein, was für Ihren Betrieb gilt.',
  }),
}

const decimal = (value: number) => value.toLocaleString('de-DE', { maximumFractionDigits: 1 })

const pixels = (count: number) => count.toLocaleString('de-DE')

const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`
