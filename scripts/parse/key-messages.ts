import { list, shorten, spaces } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'

/** What people set between two values of one line. */
const SEPARATORS: Record<string, string> = { ',': 'das Komma', ';': 'das Semikolon' }

/** What is said about keys: their signs, colons and names, and where they stand. */
export const keyWording = {
  pair: (key: string, lines: readonly string[]): Wording => {
    const count = lines.length > 2 ? 'drei' : 'zwei'
    return {
      code: 'unknown-key',
      message: `Die Angabe \`${shorten(key)}\` gibt es hier nicht; hier stehen ${count} Angaben, jede in einer eigenen Zeile.`,
      hint: `Schreiben Sie statt dieser Zeile ${count}, gleich weit eingerückt: ${lines.join(' und darunter ')}`,
    }
  },
  pairWithOneOf: (key: string, line: string, names: readonly string[]): Wording => ({
    code: 'unknown-key',
    message: `Die Angabe \`${shorten(key)}\` gibt es hier nicht; hier stehen zwei Angaben, jede in einer eigenen Zeile.`,
    hint: `Schreiben Sie statt dieser Zeile zwei, gleich weit eingerückt: ${line} und darunter ${shorten(key)} hinter einem dieser Namen mit Doppelpunkt: ${list(names)}`,
  }),
  keySigns: (key: string, repaired: string): Wording => ({
    code: 'key-signs',
    message: `Um \`${key}\` stehen Zeichen, die nicht dorthin gehören; der Name einer Angabe steht ohne Anführungszeichen und hat einen Doppelpunkt.`,
    hint: `Schreiben Sie: ${repaired}`,
  }),
  joinedKey: (key: string, line: string, column: number, sign = ''): Wording => ({
    code: 'joined-key',
    message: `Am Ende dieses Textes steht die Angabe \`${key}\`; sie gehört in eine eigene Zeile.`,
    hint: `Nehmen Sie sie${sign === '' ? '' : ` und ${SEPARATORS[sign] ?? `das Zeichen ${sign}`} davor`} aus dem Text, und schreiben Sie in die Zeile darunter, mit ${spaces(column)} davor: ${line}`,
  }),
  namesInALine: (
    names: readonly string[],
    column: number,
    signs: readonly string[] = [],
  ): Wording => ({
    code: 'joined-key',
    message: 'Hier stehen mehrere Angaben in einer Zeile; jede gehört in eine eigene.',
    hint: `Beginnen Sie vor ${names.map((name) => `${name}:`).join(', ')} jeweils eine neue Zeile, mit ${spaces(column)} davor.${signs.length === 0 ? '' : ` Löschen Sie jeweils ${signs.map((sign) => SEPARATORS[sign]).join(' und ')} davor.`}`,
  }),
  partBehindHead: (head: string, part: string, column: number, mark = ''): Wording => ({
    code: 'joined-key',
    message: `Hinter \`${head}:\` steht schon, was in die Zeile darunter gehört.`,
    hint: `Beginnen Sie hinter ${head}:${mark} eine neue Zeile, und schreiben Sie dort, mit ${spaces(column)} davor: ${part}`,
  }),
  wordsBehindHead: (head: string, words: string): Wording => ({
    code: 'joined-key',
    message: `Hinter \`${head}:\` steht etwas, obwohl die Angaben dazu in den Zeilen darunter folgen.`,
    hint: `Löschen Sie hinter ${head}: dies: ${words}`,
  }),
  partsBehindHead: (head: string, first: string, column: number, mark = ''): Wording => ({
    code: 'joined-key',
    message: `Hinter \`${head}:\` stehen mehrere Einträge; jeder gehört in eine eigene Zeile.`,
    hint: `Beginnen Sie hinter ${head}:${mark} eine neue Zeile, und schreiben Sie jeden Eintrag in seine eigene, mit ${spaces(column)} davor, den ersten so: ${first}`,
  }),
  spaceBeforeColon: (key: string): Wording => ({
    code: 'space-before-colon',
    message: `Zwischen \`${key}\` und dem Doppelpunkt steht ein Leerzeichen.`,
    hint: `Löschen Sie es: ${key}:`,
    instead: { text: key, isSure: true },
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
  keyNotText: (): Wording => ({
    code: 'key-not-text',
    message: 'Vor diesem Doppelpunkt steht kein Wort, das sagt, was dahinter kommt.',
    hint: 'Schreiben Sie zum Beispiel: title: Leistungen',
  }),
  /** @param hasLines whether something stands below one of them, which would get below another name */
  duplicateKey: (key: string, firstLine: number, hasLines = false): Wording => ({
    code: 'duplicate-key',
    message: `\`${key}\` steht hier zum zweiten Mal; das erste Mal in Zeile ${firstLine}.`,
    hint: hasLines
      ? `Gilt nur eines von beiden, löschen Sie das andere mit den Zeilen, die darunter weiter eingerückt sind. Gelten beide, setzen Sie diese Zeilen zu denen unter Zeile ${firstLine}, und löschen Sie nur die Zeile mit dem zweiten ${key}:.`
      : 'Löschen Sie eine der beiden Zeilen.',
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
  missingHead: (key: string, first: string, below: number, dash = ''): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Zeile ${key}:, zu der \`${first}\` gehört.`,
    hint: `Schreiben Sie davor eine Zeile ${key}: und rücken Sie diese Zeile${below === 0 ? '' : ` und die ${below} darunter`} um ${spaces(2 + dash.length)} nach rechts${dash === '' ? '' : `; vor ${first}: kommt der Strich: - ${first}: …`}.`,
  }),
}
