import { alsoBelow, ENTRY, list, shorten, spaces } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'

/** Where a line begins: `ganz am Rand`. */
const behind = (column: number) => (column === 0 ? 'ganz am Rand' : `mit ${spaces(column)} davor`)

const restOf = (more: number) =>
  `Ist es der Rest eines gelöschten Eintrags, löschen Sie auch diese Zeile${more === 0 ? '' : ` und ${more === 1 ? 'die' : `die ${more}`} darunter`}.`

/** What is said about lines: how far in they stand, dashes, and entries that have lost their beginning. */
export const lineWording = {
  wordBefore: (found: string, line: string, column: number): Wording => ({
    code: 'word-before-key',
    message: `Vor dieser Angabe steht ${shorten(found)}; davor gehören nur Leerzeichen.`,
    hint: `Löschen Sie es; die Zeile beginnt dann ${column === 0 ? 'ganz am Rand' : `mit ${spaces(column)}`}: ${line}`,
  }),
  wrappedEntry: (line: string, column: number): Wording => ({
    code: 'missing-dash',
    message: 'Diese Zeile setzt den Eintrag darüber fort, wie ein Satz, der weitergeht.',
    hint: `Soll sie ein eigener Eintrag sein, schreiben Sie mit ${spaces(column)} davor: - ${line}. Sonst hängen Sie sie an die Zeile darüber an.`,
  }),
  tableForList: (key: string, entry: string): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht eine Tabelle.`,
    hint: `Machen Sie aus jeder Zeile der Tabelle einen Eintrag mit einem Strich davor, den ersten so: - ${entry}. Lassen Sie die Zeile mit den Namen der Spalten weg.`,
  }),
  unmarkedText: (key: string): Wording => ({
    code: 'colon-in-value',
    message:
      'Im Text darunter steht ein Doppelpunkt mit Leerzeichen; in YAML gilt das als neue Angabe.',
    hint: `Schreiben Sie in diese Zeile: ${key}: >-`,
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
  bracketTooFarOut: (bracket: string, column: number): Wording => ({
    code: 'indentation',
    message:
      'Diese schließende Klammer steht zu weit links; sie gehört zu dem, was darüber beginnt.',
    hint: `Schreiben Sie in diese Zeile, mit ${spaces(column)} davor, nur: ${bracket}`,
  }),
  textBelow: (found: number, expected: number): Wording => ({
    code: 'indentation',
    message: `Diese Zeile setzt den Text darüber fort und ist zu wenig eingerückt: mit ${spaces(found)}.`,
    hint: `Rücken Sie sie mit ${spaces(expected)} ein, oder hängen Sie sie an die Zeile darüber an. Gehört sie nicht zum Text, löschen Sie sie, oder setzen Sie ein # davor.`,
  }),
  missingDash: (line: string, column: number, more = 0): Wording => ({
    code: 'missing-dash',
    message: `Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.${alsoBelow(more)}`,
    hint: `Schreiben Sie${column === 0 ? ' an den Anfang der Zeile' : ` mit ${spaces(column)} davor`}: - ${line}`,
  }),
  missingDashOrNote: (entry: string, column: number): Wording => ({
    code: 'missing-dash',
    message: 'Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.',
    hint: `Schreiben Sie${column === 0 ? ' an den Anfang der Zeile' : ` mit ${spaces(column)} davor`}: - ${entry}. Ist die Zeile nur eine Notiz, setzen Sie stattdessen ein # davor.`,
  }),
  numberedEntry: (entry: string, column: number, more = 0): Wording => ({
    code: 'missing-dash',
    message: `Ein Eintrag einer Liste beginnt mit einem Strich, nicht mit einer Zahl.${alsoBelow(more)}`,
    hint: `Schreiben Sie${column === 0 ? ' an den Anfang der Zeile' : ` mit ${spaces(column)} davor`}: - ${entry}`,
  }),
  entryAboveHead: (head: string, count: number, column: number): Wording => ({
    code: 'entry-above-list',
    message: `Dieser Eintrag steht über der Zeile ${head} und gehört darunter.`,
    hint: `Setzen Sie ${count === 1 ? 'die Zeile' : `die ${count} Zeilen`} unter ${head} – mit ${spaces(column)} vor dem Strich.`,
  }),
  lineAboveEntry: (first: string): Wording => ({
    code: 'line-above-entry',
    message: 'Diese Zeile steht über der, mit der ihr Eintrag beginnt.',
    hint: `Setzen Sie diese Zeile unter die nächste: ${first}`,
  }),
  lineBelowHead: (head: string, count: number): Wording => ({
    code: 'line-below-head',
    message: `${count === 1 ? 'Diese Zeile steht' : `Diese ${count} Zeilen stehen`} zwischen ${head} und dem, was dazugehört.`,
    hint: `Setzen Sie ${count === 1 ? 'diese Zeile' : `diese ${count} Zeilen`} über die vorige: ${head}`,
  }),
  partAboveHead: (head: string): Wording => ({
    code: 'part-above-head',
    message: `Diese Zeile steht über ${head} und gehört darunter.`,
    hint: `Setzen Sie diese Zeile unter die nächste: ${head}`,
  }),
  dashTooMany: (line: string, column: number, more = 0): Wording => ({
    code: 'stray-dash',
    message: `Hier steht ein Strich zu viel: Er beginnt einen neuen Eintrag einer Liste.${alsoBelow(more)}`,
    hint: `Löschen Sie den Strich; die Zeile beginnt dann ${column === 0 ? 'ganz am Rand' : `mit ${spaces(column)}`}: ${line}`,
  }),
  listBelowText: (key: string, repaired: string): Wording => ({
    code: 'list-below-text',
    message: `Zu \`${key}\` gehört ein einziger Text; darunter steht noch eine Liste.`,
    hint: `Machen Sie aus beidem einen Satz in einer Zeile: ${key}: ${repaired}`,
  }),
  listBelowMarkdown: (key: string, column: number): Wording => ({
    code: 'list-below-text',
    message: `Zu \`${key}\` gehört ein einziger Text; die Liste darunter steht außerhalb von ihm.`,
    hint: `Schreiben Sie hinter ${key}: nur |- und alles andere in die Zeilen darunter, jede mit ${spaces(column)} davor.`,
  }),
  listSign: (sign: string, repaired: string, column?: number): Wording => ({
    code: 'list-sign',
    message: `Das Zeichen ${sign} beginnt in YAML keinen Eintrag einer Liste.`,
    hint: `Nehmen Sie den einfachen Strich von der Tastatur und ein Leerzeichen${column === undefined ? '' : `, mit ${spaces(column)} davor`}: ${repaired}`,
  }),
  strayLine: (line: string): Wording => ({
    code: 'stray-line',
    message: 'Diese Zeile gehört zu nichts: Sie ist weder eine Angabe noch der Teil eines Textes.',
    hint: `Löschen Sie die Zeile, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehört. Ist sie eine Notiz, setzen Sie ein # davor: # ${line.replace(/^(?:\/\/|<!--|#|-\s)\s*|\s*-->$/g, '')}`,
  }),
  strayLines: (count: number): Wording => ({
    code: 'stray-line',
    message: `Diese ${count} Zeilen gehören zu nichts: Sie sind weder Angaben noch der Teil eines Textes.`,
    hint: `Löschen Sie die ${count} Zeilen, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehören. Sind sie eine Notiz, setzen Sie vor jede ein #.`,
  }),
  pastedParagraphs: (name: string, first: number, last: number, column: number): Wording => ({
    code: 'indentation',
    message: `Der Text von \`${name}\` hat mehrere Absätze (Zeile ${first} bis ${last}); so gehören die unteren zu nichts.`,
    hint: `Schreiben Sie in diese Zeile nur ${name}: >- und den ganzen Text darunter, jede Zeile mit ${spaces(column)} eingerückt.`,
  }),
  restOfText: (whole: string): Wording => ({
    code: 'stray-line',
    message: 'Diese Zeile gehört zu nichts: Sie ist weder eine Angabe noch der Teil eines Textes.',
    hint: `Hängen Sie sie an die Zeile darüber an, wenn sie deren Text fortsetzt (ist sie eine Notiz, setzen Sie ein # davor): ${whole}`,
  }),
  nameBeforeText: (name: string, text: string): Wording => ({
    code: 'unknown-key',
    message: `In dieser Liste stehen nur Texte; der Name ${name}: davor gehört nicht dazu.`,
    hint: `Schreiben Sie: - ${text}`,
  }),
  textIndent: (found: number, expected: number): Wording => ({
    code: 'indentation',
    message: `Diese Zeile gehört zum Text darüber und ist zu wenig eingerückt: mit ${found} Leerzeichen.`,
    hint: `Rücken Sie sie so weit ein wie die erste Zeile des Textes: mit ${expected} Leerzeichen. Gehört sie nicht zum Text, löschen Sie sie.`,
  }),
  groupForList: (key: string, lines: readonly string[]): Wording => ({
    code: 'wrong-type',
    message: `${key === ENTRY ? 'In diese Datei' : `Zu \`${key}\``} gehört eine Liste: Jeder Eintrag beginnt mit einem Strich.`,
    hint: `Schreiben Sie statt dieser Zeile: ${lines.join(' und darunter, zwei Leerzeichen weiter eingerückt: ')}${lines.length > 1 ? '. Die anderen Zeilen ebenso.' : '; ebenso die anderen Zeilen'}`,
  }),
  namedList: (key: string): Wording => ({
    code: 'wrong-type',
    message: `Diese Datei ist selbst eine Liste; ein Name wie \`${key}\` gehört nicht darüber.`,
    hint: 'Löschen Sie diese Zeile.',
  }),
  lostKind: (first: string, column: number, more: number): Wording => ({
    code: 'missing-key',
    message: 'Hier beginnt ein Eintrag, dem die erste Zeile fehlt.',
    hint: `${restOf(more)} Sonst schreiben Sie darüber, ${behind(column)}: ${first}`,
  }),
  lostBeginning: (lacking: readonly string[], column: number, more: number): Wording => ({
    code: 'missing-key',
    message: `Hier beginnt ein Eintrag, dem der Anfang fehlt: ${list(lacking)}.`,
    hint: `${restOf(more)} Sonst schreiben Sie darüber, ${behind(column)}: - ${lacking.map((name) => `${name}: …`).join(' und darunter ')}`,
  }),
  namelessBeginning: (name: string, line: string): Wording => ({
    code: 'missing-key',
    message: `Zwischen dem Strich und dem Text fehlt das Wort, das sagt, was er ist: \`${name}\`.`,
    hint: `Schreiben Sie: ${line}`,
  }),
  /** @param note the line as a note, where nothing says that the text is none */
  lostName: (name: string, line: string, note?: string): Wording => ({
    code: 'missing-key',
    message: `Vor diesem Text fehlt das Wort, das sagt, was er ist: \`${name}\`.`,
    hint: `Schreiben Sie: ${line}${note === undefined ? '' : ` – oder, wenn er eine Notiz ist: ${note}`}`,
  }),
  /** @param lines the line with the text behind its name, without and with the word that stands there now */
  ownName: (own: string, name: string, lines: { without: string; with: string }): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${own}\` gibt es hier nicht, und es fehlt \`${name}\`.`,
    hint: `Schreiben Sie: ${lines.without} – oder, wenn „${own}:“ zum Text gehört: ${lines.with}`,
  }),
  /** @param moved how many lines of the text have to move below it */
  lostNameAbove: (name: string, column: number, moved: number, mark = '>-'): Wording => ({
    code: 'missing-key',
    message: `Über diesem Text fehlt die Zeile mit dem Wort, das sagt, was er ist: \`${name}\`.`,
    hint: `Schreiben Sie darüber in eine eigene Zeile, ${behind(column)}: ${name}: ${mark}${moved === 0 ? '' : `. Rücken Sie diese Zeile${moved === 1 ? '' : ` und die ${moved === 2 ? '' : `${moved - 1} `}darunter`} um 2 Leerzeichen nach rechts.`}`,
  }),
  notedBeginning: (line: string, column: number): Wording => ({
    code: 'missing-dash',
    message: 'Diese Zeile ist eine Notiz, die Zeilen darunter gehören aber zu ihr.',
    hint: `Löschen Sie das #; sie beginnt dann ${column === 0 ? 'ganz am Rand' : `mit ${spaces(column)}`}: ${line}. Soll der ganze Eintrag nicht erscheinen, setzen Sie auch vor die Zeilen darunter ein #.`,
  }),
  notedBeginnings: (count: number, first: string, column: number): Wording => ({
    code: 'missing-dash',
    message: `Diese ${count} Zeilen sind Notizen, die Zeilen darunter gehören aber zu ihnen.`,
    hint: `Löschen Sie vor jeder das #; die erste beginnt dann ${column === 0 ? 'ganz am Rand' : `mit ${spaces(column)}`}: ${first}. Soll der ganze Eintrag nicht erscheinen, setzen Sie auch vor die Zeilen darunter ein #.`,
  }),
  unmovedEntry: (line: string, below: number): Wording => ({
    code: 'missing-dash',
    message: 'Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.',
    hint: `Rücken Sie ${below === 1 ? 'die Zeile' : `die ${below} Zeilen`} darunter um ${spaces(2)} nach rechts, und schreiben Sie hier: - ${line}`,
  }),
}
