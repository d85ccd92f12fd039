import { alsoBelow, insteadOf, shorten } from '../../problem/phrases.ts'
import type { Wording } from '../../problem/problem.ts'
import { hintOnHtml, hintOnPlainHtml } from './html-hints.ts'

/** What is written for the name of a sign in HTML, `&nbsp;` or `&shy;`. */
const insteadOfHtml = (sign: string): string => {
  if (sign === '') return 'Löschen Sie es.'
  return `Schreiben Sie stattdessen ${sign === ' ' ? 'ein Leerzeichen.' : `das Zeichen selbst: ${sign}`}`
}

/** What is said about Markdown, and about its signs and HTML in texts that have neither. */
export const markdownWording = {
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
  brokenLink: (source: string, corrected: string): Wording => ({
    code: 'broken-link',
    message: `Aus ${shorten(source)} wird kein Link; auf der Website wäre es genau so zu lesen.`,
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  linkToWords: (source: string): Wording => ({
    code: 'broken-link',
    message: `Aus ${shorten(source)} wird kein Link; auf der Website wäre es genau so zu lesen.`,
    hint: 'Schreiben Sie in die runden Klammern die Adresse der Seite; sie steht im Ordner pages in der Datei der Seite hinter route.',
  }),
  linkWithoutAddress: (source: string, words: string): Wording => ({
    code: 'broken-link',
    message: `Zu ${shorten(source)} steht in diesem Text keine Adresse; auf der Website wäre es genau so zu lesen.`,
    hint: `Schreiben Sie die Adresse in runden Klammern dahinter: [${words}](https://…) – oder, wenn es so zu lesen sein soll: \\${source}`,
  }),
  wordlessLink: (source: string): Wording => ({
    code: 'broken-link',
    message: `In ${shorten(source)} steht zwischen den eckigen Klammern nichts: Der Link wäre auf der Website nicht zu sehen.`,
    hint: 'Schreiben Sie zwischen die eckigen Klammern, was zu lesen sein soll, oder löschen Sie den Link.',
  }),
  idleSign: (source: string, corrected: string): Wording => ({
    code: 'idle-sign',
    message: `Die Zeichen in \`${shorten(source)}\` wirken so nicht; auf der Website wären sie zu lesen.`,
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  /** Which of the two it is, only who has written it can say. */
  idleHeading: (source: string, heading: string): Wording => ({
    code: 'idle-sign',
    message: `Aus \`${shorten(source)}\` wird keine Überschrift; auf der Website wäre das # zu lesen.`,
    hint: `Schreiben Sie: ${heading} – oder, wenn es so zu lesen sein soll: \\${source}`,
  }),
  idleRow: (row: string, below: string): Wording => ({
    code: 'idle-row',
    message: `Aus ${shorten(row)} wird keine Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: `Unter die erste Zeile der Tabelle gehört diese: ${below}`,
  }),
  idleDashes: (row: string, meantRow: string): Wording => ({
    code: 'idle-row',
    message: `Die Zeile ${shorten(row)} macht keine Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: `Schreiben Sie statt dieser Zeile: ${meantRow}`,
    ...insteadOf(meantRow),
  }),
  secondDashes: (row: string): Wording => ({
    code: 'idle-row',
    message: `Die Zeile ${shorten(row)} steht mitten in der Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: 'Löschen Sie diese Zeile: Striche gehören nur unter die erste Zeile der Tabelle.',
  }),
  blockInText: (line: string): Wording => ({
    code: 'block-in-text',
    message: `Mit ${shorten(line)} beginnt ein Block, wie ihn nur Seiten haben; in einem Text wären seine Zeilen so zu lesen, wie sie hier stehen.`,
    hint: 'Schreiben Sie hier nur, was Besucher lesen sollen. Der Block gehört in die Datei einer Seite, im Ordner pages unter blocks.',
  }),
  rowsApart: (row: string): Wording => ({
    code: 'idle-row',
    message: `Über ${shorten(row)} steht eine leere Zeile: Dort endet die Tabelle, und auf der Website wären die Striche zu lesen.`,
    hint: 'Löschen Sie die leere Zeile darüber. Beginnt hier eine zweite Tabelle, gehört unter ihre erste Zeile eine aus Strichen: | --- | --- |',
  }),
  headlessTable: (row: string): Wording => ({
    code: 'idle-row',
    message: `Über der Zeile ${shorten(row)} fehlt die erste Zeile der Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: 'Schreiben Sie darüber eine Zeile mit den Überschriften der Spalten.',
  }),
  idleColumns: (line: string, row: string): Wording => ({
    code: 'idle-row',
    message: `Aus Spalten mit ${line.includes('\t') ? 'Tabulatoren' : 'Semikolons'} wie ${shorten(line.replaceAll('\t', ' … '))} wird keine Tabelle; auf der Website stünde alles hintereinander.`,
    hint: `Schreiben Sie jede Zeile mit Strichen, die erste so: ${row}. Darunter gehört die Zeile ${row.replace(/[^|]+/g, ' --- ')}`,
  }),
  lostCells: (text: string): Wording => ({
    code: 'lost-cells',
    message: `Diese Zeile hat mehr Spalten als die erste Zeile der Tabelle: ${shorten(text)} wäre auf der Website nicht zu lesen.`,
    hint: 'Geben Sie der ersten Zeile und der Zeile mit den Strichen darunter ebenso viele Spalten. Gehört der Strich zum Text, schreiben Sie \\| statt |.',
  }),
  idleEntries: (line: string, entry: string, more: number): Wording => ({
    code: 'idle-sign',
    message: `Die Zeichen in \`${shorten(line)}\` beginnen hier keinen Eintrag einer Liste; auf der Website stünden die Zeilen hintereinander.${alsoBelow(more)}`,
    hint:
      more === 0
        ? `Schreiben Sie: ${entry}`
        : `Beginnen Sie jede dieser Zeilen mit einem Strich und einem Leerzeichen, die erste so: ${entry}`,
    ...insteadOf(more === 0 ? entry : undefined),
  }),
  idleNumbers: (line: string, entry: string, more: number): Wording => ({
    code: 'idle-sign',
    message: `Hinter der Zahl in \`${shorten(line)}\` fehlt ein Leerzeichen; auf der Website stünden die Zeilen hintereinander.${alsoBelow(more)}`,
    hint: `Setzen Sie in jeder dieser Zeilen ein Leerzeichen hinter ${/^\d+\)/.test(entry) ? 'die Klammer' : 'den Punkt'}, die erste so: ${entry}`,
  }),
  hardSpace: (line: string, meant: string, more: number): Wording => ({
    code: 'no-break-space',
    message: `Hinter dem Zeichen am Anfang der Zeile steht ein geschütztes Leerzeichen; so wirkt es nicht und wäre auf der Website zu lesen: \`${shorten(line)}\`.${alsoBelow(more)}`,
    hint: `Löschen Sie den Abstand, und tippen Sie ihn mit der Leertaste neu, mit gewöhnlichen Leerzeichen: ${meant}`,
    ...insteadOf(more === 0 ? meant : undefined),
  }),
  joinedLines: (line: string, whole: string, more: number): Wording => ({
    code: 'joined-lines',
    message: `Der Text läuft hier ohne neue Zeile weiter: Auf der Website stünde hinter \`${shorten(line)}\` gleich, was darunter steht.${alsoBelow(more)}`,
    hint:
      more === 0
        ? `Schreiben Sie: ${whole}`
        : `Beenden Sie jede dieser Zeilen so wie hier die erste: ${whole}`,
    ...insteadOf(more === 0 ? whole : undefined),
  }),
  starAsEntry: (line: string, plain: string): Wording => ({
    code: 'idle-sign',
    message: `Der Stern in \`${shorten(line)}\` macht aus der Anmerkung den Eintrag einer Liste, mit einem Punkt davor.`,
    hint: `Schreiben Sie: ${plain}`,
    ...insteadOf(plain),
  }),
  footnote: (sign: string): Wording => ({
    code: 'idle-sign',
    message: `Fußnoten gibt es in diesem Text nicht; auf der Website wäre \`${shorten(sign)}\` zu lesen.`,
    hint: 'Löschen Sie das Zeichen, und schreiben Sie die Anmerkung in Klammern in den Satz.',
  }),
  footnoteText: (sign: string): Wording => ({
    code: 'idle-sign',
    message: `Hier beginnt der Text einer Fußnote, die es auf der Website nicht gibt; \`${shorten(sign)}\` wäre dort zu lesen.`,
    hint: 'Schreiben Sie die Anmerkung in Klammern in den Satz, zu dem sie gehört, und löschen Sie sie hier.',
  }),
  foreignCommand: (command: string): Wording => ({
    code: 'idle-sign',
    message: `\`${shorten(command)}\` ist ein Befehl für das Programm einer anderen Website; hier wäre er zu lesen.`,
    hint: 'Löschen Sie die Klammern und alles, was darin steht.',
  }),
  noteAsHeading: (line: string, heading: string): Wording => ({
    code: 'note-in-text',
    message: `Im Text macht ein # keine Notiz: ${shorten(line)} wäre auf der Website eine Überschrift.`,
    hint: `Löschen Sie die Notiz. Soll es eine Überschrift sein, lassen Sie darüber eine Zeile leer, und schreiben Sie: ${heading}`,
  }),
  underlined: (line: string, heading: string): Wording => ({
    code: 'underlined-text',
    message: `Die Striche unter ${shorten(line)} machen aus der Zeile eine Überschrift.`,
    hint: `Für eine Trennlinie lassen Sie über den Strichen eine Zeile leer. Für eine Überschrift schreiben Sie statt beider Zeilen: ${heading}`,
  }),
  renumberedList: (line: string, entry: string): Wording => ({
    code: 'renumbered-list',
    message: `Ab ${shorten(line)} wird aus den Zeilen eine nummerierte Liste, die nach der ersten Zahl weiterzählt; die anderen Zahlen gingen verloren.`,
    hint: `Setzen Sie vor jede dieser Zeilen einen Strich und vor den Punkt hinter der Zahl einen \\, so: ${entry}`,
  }),
  numberBelowList: (line: string, plain: string): Wording => ({
    code: 'renumbered-list',
    message: `Die Liste darüber zählt bei ${shorten(line)} weiter; diese Zahl ginge verloren.`,
    hint: `Schreiben Sie: ${plain}`,
    ...insteadOf(plain),
  }),
  listBelowList: (line: string): Wording => ({
    code: 'renumbered-list',
    message: `Die Liste darüber zählt bei ${shorten(line)} weiter, statt neu zu beginnen.`,
    hint: 'Setzen Sie zwischen die beiden Listen einen Satz oder eine Überschrift.',
  }),
  indentedText: (line: string): Wording => ({
    code: 'indented-text',
    message:
      'Vier Leerzeichen am Anfang der Zeile machen aus dem Absatz einen Kasten in Schreibmaschinenschrift.',
    hint: `Beginnen Sie die Zeile ohne Leerzeichen: ${line}`,
  }),
  foldedList: (): Wording => ({
    code: 'folded-list',
    message:
      'Unter diesem Zeichen werden aus mehreren Zeilen Sätze hintereinander; Listen, Überschriften, Tabellen und Anschriften gehen dabei verloren.',
    hint: 'Schreiben Sie an dieser Stelle nur: |-',
    ...insteadOf('|-'),
  }),
  listInText: (): Wording => ({
    code: 'list-in-text',
    message:
      'In diesem Text sind keine Listen möglich: Auf der Website stünden die Zeilen mit ihren Strichen hintereinander.',
    hint: 'Schreiben Sie statt der Liste einen Satz, mit Kommas zwischen den Einträgen.',
  }),
  noteInText: (): Wording => ({
    code: 'note-in-text',
    message:
      'Zwischen den Zeilen eines Textes gibt es keine Notizen: Auch diese Zeile wäre auf der Website zu lesen.',
    hint: 'Setzen Sie die Notiz über die Zeile, in der der Text beginnt, oder löschen Sie sie.',
  }),
  markInText: (mark: string, isForm = false): Wording => ({
    code: 'unknown-tag',
    message: `Im Text steht \`${mark}\`; auf der Website wäre es zu lesen.`,
    hint: isForm
      ? 'Löschen Sie das Wort.'
      : 'Löschen Sie das Wort. Vor einem Wert hinter einem Doppelpunkt steht es ohne Anführungszeichen, zum Beispiel: title: !platzhalter Neues Bad',
  }),
  signInText: (source: string, plain: string): Wording => ({
    code: 'idle-sign',
    message: `In diesem Text wirken die Zeichen in \`${shorten(source)}\` nicht; auf der Website wären sie zu lesen.`,
    hint: `Schreiben Sie: ${plain}`,
    ...insteadOf(plain),
  }),
  htmlInText: (html: string, plain: string | undefined): Wording => ({
    code: 'raw-html',
    message: `HTML wie ${shorten(html)} wirkt in diesem Text nicht; auf der Website wäre es zu lesen.`,
    hint: plain === undefined ? hintOnPlainHtml(html) : insteadOfHtml(plain),
    ...insteadOf(plain),
  }),
  rawHtml: (html: string): Wording => ({
    code: 'raw-html',
    message: `HTML wie ${shorten(html)} ist im Text nicht erlaubt.`,
    hint: hintOnHtml(html),
  }),
  htmlLink: (html: string, corrected: string): Wording => ({
    code: 'raw-html',
    message: `Ein Link wie ${shorten(html)} wird im Text anders geschrieben.`,
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  htmlNote: (html: string): Wording => ({
    code: 'raw-html',
    message: `Im Text sind keine Notizen wie ${shorten(html)} möglich.`,
    hint: 'Löschen Sie die Notiz mit ihren Klammern.',
  }),
  markdownPicture: (): Wording => ({
    code: 'markdown-picture',
    message: 'Bilder stehen nicht im Text, sondern in einem Block oder in der Angabe `image`.',
    hint: 'Nehmen Sie das Bild aus dem Text heraus.',
  }),
}
