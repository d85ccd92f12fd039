import { holder, shorten } from '../../../problem/phrases.ts'
import type { Wording } from '../../../problem/problem.ts'
import { inBrackets, meaningOf, typedInBrackets } from '../../../yaml/quote.ts'

/** The parts of `src: haus.jpg`. */
const nameIn = (line: string): string => line.slice(0, line.indexOf(':'))

const valueIn = (line: string): string => line.slice(line.indexOf(':') + 1).trim()

/** What stands before another key of a group, below the line of one: its key may be misspelt. */
const indentBelow = (before: string): string =>
  (/^[\s-]*/.exec(before)?.[0] ?? '').replaceAll('-', ' ')

/** What a text tells besides its times, and what becomes of that. */
const besidesTimes = (rest: readonly string[]): string =>
  rest.length === 0
    ? ''
    : ` Darin fehlt „${shorten(rest.join(', '))}“: Zu einer Zeit gehören Tag, Beginn und Ende. Tragen Sie das nach, oder schreiben Sie es in einen Text der Website.`

/** What is said where a text stands in the place of a group or a list, the other way round, or two values in one. */
export const groupWording = {
  entryForId: (key: string): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` steht nur der Kurzname eines Eintrags; hier steht ein ganzer.`,
    hint: `Schreiben Sie den Eintrag in die Datei zu \`${key}\`, und hier nur seinen Kurznamen, der dort hinter id steht.`,
  }),
  partForText: (key: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei ${holder(key, lead, 'jedem')} wird ein Text erwartet, hier stehen darunter eigene Angaben.`,
    hint: `Schreiben Sie nur den Text, in diese Zeile: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  bracketsForText: (key: string, source: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei ${holder(key, lead, 'jedem')} wird ein Text erwartet, hier steht ${shorten(source)}; die Klammern machen daraus eine Liste.`,
    hint: `Schreiben Sie ihn ohne Klammern: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  placeholderForText: (source: string, lead: string): Wording => ({
    code: 'filler',
    message: `\`${shorten(source)}\` hält nur den Platz für einen Text frei.`,
    hint: `Schreiben Sie, was hier stehen soll, ohne die Klammern: ${lead}…`,
  }),
  bracesForText: (key: string, source: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei ${holder(key, lead, 'jedem')} wird ein Text erwartet, hier steht ${shorten(source)}; die geschweiften Klammern machen daraus eine Gruppe von Angaben.`,
    hint: `Schreiben Sie ihn ohne Klammern: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  textForList: (key: string, items: readonly (string | number)[]): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht nur ein Text.`,
    hint: `Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile, oder alle in eckigen Klammern: ${key}: [${items.map((item) => (typeof item === 'number' ? item : typedInBrackets(item))).join(', ')}]`,
    instead: { value: items },
  }),
  entryForList: (key: string, group: unknown): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht nur ein einzelner Eintrag.`,
    hint: `Schreiben Sie: ${key}: ${inBrackets([group])}`,
    instead: { value: [group], isSure: true },
  }),
  commasForList: (key: string): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht nur ein Text.`,
    hint: 'Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile.',
  }),
  twoInOne: (
    text: string,
    [, second]: readonly [string, string],
    [one, other]: readonly [string, string],
    {
      isInBraces,
      hasLine = false,
      before,
      isSure,
    }: { isInBraces: boolean; hasLine?: boolean; before: string; isSure: boolean },
  ): Wording => {
    const between = isInBraces ? ', ' : `\n${indentBelow(before)}`
    const isPlain = /:\s*$/.test(before) && !hasLine
    const place = hasLine
      ? `in die Zeile mit ${second}, in der noch nichts steht,`
      : 'in eine eigene darunter'
    return {
      code: 'format',
      message: `In \`${shorten(text)}\` stehen zwei Werte; der zweite gehört zu \`${second}\`.`,
      hint: isInBraces
        ? `Schreiben Sie zwischen die Klammern: ${one}, ${other}`
        : `Schreiben Sie in diese Zeile ${one} und ${place} ${other}`,
      ...(isPlain && {
        instead: { text: `${valueIn(one)}${between}${other}`, isSure },
      }),
    }
  },
  addressInOne: (
    text: string,
    lines: readonly string[],
    { isInBraces, hasLine, before }: { isInBraces: boolean; hasLine: boolean; before: string },
  ): Wording => {
    const [first = '', ...others] = lines
    const place = hasLine
      ? 'dort, wo noch nichts steht,'
      : `in ${others.length === 1 ? 'eine eigene' : 'eigene'} darunter`
    return {
      code: 'format',
      message: `In \`${shorten(text)}\` steht die ganze Anschrift; Postleitzahl und Ort haben eigene Angaben.`,
      hint: isInBraces
        ? `Schreiben Sie zwischen die Klammern: ${lines.join(', ')}`
        : `Schreiben Sie in diese Zeile ${first} und ${place} ${others.join(' und ')}`,
      ...(/:\s*$/.test(before) &&
        !hasLine && {
          instead: {
            text: [valueIn(first), ...others].join(isInBraces ? ', ' : `\n${indentBelow(before)}`),
            isSure: true,
          },
        }),
    }
  },
  textForGroup: (
    key: string,
    [first = '', ...others]: readonly string[],
    isItem: boolean,
    besides: readonly string[] = [],
    isInBrackets = false,
  ): Wording => {
    const more = besidesTimes(besides)
    const rest = others.length === 0 ? '' : `; darunter kommt ${others.join(' und ')}`
    const group = `{ ${[first, ...others].join(', ')} }`
    const begins =
      others.length === 0 ? `Schreiben Sie: - ${first}` : `Beginnen Sie den Eintrag mit - ${first}`
    return {
      code: 'wrong-type',
      message: isInBrackets
        ? 'Hier steht nur ein Text; zwischen die eckigen Klammern gehören Gruppen von Angaben.'
        : `Hier steht nur ein Text; ${isItem ? 'hinter den Strich' : `zu \`${key}\``} gehört eine Gruppe von Angaben, jede in ihrer Zeile mit einem Wort davor.`,
      hint: isItem
        ? (isInBrackets
            ? `Schreiben Sie dafür zwischen die eckigen Klammern: ${group}`
            : begins + rest) + (more && `.${more}`)
        : `Lassen Sie hinter \`${key}:\` nichts stehen, und schreiben Sie in die Zeile darunter, zwei Leerzeichen weiter eingerückt: ${first}${rest}${more && `.${more}`}`,
      ...(besides.length === 0 &&
        ![first, ...others].some((line) => line.endsWith(': …')) && {
          instead: {
            value: Object.fromEntries(
              [first, ...others].map((line) => [nameIn(line), meaningOf(valueIn(line))]),
            ),
          },
        }),
    }
  },
  linesForGroups: (key: string, [first = '', ...others]: readonly string[]): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht nur ein Text.`,
    hint: `Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - ${first}${others.length === 0 ? '' : `; darunter kommt ${others.join(' und ')}`}`,
  }),
  textForFile: ([first = '', ...others]: readonly string[]): Wording => ({
    code: 'wrong-type',
    message:
      'Hier steht nur ein Text; in diese Datei gehören Angaben, jede in ihrer Zeile mit einem Wort davor.',
    hint: `Beginnen Sie die Datei mit ${first}; darunter kommt ${others.join(' und ')}. Nehmen Sie eine andere Datei im selben Ordner zum Vorbild.`,
  }),
  entryForFile: (written: string): Wording => ({
    code: 'wrong-type',
    message: 'In diese Datei gehört eine Liste: Jeder Eintrag beginnt mit einem Strich.',
    hint: `Setzen Sie vor die erste Zeile einen Strich und ein Leerzeichen: - ${shorten(written.split('\n', 1)[0] ?? '')}; rücken Sie die anderen Zeilen um zwei Leerzeichen ein.`,
    instead: { text: `- ${written.replace(/\n(?=[^\r\n])/g, '\n  ')}`, isSure: true },
  }),
  listForFile: (home: string | undefined): Wording => ({
    code: 'wrong-type',
    message: 'Diese Datei ist eine Liste von Einträgen; hierher gehören Angaben ohne Strich davor.',
    hint: home
      ? `Diese Einträge gehören nach ${home}: Schreiben Sie sie dorthin, und löschen Sie diese Datei.`
      : 'Nehmen Sie eine andere Datei im selben Ordner zum Vorbild.',
  }),
  listForMarkdown: (key: string, lines: readonly string[]): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört ein Text; ohne Zeichen hinter dem Doppelpunkt macht YAML aus den Zeilen darunter eine Liste.`,
    hint: `Schreiben Sie in die Zeile darüber nur: ${key}: |-`,
    instead: { value: lines.map((line) => `- ${line}`).join('\n') },
  }),
  textForGroups: (
    key: string,
    groups: readonly unknown[],
    besides: readonly string[],
  ): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht nur ein Text.`,
    hint:
      besides.length === 0
        ? `Schreiben Sie: ${key}: ${inBrackets(groups)}`
        : `Schreiben Sie die Zeiten so: ${key}: ${inBrackets(groups)}.${besidesTimes(besides)}`,
    ...(besides.length === 0 && { instead: { value: groups } }),
  }),
}
