import type { Seam } from '../../src/content/periods.ts'
import { day, ENTRY, named, shorten, withoutExample } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'
import { inBrackets, meaningOf, quoted, typedInBrackets } from '../yaml/quote.ts'

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

/** The parts of `src: haus.jpg`. */
const nameIn = (line: string): string => line.slice(0, line.indexOf(':'))
const valueIn = (line: string): string => line.slice(line.indexOf(':') + 1).trim()

/** A group in braces with another part at its end: `{ opens: "08:00", closes: … }`. */
const withPart = (inside: string, part: string): string =>
  `{ ${inside === '' ? '' : `${inside}, `}${part} }`

/** What a text tells besides its times, and what becomes of that. */
const besidesTimes = (rest: readonly string[]): string =>
  rest.length === 0
    ? ''
    : ` Darin fehlt „${shorten(rest.join(', '))}“: Zu einer Zeit gehören Tag, Beginn und Ende. Tragen Sie das nach, oder schreiben Sie es in einen Text der Website.`

/** What is said about values that no schema takes. */
export const validateWording = {
  // YAML

  commentedOut: (key: string, whole: string, lead = `${key}: `): Wording => ({
    code: 'cut-text',
    message: `${lead === `${key}: ` ? `Hinter \`${key}\`` : `In diesem Eintrag von \`${key}\``} steht nichts: Was nach # kommt, gilt in YAML als Notiz.`,
    hint: `Setzen Sie den Text in Anführungszeichen: ${lead}${quoted(whole)}`,
    instead: { text: quoted(whole) },
  }),

  // Fields

  missingKey: (key: string, description: string | undefined, isOutermost = false): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Angabe ${named(key, description)}.`,
    hint: `Ergänzen Sie ${isOutermost ? 'ganz am Rand ' : ''}eine Zeile ${key}: …`,
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
  missingInBraces: (key: string, description: string | undefined, inside: string): Wording => ({
    code: 'missing-key',
    message: `Hier fehlt die Angabe ${named(key, description)}.`,
    hint: `Ergänzen Sie sie zwischen den Klammern: ${withPart(inside, `${key}: …`)}`,
  }),
  emptyValue: (key: string, description: string | undefined): Wording => ({
    code: 'empty-value',
    message: `Hinter ${named(key, description)} steht nichts.`,
    hint: `Tragen Sie einen Wert ein: ${key}: …`,
  }),
  nullValue: (key: string, source: string, description: string | undefined): Wording => ({
    code: 'empty-value',
    message: `\`${source}\` heißt in YAML: Hinter ${named(key, description)} steht nichts.`,
    hint: `Tragen Sie einen Wert ein: ${key}: …`,
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
      : `Schreiben Sie bei \`${key}\` ${repairs[expected] ?? kind(expected)}.`,
  }),
  needsQuotes: (key: string, source: string, text = source, lead = `${key}: `): Wording => ({
    code: 'needs-quotes',
    message: `\`${key}\` ist ein Text, aber \`${shorten(source)}\` wird ohne Anführungszeichen anders gelesen.`,
    hint: `Setzen Sie Anführungszeichen: ${lead}${quoted(text)}`,
    instead: { value: text, isSure: true },
  }),
  oneText: (key: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört ein einziger Text; hier steht eine Liste.`,
    hint:
      lead === '- '
        ? `Löschen Sie einen der beiden Striche: - ${text}`
        : `Schreiben Sie den Text ohne Strich hinter den Doppelpunkt: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  entryForId: (key: string): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` steht nur der Kurzname eines Eintrags; hier steht ein ganzer.`,
    hint: `Schreiben Sie den Eintrag in die Datei zu \`${key}\`, und hier nur seinen Kurznamen, der dort hinter id steht.`,
  }),
  partForText: (key: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird ein Text erwartet, hier stehen darunter eigene Angaben.`,
    hint: `Schreiben Sie nur den Text, in diese Zeile: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  bracketsForText: (key: string, source: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird ein Text erwartet, hier steht ${shorten(source)}; die Klammern machen daraus eine Liste.`,
    hint: `Schreiben Sie ihn ohne Klammern: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  bracesForText: (key: string, source: string, text: string, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird ein Text erwartet, hier steht ${shorten(source)}; die geschweiften Klammern machen daraus eine Gruppe von Angaben.`,
    hint: `Schreiben Sie ihn ohne Klammern: ${lead}${text}`,
    instead: { value: meaningOf(text) },
  }),
  textForList: (key: string, items: readonly (string | number)[]): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört eine Liste; hier steht nur ein Text.`,
    hint: `Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile, oder alle in eckigen Klammern: ${key}: [${items.map((item) => (typeof item === 'number' ? item : typedInBrackets(item))).join(', ')}]`,
    instead: { value: items },
  }),
  numbersInBrackets: (key: string, numbers: readonly number[]): Wording => ({
    code: 'wrong-type',
    message:
      'In eckigen Klammern steht zwischen zwei Zahlen ein Komma, und in einer Zahl statt des Kommas ein Punkt.',
    hint: `Schreiben Sie: ${key}: [${numbers.join(', ')}]`,
    instead: { value: numbers },
  }),
  semicolonInNumbers: (source: string): Wording => ({
    code: 'wrong-type',
    message: `In \`${shorten(source)}\` teilt ein Strichpunkt zwei Zahlen.`,
    hint: 'Schreiben Sie zwischen die Zahlen ein Komma, und in eine Zahl statt des Kommas einen Punkt: [24600, 6.5]',
  }),
  toBelowFrom: (): Wording => ({
    code: 'range',
    message: 'Die Zahl hinter `to` ist kleiner als die hinter `from`.',
    hint: 'Schreiben Sie hinter from die kleinere Zahl und hinter to die größere.',
  }),
  markBefore: (key: string, value: unknown): Wording => ({
    code: 'wrong-type',
    message: `Zu \`${key}\` gehört ${Array.isArray(value) ? 'eine Liste' : 'eine Gruppe von Angaben'}; das Zeichen hinter dem Doppelpunkt macht aus ihren Zeilen einen Text.`,
    hint: `Löschen Sie das Zeichen, so dass die Zeile darüber nur noch so heißt: ${key}:`,
    instead: { value },
  }),
  twoInOne: (
    text: string,
    [first, second]: readonly [string, string],
    [one, other]: readonly [string, string],
    { isInBraces, before, isSure }: { isInBraces: boolean; before: string; isSure: boolean },
  ): Wording => {
    const key = before.lastIndexOf(`${first}:`)
    const line = before.slice(0, key).replaceAll('-', ' ')
    const between = isInBraces ? ', ' : `\n${line}`
    const isPlain = /:\s*$/.test(before)
    return {
      code: 'format',
      message: `In \`${shorten(text)}\` stehen zwei Werte; der zweite gehört zu \`${second}\`.`,
      hint: isInBraces
        ? `Schreiben Sie zwischen die Klammern: ${one}, ${other}`
        : `Schreiben Sie in diese Zeile ${one} und in eine eigene darunter ${other}`,
      ...(isPlain && {
        instead: { text: `${valueIn(one)}${between}${other}`, isSure },
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
  listForFile: (home: string | undefined): Wording => ({
    code: 'wrong-type',
    message: 'Diese Datei ist eine Liste von Einträgen; hierher gehören Angaben ohne Strich davor.',
    hint: home
      ? `Diese Einträge gehören nach ${home}: Schreiben Sie sie dorthin, und löschen Sie diese Datei.`
      : 'Nehmen Sie eine andere Datei im selben Ordner zum Vorbild.',
  }),
  truth: (key: string, value: string, truth: string): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(value)}\` ist bei \`${key}\` nicht möglich; ja heißt hier true, nein heißt false.`,
    hint: `Schreiben Sie: ${key}: ${truth}`,
    instead: { value: meaningOf(truth), isSure: true },
  }),
  wholeNumber: (key: string, source: string, number: number, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird eine ganze Zahl erwartet, sonst nichts; hier steht ${source}.`,
    hint: `Schreiben Sie: ${lead}${number}`,
    instead: { value: number },
  }),
  /** What a price is for, written behind its number where a key beside it takes that. */
  unitBeside: (words: Wording, unit: string): Wording => ({
    ...words,
    message: `${words.message} Worauf der Preis sich bezieht, gehört darunter in eine eigene Zeile (per: je ${unit}).`,
  }),
  decimalComma: (key: string, source: string, number: number, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird eine Zahl erwartet, ${source.includes(',') ? 'mit einem Punkt statt des Kommas' : 'sonst nichts'}; hier steht ${source}.`,
    hint: `Schreiben Sie: ${lead}${number}`,
    instead: { value: number },
  }),
  cutAtComma: (source: string, number: number): Wording => ({
    code: 'wrong-type',
    message: `In eckigen Klammern beginnt hinter jedem Komma ein neuer Wert: Aus ${source} werden zwei.`,
    hint: `Schreiben Sie statt ${source} nur: ${number}`,
  }),
  needsNoQuotes: (key: string, value: string, lead = `${key}: `): Wording => ({
    code: 'needs-no-quotes',
    message: `\`${key}\` ist eine Zahl und steht ohne Anführungszeichen.`,
    hint: `Schreiben Sie: ${lead}${value}`,
    instead: { value: Number(value), isSure: true },
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
    hint: `Schreiben Sie: ${repaired} – und liegt die Website in einem Ordner, lassen Sie auch ihn weg. Was nicht in ihm liegt, kann sie nicht weiterleiten; dann löschen Sie den Eintrag`,
  }),
  noYear: (value: string, repaired: string): Wording => ({
    code: 'format',
    message: `Dem Tag ${value} fehlt das Jahr.`,
    hint: `Setzen Sie das Jahr davor: ${repaired}`,
  }),
  repeatedItem: (item: string, firstLine?: number): Wording => ({
    code: 'repeated-item',
    message: `\`${shorten(item)}\` steht zweimal in dieser Liste${
      firstLine === undefined ? '.' : `; das erste Mal in Zeile ${firstLine}.`
    }`,
    hint: 'Löschen Sie einen der beiden Einträge.',
    instead: { nothing: true },
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
  longText: (key: string, length: number, maximum: number): Wording => ({
    code: 'too-long',
    message: `Der Text bei \`${key}\` ist mit ${length} Zeichen zu lang.`,
    hint: `Kürzen Sie ihn auf höchstens ${maximum} Zeichen.`,
  }),
  outOfRange: (key: string, bound: 'least' | 'most', limit: number): Wording => ({
    code: 'out-of-range',
    message: `Die Zahl bei \`${key}\` ist ${bound === 'least' ? 'zu klein' : 'zu groß'}.`,
    hint: `Sie darf ${bound === 'least' ? 'nicht kleiner' : 'nicht größer'} als ${limit} sein.`,
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
  altFileName: (): Wording => ({
    code: 'alt-text',
    message:
      'Das ist der Name einer Datei; bei `alt` steht, was auf dem Bild zu sehen ist, für alle, die es nicht sehen.',
    hint: 'Schreiben Sie einen halben Satz dazu, oder statt der Zeile decorative: true, wenn das Bild nur schmückt.',
  }),
  geoSwapped: (latitude: number, longitude: number): Wording => ({
    code: 'geo-swapped',
    message: 'Breitengrad und Längengrad sind vertauscht: Dieser Punkt liegt am Horn von Afrika.',
    hint: `Tauschen Sie die beiden: latitude: ${longitude} und longitude: ${latitude}`,
  }),
  holidaysAbroad: (): Wording => ({
    code: 'holidays-abroad',
    message: 'Feiertage kennt Gewerk nur für Deutschland; der Betrieb liegt in einem anderen Land.',
    hint: 'Löschen Sie die Zeile, und tragen Sie die freien Tage unter closures ein.',
    instead: { nothing: true, isSure: true },
  }),
  payPer: (from: number, per: 'hour' | 'month'): Wording => ({
    code: 'pay-per',
    message: `Ein Lohn von ${from.toLocaleString('de-DE')} € ${per === 'hour' ? 'je Stunde' : 'im Monat'} kann nicht stimmen.`,
    hint: `Ist der Lohn ${per === 'hour' ? 'im Monat' : 'je Stunde'} gemeint, schreiben Sie per: ${per === 'hour' ? 'month' : 'hour'}. Sonst berichtigen Sie die Zahlen.`,
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
  closesFirst: (): Wording => ({
    code: 'closes-first',
    message: 'Diese Öffnungszeit endet nicht später, als sie beginnt.',
    hint: 'Tauschen Sie die Zeiten bei `opens` (Beginn) und `closes` (Ende), oder berichtigen Sie eine davon.',
  }),
  closesNextDay: (opens: string, closes: string): Wording => ({
    code: 'closes-first',
    message:
      'Diese Öffnungszeit endet erst am nächsten Tag; eine Zeit gilt aber nur bis Mitternacht.',
    hint: `Schreiben Sie hier { opens: "${opens}", closes: "23:59" }${closes > '00:00' ? ` und beim Tag danach { opens: "00:00", closes: "${closes}" }` : ''}`,
  }),
  closesEither: (opens: string, closes: string): Wording => ({
    code: 'closes-first',
    message:
      'Diese Zeit endet erst am nächsten Tag, oder Beginn und Ende sind vertauscht; eine Zeit gilt nur bis Mitternacht.',
    hint: `Geht sie über Nacht, schreiben Sie hier { opens: "${opens}", closes: "23:59" } und beim Tag danach { opens: "00:00", closes: "${closes}" }. Sonst schreiben Sie { opens: "${closes}", closes: "${opens}" }`,
  }),
  countedIn: (key: string, source: string, number: number): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` zählen Tage; hier steht ${source}.`,
    hint: `Schreiben Sie die Zahl der Tage: ${key}: ${number}`,
    instead: { value: number },
  }),
  onlyWhole: (key: string, source: string, below: number, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` ist nur eine ganze Zahl möglich; hier steht ${source}.`,
    hint: `Runden Sie: ${lead}${below} oder ${lead}${below + 1}`,
  }),
  refused: (key: string): Wording => ({
    code: 'refused',
    message: `Was hinter \`${key}\` steht, ist so nicht möglich.`,
    hint: 'Sehen Sie nach, wie es bei den anderen Einträgen der Datei geschrieben ist, und machen Sie es genauso.',
  }),

  // Periods

  periodOrder: (): Wording => ({
    code: 'period-order',
    message: 'Die Zeiträume stehen nicht in der Reihenfolge, in der sie gelten.',
    hint: 'Ordnen Sie sie vom frühesten zum spätesten; dieser gehört weiter nach oben.',
  }),
  periodLacks: (
    key: 'from' | 'until',
    suggestion: string | undefined,
    inside?: string,
  ): Wording => ({
    code: 'period-open',
    message:
      key === 'from'
        ? 'Diesem Zeitraum fehlt der erste Tag, `from`; nur der erste der Liste kommt ohne ihn aus.'
        : 'Diesem Zeitraum fehlt der letzte Tag, `until`; nur der letzte der Liste kommt ohne ihn aus.',
    hint:
      inside === undefined
        ? `Ergänzen Sie eine Zeile ${key}: ${suggestion ?? '…'}`
        : `Ergänzen Sie ihn zwischen den Klammern: ${withPart(inside, `${key}: ${suggestion ?? '…'}`)}`,
  }),
  periodStarts: (from: string, before: string): Wording => ({
    code: 'period-open',
    message: `Der erste Zeitraum beginnt am ${day(from)}; für die Tage davor hätte die Website nichts zu zeigen.`,
    hint: `Löschen Sie die Zeile from, oder setzen Sie davor einen Zeitraum mit until: ${before}`,
  }),
  periodEnds: (until: string, after: string): Wording => ({
    code: 'period-open',
    message: `Der letzte Zeitraum endet am ${day(until)}; für die Tage danach hätte die Website nichts zu zeigen.`,
    hint: `Löschen Sie die Zeile until, oder setzen Sie dahinter einen Zeitraum mit from: ${after}`,
  }),
  periodOverlap: ({ until, from, after, before }: Seam): Wording => ({
    code: 'period-overlap',
    message: `Dieser Zeitraum beginnt am ${day(from)}, der davor endet erst am ${day(until)}; ${from === until ? 'an diesem Tag' : 'an den Tagen dazwischen'} gälten beide.`,
    hint: `Schreiben Sie hier from: ${after}, oder darüber until: ${before}`,
  }),
  periodGap: ({ after, before }: Seam): Wording => ({
    code: 'period-gap',
    message:
      after === before
        ? `Für den ${day(after)} fehlt ein Zeitraum; die Website hätte nichts zu zeigen.`
        : `Vom ${day(after)} bis zum ${day(before)} fehlt ein Zeitraum; die Website hätte nichts zu zeigen.`,
    hint: `Schreiben Sie hier from: ${after}, oder darüber until: ${before} – oder setzen Sie einen eigenen Zeitraum dazwischen.`,
  }),
}
