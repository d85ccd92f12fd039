import { inFile, type Mutation } from './mutation.ts'
import {
  fieldKind,
  isLeaf,
  isPlainText,
  isTextField,
  type Place,
  splice,
  typeOf,
  unwrap,
  whole,
} from './places.ts'

type Make = (place: Place) => Mutation | undefined

const at = ({ path }: Place) => path.join('.')

const replaced = (kind: string, place: Place, by: string, repair: string[]): Mutation =>
  inFile(kind, at(place), place.file, splice(place, whole(place), by), repair)

type Change = (raw: string, place: Place) => [marked: string, ...repair: string[]] | undefined

const value =
  (kind: string, applies: (place: Place) => boolean, change: Change): Make =>
  (place) => {
    if (!isLeaf(place) || !applies(place)) return undefined
    const changed = change(place.raw, place)
    return changed && replaced(kind, place, changed[0], changed.slice(1))
  }

const isText = (place: Place) => isTextField(place) && isPlainText(place) && !place.isFlow
const isOwnText = (place: Place) => isText(place) && place.keyRange !== undefined
const hasWords = (place: Place) => isText(place) && /^\p{L}+ .*\p{L} \p{L}/u.test(place.raw)
const isKeyed = (place: Place) => place.keyRange !== undefined
const inLines = (place: Place) => !place.isFlow

const quoted = (text: string) => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`

const atStart = (sign: string): Make =>
  value(`text begins with ${sign}`, isText, (raw) => [`⟦${sign}${raw}⟧`, quoted(`${sign}${raw}`)])

const isSlug = ({ path, schema, key, raw }: Place) =>
  (path.at(-1) === 'id' || key === 'inquiry') && typeOf(schema) === 'string' && /-|\w{4}/.test(raw)

const isChoice = (place: Place) => typeOf(place.schema) === 'enum' || place.key === 'type'
const isDate = ({ value: text }: Place) => /^\d{4}-\d\d-\d\d$/.test(String(text))
const isEmail = ({ key }: Place) => key === 'email'
const [isPhone, isPostcode, isClock, isColour] = [
  /^\+\d/,
  /^\d{5}$/,
  /^\d\d:\d\d$/,
  /^#[\da-f]{6}$/,
].map(
  (form) => (place: Place) =>
    form.test(String(place.value)) &&
    typeof place.value === 'string' &&
    typeOf(place.schema) === 'string',
) as [
  (place: Place) => boolean,
  (place: Place) => boolean,
  (place: Place) => boolean,
  (place: Place) => boolean,
]
const isRoute = ({ path, file }: Place) => file.startsWith('pages/') && path.join() === 'route'
const isLink = (place: Place) => fieldKind(place) === 'link'
const isInternal = (place: Place) => isLink(place) && /^\/[a-z]/.test(place.raw)
const isMedia = (place: Place) => fieldKind(place) === 'media'
const isTrue = ({ schema, value: flag }: Place) => flag === true && typeOf(schema) !== 'string'
const isNumber = ({ schema }: Place) => typeOf(schema) === 'number'
const quotes = (place: Place, text: string) => (place.quoted ? `"⟦${text}⟧"` : `⟦${text}⟧`)
/** The last two letters swapped; of two that are the same, one. */
const typo = (word: string) => {
  const swapped = word.slice(0, -2) + word.at(-1) + word.at(-2)
  return swapped === word ? word.slice(0, -1) : swapped
}
const german = (iso: string) => iso.split('-').reverse().join('.')

const wordSwap = (raw: string) => raw.replace(/[a-z](?=[a-z]{2})/, (letter) => letter + letter)

/** Faults in values. */
export const valueFaults: Make[] = [
  // Nothing
  (place) =>
    isLeaf(place) && isKeyed(place) && place.required && !place.isFlow && place.keyRange
      ? inFile(
          'value: empty',
          at(place),
          place.file,
          splice(place, { start: place.keyRange.start, end: whole(place).end }, `⟦${place.key}:⟧`),
          [`${place.key}:`],
        )
      : undefined,
  value(
    'value: empty quotes',
    (place) =>
      isKeyed(place) && place.required && typeOf(place.schema) === 'string' && inLines(place),
    () => ['⟦""⟧'],
  ),
  (place) =>
    isLeaf(place) && !isKeyed(place) && !place.isFlow && place.path.length > 0
      ? inFile(
          'item: empty',
          at(place),
          place.file,
          splice(
            place,
            place.line,
            `${place.text.slice(place.line.start, place.line.end).replace(/-.*/, '⟦-⟧')}`,
          ),
        )
      : undefined,

  // Another kind of value
  value('text: number', isText, () => ['⟦2026⟧', '"2026"']),
  value('text: number with a point', isText, () => ['⟦21.000⟧', '"21.000"']),
  value('text: true', isText, () => ['⟦true⟧', '"true"']),
  value('text: null', isText, () => ['⟦null⟧', '"null"']),
  value('text: list in brackets', isOwnText, (raw) => [
    `⟦[${raw.replace(/[,[\]{}]/g, '')}]⟧`,
    'ohne Klammern',
  ]),
  value('text: list in lines', isOwnText, (raw, place) => {
    const indent = ' '.repeat((place.keyRange?.start ?? 0) - place.line.start + 2)
    return [`\n${indent}⟦- ${raw}⟧`, raw.slice(0, 20)]
  }),
  value('text: group', isOwnText, (raw, place) => {
    const indent = ' '.repeat((place.keyRange?.start ?? 0) - place.line.start + 2)
    return [`\n${indent}⟦text: ${raw}⟧`, raw.slice(0, 20)]
  }),
  value('number: in words', isNumber, () => ['⟦fünf⟧', 'Zahl']),
  value('number: quoted', isNumber, (raw) => [`"⟦${raw}⟧"`, raw]),
  value(
    'number: with a point for thousands',
    (place) => isNumber(place) && /^\d{4}$/.test(place.raw),
    (raw) => [`⟦${raw.charAt(0)}.${raw.slice(1)}⟧`, raw],
  ),
  value('number: with a comma', isNumber, (raw) => [`⟦${raw},5⟧`, raw]),
  ...['ja', 'on', 'yes', 'True!', '"true"'].map((word) =>
    value(`true: ${word}`, isTrue, () => [`⟦${word}⟧`, 'true']),
  ),

  // Signs
  ...['@', '%', '*', '&', '`', '|', '> ', '!', '[', '{', '- ', '? ', ', ', '] ', '} '].map(atStart),
  value('text begins with #', isText, (raw) => [`⟦#${raw}⟧`, quoted(`#${raw}`)]),
  value('text begins with # and a space', isText, (raw) => [`⟦# ${raw}⟧`, quoted(`# ${raw}`)]),
  value('text: # in the middle', hasWords, (raw) => {
    const changed = raw.replace(' ', ' #')
    return [`⟦${changed}⟧`, quoted(changed)]
  }),
  value('text: # between spaces', hasWords, (raw) => {
    const changed = raw.replace(' ', ' # ')
    return [`⟦${changed}⟧`, quoted(changed)]
  }),
  value('text: number sign at the end', isText, (raw) => [`⟦${raw} #1⟧`, quoted(`${raw} #1`)]),
  value('text: colon', hasWords, (raw) => {
    const changed = raw.replace(' ', ': ')
    return [`⟦${changed}⟧`, quoted(changed)]
  }),
  value('text: colon at the end', hasWords, (raw) => [`⟦${raw}:⟧`, quoted(`${raw}:`)]),
  value('text: two colons', hasWords, (raw) => {
    const changed = `Neu: ${raw.replace(' ', ': ')}`
    return [`⟦${changed}⟧`, quoted(changed)]
  }),
  value('text: fact first', isText, (raw) => [
    `⟦{stats.projects} ${raw}⟧`,
    quoted(`{stats.projects} ${raw}`),
  ]),
  value('text: invisible character first', isText, (raw) => [`⟦\u200b⟧${raw}`, 'unsichtbar']),
  value('text: unknown tag', isText, (raw) => [`⟦!wichtig⟧ ${raw}`, '!wichtig']),
  value('text: placeholder misspelt', isText, (raw) => [`⟦!plazthalter⟧ ${raw}`, '!platzhalter']),
  value('text: placeholder with a capital', isText, (raw) => [
    `⟦!Platzhalter⟧ ${raw}`,
    '!platzhalter',
  ]),
  value('text: placeholder without !', isText, (raw) => [
    `⟦platzhalter ${raw}⟧`,
    `!platzhalter ${raw}`,
  ]),
  value('text: alias', isText, () => ['⟦*adresse⟧', '"*adresse"']),
  value('text: anchor', isText, (raw) => [`⟦&adresse ${raw}⟧`, '"']),

  // Quotation marks
  ...(['„“', '“”', '‚‘', '»«', '„"'] as const).map(([open, close]) =>
    value(`typographic quotes ${open}${close}`, isText, (raw) => [
      `⟦${open}${raw}${close}⟧`,
      quoted(raw),
    ]),
  ),
  value('typographic quotes around a colon', hasWords, (raw) => {
    const changed = raw.replace(' ', ': ')
    return [`⟦„${changed}“⟧`, quoted(changed)]
  }),
  value(
    'typographic quotes: name',
    (place) => isSlug(place) || isChoice(place),
    (raw) => [`⟦„${raw}“⟧`, raw],
  ),
  value('unclosed "', inLines, (raw, place) => (place.quoted ? undefined : [`⟦"${raw}⟧`, '"'])),
  value("unclosed '", inLines, (raw, place) => (place.quoted ? undefined : [`⟦'${raw}⟧`, "'"])),
  value(
    'closing " forgotten',
    (place) => place.quoted && inLines(place) && /"/.test(place.text.charAt(place.range.start - 1)),
    (raw) => [`⟦"${raw}⟧`, '"'],
  ),
  value(
    'closing " in a list in brackets forgotten',
    (place) => place.quoted && place.isFlow,
    (raw) => [`⟦"${raw}⟧`, '"'],
  ),
  value('stray " at the end', isText, (raw) => [`⟦${raw}"⟧`, quoted(raw), raw]),
  value("stray ' at the end", isText, (raw) => [`⟦${raw}'⟧`, quoted(raw), raw]),
  value('quotes around the first word', hasWords, (raw) => {
    const changed = raw.replace(/^(\S+)/, '"$1"')
    return [`⟦${changed}⟧`, `'${changed}'`]
  }),
  value('text behind the closing quote', hasWords, (raw) => [`⟦"${raw}" neu⟧`, 'neu']),
  value('typographic closing quote', isText, (raw) => [`⟦"${raw}“⟧`, '"']),

  // Forms
  value('postcode: no quotes', isPostcode, (raw) => [`⟦${raw}⟧`, `"${raw}"`]),
  value('postcode: zero lost', isPostcode, () => ['"⟦1968⟧"', '01968']),
  value('phone: number', isPhone, (raw) => [
    `⟦${raw.replace(/\D/g, '')}⟧`,
    `"+${raw.replace(/\D/g, '').replace(/^49/, '49 ')}"`,
    raw,
  ]),
  value('phone: no country', isPhone, (raw) => [`"⟦${raw.replace(/^\+49 /, '0')}⟧"`, raw]),
  value('phone: 0049', isPhone, (raw) => [`"⟦${raw.replace(/^\+/, '00')}⟧"`, raw]),
  value('phone: (0)', isPhone, (raw) => [`"⟦${raw.replace(/^\+49 /, '+49 (0) ')}x⟧"`]),
  value('email: no @', isEmail, (raw) => [
    quoted('').length ? `⟦${raw.replace('@', ' ')}⟧` : '',
    raw,
  ]),
  value('email: (at)', isEmail, (raw) => [`⟦${raw.replace('@', ' (at) ')}⟧`, raw]),
  value('clock: short', isClock, (raw) => [`"⟦${raw.replace(/^0/, '').replace(':', '.')}⟧"`, raw]),
  value('clock: Uhr', isClock, (raw) => [`"⟦${raw} Uhr⟧"`, raw]),
  value('colour: no quotes', isColour, (raw, place) => [`⟦${raw}⟧`, `${place.key}: "${raw}"`]),
  value('colour: three digits', isColour, (raw) => [
    `"⟦#${raw.charAt(1)}${raw.charAt(3)}${raw.charAt(5)}⟧"`,
    '#',
  ]),
  value('colour: no #', isColour, (raw) => [`"⟦${raw.slice(1)}⟧"`, raw]),
  value('date: German', isDate, (raw) => [`⟦${german(raw)}⟧`, raw]),
  value('date: in words', isDate, () => ['⟦2. März 2026⟧', '2026-03-02']),
  value('date: one digit', isDate, () => ['⟦2026-3-2⟧', '2026-03-02']),
  value('date: slashes', isDate, (raw) => [`⟦${raw.replaceAll('-', '/')}⟧`, raw]),
  value('date: impossible day', isDate, () => ['⟦2026-02-30⟧', '2026-02-28']),
  value('date: impossible month', isDate, () => ['⟦2026-13-01⟧', '2026-01-13']),
  value('date: with time', isDate, (raw) => [`⟦${raw} 10:00⟧`, raw]),
  value('date: text', isDate, () => ['⟦nächste Woche⟧', '2026-']),
  value('date: number', isDate, () => ['⟦20260302⟧', '2026-03-02']),
  value('id: underscore', isSlug, (raw) => [
    quotes({ quoted: false } as Place, `${raw.replace(/-/, '')}_neu`),
    `${raw.replace(/-/, '')}-neu`,
  ]),
  value('id: umlaut', isSlug, (raw) => [`⟦wärme-${raw}⟧`, `waerme-${raw}`]),
  value('id: capital', isSlug, (raw) => [`⟦${raw.toUpperCase()}⟧`, raw]),
  value('id: space', isSlug, (raw) => [`⟦${raw} neu⟧`, `${raw}-neu`]),
  value('choice: typo', isChoice, (raw) => [`⟦${typo(raw)}⟧`, `\`${raw}\``]),
  value('choice: capital', isChoice, (raw) =>
    raw === raw.toUpperCase() ? undefined : [`⟦${raw.toUpperCase()}⟧`, `\`${raw}\``],
  ),
  value('choice: nonsense', isChoice, () => ['⟦irgendwas⟧', 'Möglich']),
  value('route: no slash', isRoute, (raw) =>
    raw.length < 3 ? undefined : [`⟦${raw.slice(1)}⟧`, raw],
  ),
  value('route: slash at the end', isRoute, (raw) =>
    raw.length < 3 ? undefined : [`⟦${raw}/⟧`, raw],
  ),
  value('route: capital', isRoute, (raw) =>
    raw.length < 3 || raw.includes(':id') ? undefined : [`⟦${raw.toUpperCase()}⟧`, raw],
  ),
  value('route: umlaut', isRoute, (raw) =>
    raw.length < 3 || raw.includes(':id') ? undefined : [`⟦${raw}-für-alle⟧`, `${raw}-fuer-alle`],
  ),

  // References
  value('link: dead', isInternal, (raw) => {
    const changed = raw.replace(/^\/[a-z-]+/, wordSwap)
    return [`⟦${changed}⟧`, raw.split(/[?#]/)[0] ?? raw]
  }),
  value('link: nowhere', isInternal, () => ['⟦/gibt-es-nicht⟧', 'route']),
  value('link: no slash', isInternal, (raw) => [`⟦${raw.slice(1)}⟧`, raw]),
  value(
    'link: slash at the end',
    (place) => isInternal(place) && !/[?#]/.test(place.raw),
    (raw) => [`⟦${raw}/⟧`, `\`${raw}\``],
  ),
  value(
    'link: capital',
    (place) => isInternal(place) && !/[?#]/.test(place.raw),
    (raw) => [`⟦/${raw.charAt(1).toUpperCase()}${raw.slice(2)}⟧`, `\`${raw}\``],
  ),
  value('link: dead fragment', isInternal, (raw) => [`⟦${raw.split('#')[0]}#gibt-es-nicht⟧`, 'id']),
  value(
    'link: fragment misspelt',
    (place) => isLink(place) && /#\w{4}/.test(place.raw),
    (raw) => [`⟦${raw}x⟧`, `#${raw.split('#')[1]}`],
  ),
  value('link: www', isLink, () => ['⟦www.kfw.de⟧', 'https://www.kfw.de']),
  value('link: mail', isLink, () => ['⟦info@beispiel.de⟧', 'mailto:info@beispiel.de']),
  value('link: phone', isLink, () => ['⟦+49 2942 123456⟧', 'tel:+492942123456']),
  value('link: space', isLink, () => [
    '⟦https://www.kfw.de/meine seite⟧',
    'https://www.kfw.de/meine%20seite',
  ]),
  value('link: one slash', isLink, () => ['⟦https:/www.kfw.de⟧', 'https://www.kfw.de']),
  value('link: scheme misspelt', isLink, () => ['⟦htps://www.kfw.de⟧', 'https://www.kfw.de']),
  value('link: program', isLink, () => ['⟦javascript:alert(1)⟧']),
  value(
    'link: topic misspelt',
    (place) => isLink(place) && /inquiry=\w/.test(place.raw),
    (raw) => {
      const changed = raw.replace(/inquiry=(\w+)/, (_, topic) => `inquiry=${topic}x`)
      return [`⟦${changed}⟧`, raw.split('inquiry=')[1] ?? '']
    },
  ),
  value(
    'reference: misspelt',
    (place) => fieldKind(place) === 'entry' && place.raw !== ':id',
    (raw) => [`⟦${typo(raw)}⟧`, `\`${raw}\``],
  ),
  value(
    'reference: unknown',
    (place) => fieldKind(place) === 'entry' && place.raw !== ':id',
    () => ['⟦gibt-es-nicht⟧', 'Vorhanden'],
  ),
  value('picture: misspelt', isMedia, (raw) => [
    `⟦${typo(raw.replace(/\.\w+$/, ''))}${/\.\w+$/.exec(raw)?.[0]}⟧`,
    `\`${raw}\``,
  ]),
  value('picture: another ending', isMedia, (raw) => [
    `⟦${raw.replace(/\.\w+$/, (end) => (end === '.webp' ? '.jpg' : '.webp'))}⟧`,
    `\`${raw}\``,
  ]),
  value('picture: capital ending', isMedia, (raw) => [
    `⟦${raw.replace(/\.\w+$/, (end) => end.toUpperCase())}⟧`,
    `\`${raw}\``,
  ]),
  value('picture: with its folder', isMedia, (raw) => [`⟦media/${raw}⟧`, `\`${raw}\``]),
  value('picture: missing', isMedia, () => ['⟦gibt-es-nicht-im-ordner.jpg⟧', 'Legen Sie']),
  (place) => {
    const name = /\{(stats|company)\.([\w-]+)\}/.exec(place.raw)
    if (
      !isTextField(place) ||
      place.kind !== 'scalar' ||
      !name ||
      place.raw.split(name[0]).length > 2
    )
      return undefined
    const wrong = `{${name[1]}.${typo(name[2] ?? '')}}`
    if (wrong === name[0]) return undefined
    const start = place.range.start + name.index
    return inFile(
      'fact: misspelt',
      at(place),
      place.file,
      splice(place, { start, end: start + name[0].length }, `⟦${wrong}⟧`),
      [name[0]],
    )
  },

  // Brackets and texts in lines
  (place) => bracket('unclosed [', ']', '[', place),
  (place) => bracket('unclosed {', '}', '{', place),
  (place) => outOfText('text in lines: line one column out', 1, place),
  (place) => outOfText('text in lines: line in the column of its key', 2, place),
  (place) => {
    if (!unwrap(place.schema) || place.path.at(-1) !== 'alt' || place.isFlow || !place.keyRange)
      return undefined
    const text = splice(place, { start: place.line.start, end: place.line.end + 1 }, '')
    const start = place.parent?.keyRange?.start ?? 0
    const line = place.text.slice(0, start).split('\n').length
    if (
      place.kind !== 'scalar' ||
      place.raw.includes('\n') ||
      /-\s/.test(place.text.slice(place.line.start, place.keyRange.start))
    )
      return undefined
    return {
      kind: 'missing alternative text',
      name: `${place.file}: ${at(place)}`,
      files: { [place.file]: text },
      expected: [{ file: place.file, line, from: 1, to: 200, repair: ['alt:'] }],
    }
  },
]

const bracket = (kind: string, close: string, open: string, place: Place): Mutation | undefined => {
  const source = place.text.slice(place.line.start, place.line.end)
  const start = source.indexOf(open)
  if (
    place.quoted ||
    place.kind === 'scalar' ||
    !place.raw.startsWith(open) ||
    place.raw.includes('\n')
  )
    return undefined
  if (source.slice(start).split(open).length !== 2 || !source.trimEnd().endsWith(close))
    return undefined
  const changed = `${source.slice(0, start)}⟦${source.slice(start).trimEnd().slice(0, -1)}⟧`
  return inFile(kind, at(place), place.file, splice(place, place.line, changed), [close])
}

/** A later line of a text that `>-` or `|` begins, moved out. */
const outOfText = (kind: string, by: number, place: Place): Mutation | undefined => {
  const lines = place.raw.split('\n')
  const head = place.text.slice(place.line.start, place.line.end)
  if (place.kind !== 'scalar' || !place.keyRange || !/[>|][-+]?$/.test(head) || lines.length < 3)
    return undefined
  const index = 1
  const before = lines.slice(0, index).join('\n').length + 1
  const line = lines[index] ?? ''
  const indent = line.length - line.trimStart().length
  if (line.trim() === '' || indent < by) return undefined
  const start = place.range.start + before
  return inFile(
    kind,
    at(place),
    place.file,
    splice(
      place,
      { start, end: start + line.length },
      `${' '.repeat(indent - by)}⟦${line.trimStart()}⟧`,
    ),
    [`${indent} Leerzeichen`],
  )
}
