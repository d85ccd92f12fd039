import { shorten } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'
import { quoted, typed, unquoted } from '../yaml/quote.ts'

/** With the second mark of German, where the one of the keyboard ends what the first one began: `„Zeit"` */
const inGermanMarks = (value: string): string => value.replace(/(„[^„“”"]+)"$/, '$1“')

/** What is said about values: quotation marks, brackets, signs with a meaning in YAML, and numbers. */
export const valueWording = {
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
  surplusBracket: (signs: string, value: string): Wording => ({
    code: 'surplus-bracket',
    message: `Am Ende steht ${signs} zu viel: Die Klammer ist davor schon geschlossen.`,
    hint: `Löschen Sie es; die Zeile endet dann so: ${value}`,
  }),
  signBehindBracket: (sign: string, value: string): Wording => ({
    code: 'sign-behind-bracket',
    message: `Hinter der schließenden Klammer steht noch \`${sign}\`; das gehört nicht zum Wert.`,
    hint: `Löschen Sie es; die Zeile endet dann so: ${shorten(value)}`,
  }),
  signBehindText: (value: string, sign: string): Wording => ({
    code: 'sign-behind-text',
    message: `Am Ende steht noch \`${sign}\`; so wäre es auf der Website zu lesen.`,
    hint: `Löschen Sie es: ${typed(value)} – oder setzen Sie Anführungszeichen, wenn es dort stehen soll: ${quoted(value + sign)}`,
  }),
  strayQuote: (value: string, mark: string): Wording => ({
    code: 'stray-quote',
    message: `Am Ende steht ein Anführungszeichen ${mark}, zu dem der Anfang fehlt; es wäre auf der Website zu sehen.`,
    hint: `Löschen Sie es: ${typed(value)}${mark === "'" ? ' (für einen Apostroph: ’)' : ''}`,
    instead: { text: typed(value) },
  }),
  halfGerman: (value: string): Wording => ({
    code: 'stray-quote',
    message: 'Zum Anführungszeichen „ gehört am Ende ein “; hier steht ein ".',
    hint: `Schreiben Sie: ${typed(inGermanMarks(value))}`,
    instead: { text: typed(inGermanMarks(value)) },
  }),
  typographicQuotes: (value: string, inside: string): Wording => ({
    code: 'typographic-quotes',
    message: 'Diese Anführungszeichen gelten in YAML nicht; sie wären auf der Website zu sehen.',
    hint: `Schreiben Sie: ${quoted(inside)} – oder, wenn sie zu sehen sein sollen: ${quoted(inGermanMarks(value))}`,
    instead: { text: typed(inside) },
  }),
  textAfterQuote: (value: string): Wording => ({
    code: 'text-after-quote',
    message: 'Nach dem schließenden Anführungszeichen steht noch Text.',
    hint: `Schließen Sie den ganzen Text ein: ${quoted(unquoted(value))}`,
  }),
  severalQuoted: (whole: string): Wording => ({
    code: 'text-after-quote',
    message: 'Hier stehen zwei Texte in Anführungszeichen hintereinander.',
    hint: `Ist nur einer von ihnen gemeint, löschen Sie den anderen samt dem Zeichen dazwischen; gehören beide zu einem Satz, schließen Sie ihn ganz ein: ${whole}`,
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
  apostrophe: (repaired: string): Wording => ({
    code: 'special-sign',
    message:
      'Ein Text darf nicht mit einem Auslassungszeichen beginnen; das Zeichen hat in YAML eine eigene Bedeutung.',
    hint: `Setzen Sie den Text in Anführungszeichen: ${repaired}`,
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
  bracketSigns: (found: string, repaired: string): Wording => ({
    code: 'bracket-signs',
    message: `In ${shorten(found)} stimmen Kommas, Doppelpunkte oder Abstände nicht.`,
    hint: `Schreiben Sie: ${repaired}`,
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
  alias: (): Wording => ({
    code: 'alias',
    message: 'Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt.',
    hint: 'Löschen Sie das Zeichen mit dem Namen dahinter, und schreiben Sie aus, was hier stehen soll.',
  }),
  lostReference: (written: string, first: string | undefined): Wording => ({
    code: 'alias',
    message: `\`${written}\` verweist auf etwas, das es in dieser Datei nicht gibt.`,
    hint: first
      ? `Löschen Sie den Verweis; der Strich davor bleibt, und der Eintrag beginnt so: ${first}`
      : 'Löschen Sie die Zeile, und ergänzen Sie, was dem Eintrag fehlt.',
  }),
  reference: (written: string, name: string, line: number, more: number): Wording => ({
    code: 'alias',
    message: `Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt.${more === 0 ? '' : ` \`*${name}\` steht noch an ${more === 1 ? 'einer anderen Stelle' : `${more} anderen Stellen`}.`}`,
    hint: `Schreiben Sie statt ${written} noch einmal, was ${written.startsWith('<<') ? 'hier fehlt und ' : ''}in Zeile ${line} zu &${name} gehört${more === 0 ? '' : ', überall ebenso'}; löschen Sie dort &${name}.`,
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
    const isBehind = value.endsWith('!platzhalter')
    const what = isBehind ? 'Setzen Sie es vor den Wert' : 'Davor gehört ein Ausrufezeichen'
    return {
      code: 'unknown-tag',
      message: 'Das Wort `platzhalter` steht hier im Text und wäre auf der Website zu sehen.',
      hint: `${what}: !platzhalter ${rest}`,
      instead: { text: `!platzhalter ${typed(rest)}`, isSure: isBehind },
    }
  },
  unknownTag: (): Wording => ({
    code: 'unknown-tag',
    message:
      'Ein Wort mit Ausrufezeichen davor hat in YAML eine eigene Bedeutung und ist hier nicht erlaubt.',
    hint: 'Erlaubt ist nur !platzhalter. Ist es Text, setzen Sie ihn in Anführungszeichen.',
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
}
