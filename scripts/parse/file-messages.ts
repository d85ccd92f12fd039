import { alsoBelow, spaces } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'

const frontMatterWords = {
  missing: [
    'Der Beitrag beginnt nicht mit einer Zeile aus drei Strichen.',
    'Schreiben Sie in die erste Zeile --- und unter die Angaben (title, date …) noch einmal ---.',
  ],
  open: [
    'Hier sollte unter den Angaben eine Zeile aus drei Strichen stehen, bevor der Text beginnt.',
    'Schreiben Sie in diese Zeile nur: ---',
  ],
  cut: [
    'Hier hört die Datei auf, mitten in den Angaben: Es fehlen die Zeile aus drei Strichen und der Text des Beitrags.',
    'Wurde sie nur zum Teil gespeichert, holen Sie die vorige Fassung zurück. Sonst ergänzen Sie hier, was fehlt: die übrigen Angaben, eine Zeile --- und darunter den Text.',
  ],
  bare: [
    'Zwischen den beiden Zeilen aus drei Strichen steht nichts; dorthin gehören die Angaben des Beitrags.',
    'Tragen Sie sie dort ein, jede in ihrer Zeile: id, title, excerpt, date, author und image. Der Text darunter bleibt, wie er ist.',
  ],
  late: [
    'Über den drei Strichen am Anfang des Beitrags steht noch eine leere Zeile.',
    'Löschen Sie die leere Zeile: Die erste Zeile der Datei ist ---.',
  ],
  indented: [
    'Vor den drei Strichen am Anfang des Beitrags steht noch ein Leerzeichen.',
    'Löschen Sie das Leerzeichen: Die erste Zeile der Datei ist ---.',
  ],
  amid: [
    'Unter dieser Zeile aus drei Strichen stehen noch Angaben; auf der Website wären sie zu lesen.',
    'Löschen Sie diese Zeile.',
  ],
  doubled: [
    'Diese Zeile aus drei Strichen steht zum zweiten Mal da; auf der Website wäre sie ein Strich über dem Text.',
    'Löschen Sie diese Zeile.',
  ],
  below: [
    'Hier beginnt der Text des Beitrags; die Zeile aus drei Strichen, die darüber gehört, steht erst weiter unten.',
    'Setzen Sie eine Zeile --- über diese Zeile, und löschen Sie die Zeile --- weiter unten.',
  ],
  early: [
    'Diese Zeile aus drei Strichen steht zwischen den Angaben, und über ihnen fehlt sie.',
    'Löschen Sie diese Zeile, und setzen Sie eine Zeile --- an den Anfang der Datei.',
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

const lineSpan = ([first, last]: readonly [first: number, last: number]): string =>
  first === last ? `Zeile ${first}` : `die Zeilen ${first} bis ${last}`

/** What is said about whole files: their beginning, copies and conflicts in them, and signs that nobody sees. */
export const fileWording = {
  patchSign: (more = 0): Wording => ({
    code: 'patch-sign',
    message: `Am Anfang der Zeile steht ein +, wie vor neuen Zeilen in einer Liste von Änderungen.${alsoBelow(more)}`,
    hint: 'Löschen Sie das Pluszeichen; die Abstände dahinter bleiben.',
  }),
  patchLines: (former: number, added: number): Wording => ({
    code: 'patch-sign',
    message: `Hier ${former + added > 2 ? 'beginnen Zeilen' : 'stehen zwei Zeilen'} aus einer Liste von Änderungen: mit - die frühere Fassung, mit + die neue.`,
    hint: `Löschen Sie ${former > 1 ? 'die Zeilen' : 'die Zeile'} mit dem - am Anfang, und in ${added > 1 ? 'den Zeilen' : 'der Zeile'} darunter nur das +; die Abstände dahinter bleiben.`,
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
    instead: { text: ' ', isSure: true },
  }),
  noBreakSpace: (line: string): Wording => ({
    code: 'no-break-space',
    message:
      'Hier steht ein geschütztes Leerzeichen. Es sieht aus wie ein Leerzeichen, gilt in YAML aber nicht als eins.',
    hint: `Löschen Sie den Abstand, und tippen Sie ihn mit der Leertaste neu, mit gewöhnlichen Leerzeichen: ${line}`,
  }),
  invisibleSign: (word: string, count = 1): Wording => {
    const [message, signs] =
      count > 1
        ? [
            'Hier stehen unsichtbare Zeichen, wie sie beim Kopieren aus anderen Programmen entstehen.',
            'die unsichtbaren Zeichen',
          ]
        : [
            'Hier steht ein unsichtbares Zeichen, wie es beim Kopieren aus anderen Programmen entsteht.',
            'das unsichtbare Zeichen',
          ]
    const anew = word ? `, oder tippen Sie das Wort neu: ${word}` : '.'
    return { code: 'invisible-sign', message, hint: `Löschen Sie ${signs}${anew}` }
  },
  secondCopy: (isSame: boolean): Wording => ({
    code: 'second-copy',
    message: isSame
      ? 'Ab hier steht der ganze Beitrag ein zweites Mal in dieser Datei.'
      : 'Ab hier steht ein zweiter Beitrag in dieser Datei, mit eigenen Angaben.',
    hint: isSame
      ? 'Löschen Sie ab dieser Zeile alles bis zum Ende der Datei.'
      : 'Ist es eine zweite Fassung, lassen Sie nur die richtige stehen. Ist es ein anderer Beitrag, verschieben Sie ab dieser Zeile alles in eine eigene Datei.',
  }),
  fences: (count: number): Wording => ({
    code: 'code-fence',
    message:
      'Um diese Datei stehen noch die Zeichen, mit denen ein Chatprogramm einen Text einrahmt; sie gehören nicht zum Inhalt.',
    hint: `Löschen Sie ${count === 1 ? 'diese Zeile' : 'diese Zeile und die letzte der Datei'}.`,
  }),
  answerAround: (parts: readonly [first: number, last: number][]): Wording => ({
    code: 'code-fence',
    message:
      'Um den Inhalt dieser Datei stehen noch Sätze und Zeichen aus einem Chatprogramm; auf die Website gehören sie nicht.',
    hint: `Löschen Sie ${parts.map(lineSpan).join(' und ')}.`,
  }),
  answerBetween: (parts: readonly [first: number, last: number][]): Wording => ({
    code: 'code-fence',
    message:
      'In dieser Datei stehen noch Sätze und Zeichen aus einem Chatprogramm; zum Inhalt gehören sie nicht.',
    hint: `Löschen Sie ${parts.map(lineSpan).join(' und ')}.`,
  }),
  otherNotation: (line: string, hasMarks: boolean): Wording => ({
    code: 'other-notation',
    message:
      'Diese Angaben sind geschrieben, wie es andere Programme tun: mit = statt Doppelpunkt.',
    hint: `Schreiben Sie in jeder Zeile einen Doppelpunkt mit Leerzeichen statt des =, zum Beispiel: ${line}${hasMarks ? '. Statt +++ gehört über und unter die Angaben eine Zeile ---, und statt [image] die Zeile image: mit um 2 Leerzeichen eingerückten Zeilen darunter.' : ''}`,
  }),
  mailHead: (first: number, last: number): Wording => ({
    code: 'mail-head',
    message:
      'Hier steht noch der Kopf einer E-Mail, mit Absender und Betreff; zum Inhalt gehört er nicht.',
    hint: `Löschen Sie ${lineSpan([first, last])}.`,
  }),
  unfinishedCopy: (id: string, first: number, last: number, whole: number): Wording => ({
    code: 'unfinished-copy',
    message: `Der Eintrag ${id} ist hier nur angefangen; ganz steht er ab Zeile ${whole}.`,
    hint: `Löschen Sie ${lineSpan([first, last])}. Soll es ein anderer Eintrag werden, geben Sie ihm hinter id: einen eigenen Namen, und ergänzen Sie, was ihm fehlt.`,
  }),
  entryInBraces: (entry: string, first: number, last: number): Wording => ({
    code: 'other-notation',
    message: `Dieser Eintrag steht zur Hälfte in geschweiften Klammern (Zeile ${first} bis ${last}); was darunter steht, gehört so zu nichts.`,
    hint: `Löschen Sie die Zeilen mit { und }, dazwischen die Kommas am Ende und die Anführungszeichen um die Namen, und rücken Sie ein wie darunter. Der Eintrag beginnt dann so: ${entry}`,
  }),
  mergeConflict: (hasFormer = false): Wording => ({
    code: 'merge-conflict',
    message:
      'Zwei Personen haben diese Stelle zugleich geändert; deshalb stehen jetzt beide Fassungen untereinander.',
    hint: hasFormer
      ? 'Zwischen <<<<<<< und ||||||| steht die eine Fassung, zwischen ======= und >>>>>>> die andere, in der Mitte die frühere. Lassen Sie die richtige stehen, und löschen Sie die beiden anderen und die vier Zeilen mit <<<<<<<, |||||||, ======= und >>>>>>>.'
      : 'Zwischen <<<<<<< und ======= steht die eine Fassung, danach die andere. Lassen Sie die richtige stehen, und löschen Sie die andere und die drei Zeilen mit <<<<<<<, ======= und >>>>>>>.',
  }),
  mergeRest: (): Wording => ({
    code: 'merge-conflict',
    message:
      'Diese Zeile ist übrig geblieben, als zwei Fassungen der Datei zu einer wurden; sie gehört nicht zum Inhalt.',
    hint: 'Löschen Sie die Zeile, und sehen Sie nach, ob darüber und darunter etwas doppelt steht.',
  }),
  tabBehindDash: (repaired: string): Wording => ({
    code: 'tab',
    message: 'Hinter dem Strich steht ein Tabulator; YAML rechnet mit Leerzeichen.',
    hint: `Ersetzen Sie den Tabulator durch ein Leerzeichen: ${repaired}`,
  }),
  foreignEntry: (file: string, count: number): Wording => ({
    code: 'foreign-entry',
    message: `Dieser Eintrag gehört in eine andere Datei: Er hat die Angaben eines Eintrags von ${file}.`,
    hint: `Verschieben Sie ihn${count > 1 ? ` mit allen ${count} Zeilen` : ''} nach ${file}.`,
  }),
  foreignComment: (begin: string, end: string, count: number): Wording => ({
    code: 'foreign-comment',
    message: `Mit ${begin} und ${end} lassen sich in YAML keine Zeilen ausblenden.`,
    hint: `Löschen Sie ${begin} und ${end}, und setzen Sie vor ${count === 1 ? 'die Zeile dazwischen' : `jede der ${count} Zeilen dazwischen`} ein #.`,
  }),
  twoDocuments: (): Wording => ({
    code: 'two-documents',
    message: 'Die Zeile --- teilt die Datei in zwei; gelesen würde nur ein Teil.',
    hint: 'Löschen Sie die Zeile ---. Gehört der Rest nicht hierher, legen Sie ihn in eine eigene Datei.',
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
  keysAgain: (isSame: boolean, first: number, last: number): Wording => ({
    code: 'front-matter-again',
    message: 'Die Angaben des Beitrags stehen hier zum zweiten Mal.',
    hint: isSame
      ? `Löschen Sie die Zeilen ${first} bis ${last}.`
      : `Behalten Sie von beiden, was richtig ist: Löschen Sie die Zeilen ${first} bis ${last}, oder tragen Sie die Werte von hier oben ein.`,
  }),
  keysAbove: (last: number): Wording => ({
    code: 'front-matter-again',
    message: 'Die Angaben des Beitrags stehen hier zum zweiten Mal.',
    hint: `Behalten Sie von beiden, was richtig ist: Löschen Sie die Zeilen 1 bis ${last}, oder tragen Sie die Werte von dort hier ein.`,
  }),
  lineSign: (code: string, isLine: boolean): Wording => ({
    code: 'control-sign',
    message: `Hier steht ein Zeichen, mit dem andere Programme eine Zeile beenden (${code}); in dieser Datei tut es das nicht.`,
    hint: isLine
      ? 'Löschen Sie das Zeichen, und drücken Sie an seiner Stelle die Eingabetaste.'
      : 'Löschen Sie das Zeichen, und setzen Sie an seine Stelle ein Leerzeichen.',
  }),
  controlSign: (code: string, source: string): Wording => ({
    code: 'control-sign',
    message: `Hier steht ein Zeichen, das niemand sieht und das auf keine Website gehört (${code}).`,
    hint: `Löschen Sie ${source}.`,
  }),
}
