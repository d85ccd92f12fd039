import { alsoBelow, ENTRY, list, shorten, spaces } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'
import { quoted, typed, unquoted } from '../yaml/quote.ts'

/** What people set between two values of one line. */
const SEPARATORS: Record<string, string> = { ',': 'das Komma', ';': 'das Semikolon' }

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

/** Where a line begins: `ganz am Rand`. */
const behind = (column: number) => (column === 0 ? 'ganz am Rand' : `mit ${spaces(column)} davor`)

const restOf = (more: number) =>
  `Ist es der Rest eines gelöschten Eintrags, löschen Sie auch diese Zeile${more === 0 ? '' : ` und ${more === 1 ? 'die' : `die ${more}`} darunter`}.`

/** What is said about text that is no YAML, or not the YAML that was meant. */
export const parseWording = {
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
  openBracket: (open: string, close: string, value: string, wrong = ''): Wording => ({
    code: 'open-bracket',
    message: `Hier beginnt eine Klammer ${open}, die nirgends geschlossen wird.`,
    hint: `${wrong === '' ? `Setzen Sie ans Ende der Zeile ein ${close}` : `Schreiben Sie am Ende der Zeile ${close} statt ${wrong}`}. Gehört die Klammer zum Text, setzen Sie ihn in Anführungszeichen: ${quoted(value)}`,
  }),
  strayQuote: (value: string, mark: string): Wording => ({
    code: 'stray-quote',
    message: `Am Ende steht ein Anführungszeichen ${mark}, zu dem der Anfang fehlt; es wäre auf der Website zu sehen.`,
    hint: `Löschen Sie es: ${typed(value)}${mark === "'" ? ' (für einen Apostroph: ’)' : ''}`,
    instead: { text: typed(value) },
  }),
  typographicQuotes: (value: string, inside: string): Wording => ({
    code: 'typographic-quotes',
    message: 'Diese Anführungszeichen gelten in YAML nicht; sie wären auf der Website zu sehen.',
    hint: `Schreiben Sie: ${quoted(inside)} – oder, wenn sie zu sehen sein sollen: ${quoted(value)}`,
    instead: { text: typed(inside) },
  }),
  textAfterQuote: (value: string): Wording => ({
    code: 'text-after-quote',
    message: 'Nach dem schließenden Anführungszeichen steht noch Text.',
    hint: `Schließen Sie den ganzen Text ein: ${quoted(unquoted(value))}`,
  }),
  signAlone: (sign: string): Wording => ({
    code: 'special-sign',
    message: `Hier steht nur ${sign}; das Zeichen hat in YAML eine eigene Bedeutung.`,
    hint: 'Tragen Sie ein, was hierher gehört. Gibt es hier nichts anzugeben, löschen Sie die Zeile.',
  }),
  wordsBehindGroup: (words: string): Wording => ({
    code: 'special-sign',
    message: `Hinter der schließenden Klammer steht noch Text: „${shorten(words)}“.`,
    hint: 'Löschen Sie, was hinter der Klammer steht; soll es zu lesen sein, schreiben Sie es in einen Text der Website.',
  }),
  wordInBraces: (plain: string): Wording => ({
    code: 'special-sign',
    message:
      'In geschweiften Klammern stehen nur Namen, die ersetzt werden; am Anfang eines Textes haben sie in YAML außerdem eine eigene Bedeutung.',
    hint: `Schreiben Sie: ${plain}`,
  }),
  specialSign: (value: string): Wording => ({
    code: 'special-sign',
    message: `Ein Text darf nicht mit ${value.charAt(0)} beginnen; das Zeichen hat in YAML eine eigene Bedeutung.`,
    hint: `Setzen Sie den Text in Anführungszeichen: ${quoted(unquoted(value))}`,
  }),
  factInBrackets: (text: string, repaired: string): Wording => ({
    code: 'special-sign',
    message: `In eckigen Klammern braucht ${shorten(text)} Anführungszeichen, weil ein Name in geschweiften Klammern darin steht.`,
    hint: `Schreiben Sie: ${repaired}`,
  }),
  textBehindMark: (mark: string, value: string): Wording => ({
    code: 'special-sign',
    message: `Hinter dem Zeichen ${mark} steht noch Text; in YAML beginnt der Text erst in der Zeile darunter.`,
    hint: `Beginnen Sie hinter ${mark} eine neue Zeile, zwei Leerzeichen weiter eingerückt als diese. Soll das Zeichen zu sehen sein, schreiben Sie: ${quoted(value)}`,
  }),
  /** Behind the `#` there may be a note or the rest of the text. */
  orNote: (words: Wording, noted: string): Wording => ({
    ...words,
    hint: `${words.hint} – ist alles ab dem # eine Notiz, schreiben Sie: ${noted}`,
  }),
  colonBehind: (value: string): Wording => ({
    code: 'stray-colon',
    message: `Hinter \`${value}\` steht ein Doppelpunkt zu viel.`,
    hint: `Löschen Sie ihn: ${value}`,
  }),
  markAlone: (text: string): Wording => ({
    code: 'special-sign',
    message: 'Das Ausrufezeichen vor dem Text hat in YAML eine eigene Bedeutung.',
    hint: `Schreiben Sie ohne das Zeichen: ${text}`,
  }),
  splitNumber: (entry: string, repaired: string): Wording => ({
    code: 'bracket-signs',
    message: `Zwischen eckigen Klammern trennt jedes Komma zwei Einträge, auch das in „${shorten(entry)}“.`,
    hint: `Schreiben Sie: ${repaired}`,
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
    instead: { text: mark, isSure: true },
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
  patchSign: (more = 0): Wording => ({
    code: 'patch-sign',
    message: `Am Anfang der Zeile steht ein +, wie vor neuen Zeilen in einer Liste von Änderungen.${alsoBelow(more)}`,
    hint: 'Löschen Sie das Pluszeichen; die Abstände dahinter bleiben.',
  }),
  bracketSigns: (found: string, repaired: string): Wording => ({
    code: 'bracket-signs',
    message: `In ${shorten(found)} stimmen Kommas, Doppelpunkte oder Abstände nicht.`,
    hint: `Schreiben Sie: ${repaired}`,
  }),
  joinedKey: (key: string, line: string, column: number, sign = ''): Wording => ({
    code: 'joined-key',
    message: `Am Ende dieses Textes steht die Angabe \`${key}\`; sie gehört in eine eigene Zeile.`,
    hint: `Nehmen Sie sie${sign === '' ? '' : ` und ${SEPARATORS[sign] ?? `das Zeichen ${sign}`} davor`} aus dem Text, und schreiben Sie in die Zeile darunter, mit ${spaces(column)} davor: ${line}`,
  }),
  partBehindHead: (head: string, part: string, column: number): Wording => ({
    code: 'joined-key',
    message: `Hinter \`${head}:\` steht schon, was in die Zeile darunter gehört.`,
    hint: `Beginnen Sie hinter ${head}: eine neue Zeile, und schreiben Sie dort, mit ${spaces(column)} davor: ${part}`,
  }),
  wordsBehindHead: (head: string, words: string): Wording => ({
    code: 'joined-key',
    message: `Hinter \`${head}:\` steht etwas, obwohl die Angaben dazu in den Zeilen darunter folgen.`,
    hint: `Löschen Sie hinter ${head}: dies: ${words}`,
  }),
  partsBehindHead: (head: string, first: string, column: number): Wording => ({
    code: 'joined-key',
    message: `Hinter \`${head}:\` stehen mehrere Einträge; jeder gehört in eine eigene Zeile.`,
    hint: `Beginnen Sie hinter ${head}: eine neue Zeile, und schreiben Sie jeden Eintrag in seine eigene, mit ${spaces(column)} davor, den ersten so: ${first}`,
  }),
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
  bareBraces: (key: string, group: string): Wording => ({
    code: 'bracket-signs',
    message: 'Um eine Gruppe von Angaben in einer Zeile gehören geschweifte Klammern.',
    hint: `Schreiben Sie: ${key} ${group}`,
  }),
  bareGroups: (key: string, list: string): Wording => ({
    code: 'bracket-signs',
    message: 'Um mehrere Gruppen von Angaben in einer Zeile gehören eckige Klammern.',
    hint: `Schreiben Sie: ${key} ${list}`,
  }),
  groupsInOne: (groups: readonly string[]): Wording => ({
    code: 'bracket-signs',
    message:
      'In diesen Klammern stehen mehrere Gruppen von Angaben hintereinander; jede braucht eigene.',
    hint: `Schreiben Sie${groups.length > 1 ? ' jede in eine eigene Zeile' : ''}: ${groups.join(' und darunter ')}`,
  }),
  bareTexts: (key: string, list: string): Wording => ({
    code: 'bracket-signs',
    message: 'Um mehrere Texte in einer Zeile gehören eckige Klammern.',
    hint: `Schreiben Sie: ${key} ${list}`,
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
  alias: (): Wording => ({
    code: 'alias',
    message: 'Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt.',
    hint: 'Löschen Sie das Zeichen mit dem Namen dahinter, und schreiben Sie aus, was hier stehen soll.',
  }),
  reference: (written: string, name: string, line: number, more: number): Wording => ({
    code: 'alias',
    message: `Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt.${more === 0 ? '' : ` \`*${name}\` steht noch an ${more === 1 ? 'einer anderen Stelle' : `${more} anderen Stellen`}.`}`,
    hint: `Schreiben Sie statt ${written} noch einmal, was ${written.startsWith('<<') ? 'hier fehlt und ' : ''}in Zeile ${line} zu &${name} gehört${more === 0 ? '' : ', überall ebenso'}; löschen Sie dort &${name}.`,
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
  spaceBeforeColon: (key: string): Wording => ({
    code: 'space-before-colon',
    message: `Zwischen \`${key}\` und dem Doppelpunkt steht ein Leerzeichen.`,
    hint: `Löschen Sie es: ${key}:`,
    instead: { text: key, isSure: true },
  }),
  thousands: (source: string, read: number): Wording => ({
    code: 'wrong-type',
    message: `Der Punkt teilt in YAML keine Tausender: \`${source}\` ist die Zahl ${read}.`,
    hint: `Schreiben Sie: ${source.replaceAll('.', '')}`,
    instead: { text: source.replaceAll('.', '') },
  }),
  allThousands: (source: string): Wording => ({
    code: 'wrong-type',
    message: `Der Punkt teilt in YAML keine Tausender: \`${shorten(source)}\` sind Zahlen mit Nachkommastellen.`,
    hint: `Schreiben Sie: ${source.replaceAll('.', '')}`,
    instead: { text: source.replaceAll('.', ''), isSure: true },
  }),
  likeThousands: (source: string, read: number): Wording => ({
    code: 'wrong-type',
    message: `Der Punkt teilt in YAML keine Tausender: Auf der Website steht statt \`${source}\` die Zahl ${String(read).replace('.', ',')}.`,
    hint: `Sind Tausender gemeint, schreiben Sie: ${source.replaceAll('.', '')}. Stimmt die Zahl, schreiben Sie: ${read}`,
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
    hint: `Löschen Sie die Zeile, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehört. Ist sie eine Notiz, setzen Sie ein # davor: # ${line.replace(/^(?:\/\/|<!--|#)\s*|\s*-->$/g, '')}`,
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
  strayLines: (count: number): Wording => ({
    code: 'stray-line',
    message: `Diese ${count} Zeilen gehören zu nichts: Sie sind weder Angaben noch der Teil eines Textes.`,
    hint: `Löschen Sie die ${count} Zeilen, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehören. Sind sie eine Notiz, setzen Sie vor jede ein #.`,
  }),
  looseKey: (name: string, asText: string): Wording => ({
    code: 'loose-key',
    message: `Die letzte Zeile dieses Textes sieht aus wie eine Angabe (\`${name}\`); auf der Website steht sie mitten im Text.`,
    hint: `Löschen Sie die Zeile, oder beginnen Sie sie groß, wenn sie zu lesen sein soll: ${asText}`,
  }),
  keyBelow: (name: string, line: string): Wording => ({
    code: 'loose-key',
    message: `Unter den drei Strichen beginnt der Text: \`${name}\` mit allem dahinter wäre auf der Website zu lesen.`,
    hint: `Schreiben Sie die Zeile über die Striche: ${line}`,
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
  placeholderJoined: (value: string): Wording => ({
    code: 'unknown-tag',
    message: 'Hinter `!platzhalter` fehlt das Leerzeichen.',
    hint: `Schreiben Sie: !platzhalter ${shorten(value)}`,
  }),
  placeholderBehindMark: (swapped: string): Wording => ({
    code: 'unknown-tag',
    message: '`!platzhalter` steht hinter dem Zeichen, mit dem der Text beginnt, und gehört davor.',
    hint: `Schreiben Sie an dieser Stelle nur: ${swapped}`,
  }),
  placeholderTwice: (): Wording => ({
    code: 'unknown-tag',
    message: '`!platzhalter` steht hier zweimal.',
    hint: 'Löschen Sie eines der beiden.',
  }),
  placeholderWord: (value: string): Wording => {
    const rest = value.replace(/^platzhalter:?\s+|\s!platzhalter$/i, '').trimEnd()
    return {
      code: 'unknown-tag',
      message: 'Das Wort `platzhalter` steht hier im Text und wäre auf der Website zu sehen.',
      hint: `Davor gehört ein Ausrufezeichen, und es steht vor dem Wert: !platzhalter ${rest}`,
      instead: { text: `!platzhalter ${typed(rest)}`, isSure: value.endsWith('!platzhalter') },
    }
  },
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
  twinKey: (key: string, missing: string): Wording => ({
    code: 'duplicate-key',
    message: `\`${key}\` steht hier zweimal; dafür fehlt \`${missing}\`.`,
    hint: `Schreiben Sie in dieser Zeile ${missing} statt ${key}, oder löschen Sie sie.`,
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
  keysAgain: (isSame: boolean, first: number, last: number): Wording => ({
    code: 'front-matter-again',
    message: 'Die Angaben des Beitrags stehen hier zum zweiten Mal.',
    hint: isSame
      ? `Löschen Sie die Zeilen ${first} bis ${last}.`
      : `Behalten Sie von beiden, was richtig ist: Löschen Sie die Zeilen ${first} bis ${last}, oder tragen Sie die Werte von hier oben ein.`,
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
  keyFurtherOut: (
    key: string,
    inner: string,
    lines: readonly string[],
    column: number,
  ): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${key}\` gehört nicht zu \`${inner}\`.`,
    hint: `Setzen Sie ${lines.length === 1 ? 'die Zeile' : `die ${lines.length} Zeilen`} hinter das, was zu ${inner}: gehört, ${column === 0 ? 'die erste ganz an den Rand' : `die erste mit ${spaces(column)} davor`}: ${lines[0] ?? ''}`,
  }),
  otherType: (value: string, meant: string): Wording => ({
    code: 'not-allowed',
    message: `Was darunter steht, gehört nicht zu \`${value}\`, sondern zu \`${meant}\`.`,
    hint: `Meinten Sie \`${meant}\`?`,
    instead: { text: meant, isSure: false },
  }),
  otherKey: (key: string, meant: string): Wording => ({
    code: 'not-allowed',
    message: `Was hier steht, gehört nicht zu \`${key}\`, sondern zu \`${meant}\`.`,
    hint: `Meinten Sie \`${meant}\`?`,
    instead: { text: meant, isSure: false },
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
  lostName: (name: string, line: string): Wording => ({
    code: 'missing-key',
    message: `Vor diesem Text fehlt das Wort, das sagt, was er ist: \`${name}\`.`,
    hint: `Schreiben Sie: ${line}`,
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
  unmovedEntry: (line: string, below: number): Wording => ({
    code: 'missing-dash',
    message: 'Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.',
    hint: `Rücken Sie ${below === 1 ? 'die Zeile' : `die ${below} Zeilen`} darunter um ${spaces(2)} nach rechts, und schreiben Sie hier: - ${line}`,
  }),
  missingHead: (key: string, first: string, below: number, dash = ''): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Zeile ${key}:, zu der \`${first}\` gehört.`,
    hint: `Schreiben Sie davor eine Zeile ${key}: und rücken Sie diese Zeile${below === 0 ? '' : ` und die ${below} darunter`} um ${spaces(2 + dash.length)} nach rechts${dash === '' ? '' : `; vor ${first}: kommt der Strich: - ${first}: …`}.`,
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

  // Between files

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
