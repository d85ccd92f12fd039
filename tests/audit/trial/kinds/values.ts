import { edit, isFree, type Kind, type Make, orReads, word } from '../fault.ts'
import { endOf, type Line } from '../page.ts'

/** The value of such keys replaced; `repair` is the original value where nothing else is said. */
const value =
  (
    key: RegExp,
    change: (value: string, line: Line) => string | undefined,
    repair: (value: string) => (string | RegExp)[] = (original) => [original.replaceAll('"', '')],
  ): Make =>
  (line, page) => {
    if (line.kind !== 'key' || !key.test(line.key) || line.value === '') return
    if (/^[>|[{]/.test(line.value) || endOf(page, line) !== line.index) return
    const changed = change(line.value, line)
    if (changed === undefined || changed === line.value) return
    return edit(line, 1, `${line.text.slice(0, line.at)}⟦${changed}⟧`, repair(line.value))
  }

const DATE = /^(date|datePosted|validThrough|asOf|reviewBy)$/

const date = (
  change: (year: string, month: string, day: string) => string | undefined,
  exact = true,
): Make =>
  value(
    DATE,
    (original) => {
      const [year, month, day] = original.split('-') as [string, string, string?]
      return day ? change(year, month, day) : undefined
    },
    (original) => (exact ? [original] : [/\d{4}-\d\d-\d\d/]),
  )

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

const month = (change: (year: string, month: string) => string): Make =>
  value(/^date$/, (original) => {
    const [year, number, day] = original.split('-') as [string, string, string?]
    return day ? undefined : change(year, number)
  })

const route = (
  change: (link: string) => string | undefined,
  repair?: (value: string) => (string | RegExp)[],
): Make =>
  value(
    /^(href|privacyHref|sentHref)$/,
    (link) => (/^\/[a-z-]{4,}/.test(link) ? change(link) : undefined),
    repair,
  )

/** What stands behind the ? or # of a link is named alone as well. */
const afterMark = (link: string): (string | RegExp)[] => [link, word(link.replace(/^.*[=#]/, ''))]

const web = (
  change: (link: string) => string | undefined,
  repair?: (value: string) => (string | RegExp)[],
): Make =>
  value(
    /^(href|url|endpoint)$/,
    (link) => (link.startsWith('https://') ? change(link) : undefined),
    repair,
  )

const ENUM = /^(status|kind|look|provider|type|each|font)$/

const isBlockType = (line: Line) => line.key === 'type' && line.parent?.key === 'blocks'

const choice = (change: (value: string) => string | undefined): Make =>
  value(
    ENUM,
    (original, line) =>
      isBlockType(line) || line.text.includes('!platz') ? undefined : change(original),
    (original) => [word(original)],
  )

const GERMAN: Record<string, string> = {
  open: 'offen',
  paused: 'pausiert',
  closed: 'geschlossen',
  grant: 'Zuschuss',
  loan: 'Kredit',
  external: 'extern',
  contact: 'Kontakt',
  overview: 'Übersicht',
  detail: 'ausführlich',
  mixed: 'gemischt',
}

/** One of the names in brackets that refer to entries. */
const reference =
  (change: (id: string) => string, repair = true): Make =>
  (line, _page, random) => {
    if (!/^\[[a-z0-9, -]+\]$/.test(line.value) || isFree(line)) return
    const ids = line.value.slice(1, -1).split(', ')
    const id = random.pick(ids)
    if (id.length < 4) return
    const before = line.value.slice(0, line.value.search(new RegExp(`(?<=[[ ])${id}(?=[,\\]])`)))
    const after = line.value.slice(before.length + id.length)
    return edit(
      line,
      1,
      `${line.text.slice(0, line.at)}${before}⟦${change(id)}⟧${after}`,
      repair ? [word(id)] : [],
    )
  }

const single = (change: (id: string) => string): Make =>
  value(
    /^(category|testimonial|each)$/,
    (id) => (/^[a-z-]{4,}$/.test(id) ? change(id) : undefined),
    (id) => [word(id)],
  )

const swap = (text: string) => text.slice(0, 2) + text.charAt(3) + text.charAt(2) + text.slice(4)

const file = (change: (name: string) => string | undefined): Make =>
  value(/^(src|logo|icon)$/, change, (name) => [name])

const id =
  (change: (id: string) => string): Make =>
  (line, page) =>
    line.key === 'id' &&
    !page.file.startsWith('pages/') &&
    // What others refer to is missing there as well: those are told, or not, with the id.
    edit(line, 1, `${line.text.slice(0, line.at)}⟦${change(line.value)}⟧`, [line.value, /klein/], {
      most: 9,
    })

/** A value in brackets of a list of opening hours. */
const time =
  (change: (time: string) => string, repair = true): Make =>
  (line) => {
    const match = /opens: "(\d\d:\d\d)"/.exec(line.text)
    const original = match?.[1]
    if (!match || !original) return
    const at = match.index + 'opens: '.length
    return edit(
      line,
      1,
      // Of two times in the wrong order, either may be told.
      `${line.text.slice(0, at)}⟦${change(original)}⟧${line.text.slice(at + 7).replace(/"[^"]*"/, '⟦$&⟧')}`,
      repair ? [original, /\d\d:\d\d/] : [],
    )
  }

const day =
  (change: (day: string) => string): Make =>
  (line) => {
    const match = line.key === 'days' ? (/[a-z]+day/.exec(line.value) ?? undefined) : undefined
    return (
      match &&
      edit(
        line,
        1,
        `${line.text.slice(0, line.at + match.index)}⟦${change(match[0])}⟧${line.value.slice(match.index + match[0].length)}`,
        [word(match[0])],
      )
    )
  }

const GERMAN_DAYS: Record<string, string> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
}

/** A `!platzhalter`, or the place before a value, with another word. */
const tag =
  (write: (value: string) => string, repair: (string | RegExp)[]): Make =>
  (line) => {
    const match = /^(.*?)!platzhalter (?=[\p{L}])(.*)$/u.exec(line.text)
    if (!match || line.kind !== 'key') return
    return edit(line, 1, `${match[1]}⟦${write(match[2] as string)}⟧`, repair)
  }

const plain = ({ kind, value: text, text: whole, key }: Line) =>
  kind === 'key' && /^\p{Lu}[^":#{}]+$/u.test(text) && !whole.includes('!platz') && key !== 'id'

const wordBefore =
  (sign: string): Make =>
  (line) =>
    plain(line) &&
    orReads(
      line,
      sign + line.value,
      edit(line, 1, `${line.text.slice(0, line.at)}⟦${sign}${line.value}⟧`, [
        /Anführungszeichen/,
        line.value.slice(0, 40),
      ]),
    )

const SAMPLE = ['!platzhalter']

export const values: Kind[] = [
  { name: 'date with full stops', make: date((year, month, day) => `${day}.${month}.${year}`) },
  {
    name: 'date with full stops, short',
    make: date((year, month, day) => `${Number(day)}.${Number(month)}.${year}`),
  },
  {
    name: 'date with a short year',
    make: date((year, month, day) => `${day}.${month}.${year.slice(2)}`),
  },
  { name: 'date with slashes', make: date((year, month, day) => `${year}/${month}/${day}`) },
  {
    name: 'date with the month in words',
    make: date((year, month, day) => `${Number(day)}. ${MONTHS[Number(month) - 1]} ${year}`),
  },
  {
    name: 'date without zeros',
    make: date((year, month, day) =>
      month.startsWith('0') || day.startsWith('0')
        ? `${year}-${Number(month)}-${Number(day)}`
        : undefined,
    ),
  },
  {
    name: 'date with day and month swapped',
    make: date((year, month, day) => (Number(day) > 12 ? `${year}-${day}-${month}` : undefined)),
  },
  { name: 'day that does not exist', make: date((year) => `${year}-02-30`, false) },
  { name: 'date without its day', make: date((year, month) => `${year}-${month}`, false) },
  {
    name: 'date with dashes of a word processor',
    make: date((year, month, day) => `${year}–${month}–${day}`),
  },
  { name: 'date in words', make: date(() => 'gestern', false) },
  { name: 'date with a time', make: date((year, month, day) => `${year}-${month}-${day} 08:00`) },
  { name: 'month with a slash', make: month((year, number) => `${number}/${year}`) },
  {
    name: 'month in words',
    make: month((year, number) => `${MONTHS[Number(number) - 1]} ${year}`),
  },
  { name: 'month with a day', make: month((year, number) => `${year}-${number}-01`) },
  {
    name: 'month of 13',
    make: value(
      /^date$/,
      (original) => (original.length === 7 ? `${original.slice(0, 4)}-13` : undefined),
      () => [/\d{4}-\d\d/],
    ),
  },
  {
    name: 'phone without country',
    make: value(/^phone$/, (text, line) =>
      line.parent?.key === 'company'
        ? `"${text.replace(/"/g, '').replace(/^\+49 /, '0')}"`
        : undefined,
    ),
  },
  {
    name: 'phone with 0049',
    make: value(/^phone$/, (text, line) =>
      line.parent?.key === 'company' ? `"${text.replace(/"/g, '').replace('+', '00')}"` : undefined,
    ),
  },
  {
    name: 'phone with tel:',
    make: value(/^phone$/, (text, line) =>
      line.parent?.key === 'company' ? `"tel:${text.replace(/"/g, '')}"` : undefined,
    ),
  },
  {
    name: 'phone with words',
    make: value(/^phone$/, (text, line) =>
      line.parent?.key === 'company' ? `"Tel. ${text.replace(/"/g, '')}"` : undefined,
    ),
  },
  { name: 'link misspelt', make: route(swap) },
  { name: 'link without its slash', make: route((link) => link.slice(1)) },
  {
    name: 'link with a slash at its end',
    make: route((link) => (/[?#]/.test(link) ? undefined : `${link}/`)),
  },
  {
    name: 'link with a capital',
    make: route((link) => link.replace(/[a-z]/, (sign) => sign.toUpperCase())),
  },
  { name: 'link with a backslash', make: route((link) => link.replace('/', '\\')) },
  { name: 'link with spaces', make: route((link) => link.replace('/', '/ ')) },
  { name: 'link as Markdown', make: route((link) => `[hier](${link})`) },
  {
    name: 'link to a file',
    make: route((link) => (/[?#]/.test(link) ? undefined : `${link}.html`)),
  },
  {
    name: 'link with the wrong topic',
    make: route((link) => (link.includes('inquiry=') ? swapTail(link) : undefined), afterMark),
  },
  {
    name: 'link to a missing place',
    make: route((link) => (link.includes('#') ? `${link}x` : undefined), afterMark),
  },
  {
    name: 'web address without https',
    make: web(
      (link) => link.replace('https://', ''),
      () => [/https:\/\//],
    ),
  },
  { name: 'web address with one slash', make: web((link) => link.replace('https://', 'https:/')) },
  { name: 'web address without a colon', make: web((link) => link.replace('https:', 'https')) },
  {
    name: 'web address with http',
    make: (line, page, random) => {
      const made = web((link) => link.replace('https:', 'http:'))(line, page, random)
      // Links may lead to a server that knows nothing else.
      return made && (line.key === 'href' ? { ...made, warned: true } : made)
    },
  },
  { name: 'web address with a space', make: web((link) => link.replace('https://', 'https:// ')) },
  { name: 'web address with htps', make: web((link) => link.replace('https', 'htps')) },
  {
    name: 'mail address with (at)',
    make: value(
      /^email$/,
      (mail, line) => (line.parent?.key === 'company' ? mail.replace('@', '(at)') : undefined),
      (mail) => [mail, /@/],
    ),
  },
  {
    name: 'mail address with a space',
    make: value(
      /^email$/,
      (mail, line) => (line.parent?.key === 'company' ? mail.replace('@', ' @') : undefined),
      (mail) => [mail, /@/],
    ),
  },
  {
    name: 'mail address without a name',
    make: value(
      /^email$/,
      (mail, line) => (line.parent?.key === 'company' ? mail.replace(/^.*@/, '@') : undefined),
      () => [/@/],
    ),
  },
  { name: 'choice misspelt', make: choice((text) => swap(text)) },
  { name: 'choice without a letter', make: choice((text) => text.slice(0, 2) + text.slice(3)) },
  {
    name: 'choice with a capital',
    make: choice((text) => text.charAt(0).toUpperCase() + text.slice(1)),
  },
  { name: 'choice in German', make: choice((text) => GERMAN[text]) },
  { name: 'choice in German quotes', make: choice((text) => `„${text}“`) },
  { name: 'choice in English quotes', make: choice((text) => `“${text}”`) },
  { name: 'choice with one quote', make: choice((text) => `'${text}`) },
  { name: 'choice with a quote behind', make: choice((text) => `${text}"`) },
  { name: 'choice with a comma', make: choice((text) => `${text},`) },
  { name: 'choice with a full stop', make: choice((text) => `${text}.`) },
  {
    name: 'language in words',
    make: value(
      /^(language|lang|allLang|errorTitleLang)$/,
      (text) => (text === 'en' ? 'englisch' : 'deutsch'),
      (text) => [word(text)],
    ),
  },
  {
    name: 'language in capitals',
    make: value(
      /^(language|lang|allLang|errorTitleLang)$/,
      (text) => text.toUpperCase(),
      (text) => [word(text)],
    ),
  },
  {
    name: 'country in words',
    make: value(
      /^country$/,
      () => 'Deutschland',
      () => [word('DE')],
    ),
  },
  { name: 'reference misspelt', make: reference(swap) },
  {
    name: 'reference without a letter',
    make: reference((each) => each.slice(0, -2) + each.slice(-1)),
  },
  {
    name: 'reference with a capital',
    make: reference((each) => each.charAt(0).toUpperCase() + each.slice(1)),
  },
  {
    name: 'reference with an underscore',
    make: reference((each) => (each.includes('-') ? each.replace('-', '_') : `${each}_`)),
  },
  { name: 'reference in German quotes', make: reference((each) => `„${each}“`) },
  { name: 'reference in one quote', make: reference((each) => `"${each}`) },
  // Nobody knows which was meant.
  { name: 'reference to nothing', make: reference(() => 'wintergarten', false) },
  { name: 'single reference misspelt', make: single(swap) },
  {
    name: 'single reference with a capital',
    make: single((each) => each.charAt(0).toUpperCase() + each.slice(1)),
  },
  { name: 'picture misspelt', make: file(swap) },
  {
    name: 'picture with a capital',
    make: file((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  },
  { name: 'picture with another ending', make: file((name) => name.replace(/\.\w+$/, '.jpeg')) },
  { name: 'picture without its ending', make: file((name) => name.replace(/\.\w+$/, '')) },
  { name: 'picture with its folder', make: file((name) => `media/${name}`) },
  { name: 'picture with the whole folder', make: file((name) => `content/media/${name}`) },
  { name: 'picture with a space', make: file((name) => name.replace(/(?=\.)/, ' ')) },
  { name: 'id with a capital', make: id((each) => each.charAt(0).toUpperCase() + each.slice(1)) },
  { name: 'id with an umlaut', make: id((each) => `${each}-größe`) },
  { name: 'id with spaces', make: id((each) => `${each} neu`) },
  {
    name: 'colour without its #',
    make: value(/^(paper|ground|ink|accent|line)$/, (text) => text.replace('#', '')),
  },
  {
    name: 'colour without quotes',
    make: value(/^(paper|ground|ink|accent|line)$/, (text) => text.replaceAll('"', '')),
  },
  {
    name: 'colour with five digits',
    make: value(
      /^(paper|ground|ink|accent|line)$/,
      (text) => `${text.slice(0, -2)}"`,
      () => [/#[0-9a-f]{6}/],
    ),
  },
  {
    name: 'colour in words',
    make: value(
      /^(paper|ground|ink|accent|line)$/,
      () => 'weiß',
      () => [/#[0-9a-f]{6}/],
    ),
  },
  {
    name: 'postcode with four digits',
    make: value(
      /^postcode$/,
      (text) => `${text.slice(0, -2)}"`,
      () => [/\d{5}/],
    ),
  },
  { name: 'time without a zero', make: time((each) => `"${Number(each.slice(0, 2))}:00"`) },
  { name: 'time with a full stop', make: time((each) => `"${each.replace(':', '.')}"`) },
  { name: 'time with Uhr', make: time((each) => `"${each} Uhr"`) },
  { name: 'time of 25', make: time(() => '"25:00"', false) },
  { name: 'time after its end', make: time(() => '"23:30"', false) },
  { name: 'weekday in German', make: day((each) => GERMAN_DAYS[each] ?? 'Sonntag') },
  {
    name: 'weekday with a capital',
    make: day((each) => each.charAt(0).toUpperCase() + each.slice(1)),
  },
  { name: 'weekday short', make: day((each) => each.slice(0, 2)) },
  { name: '!platzhalter without a letter', make: tag((text) => `!platzhater ${text}`, SAMPLE) },
  { name: '!platzhalter with a capital', make: tag((text) => `!Platzhalter ${text}`, SAMPLE) },
  { name: '!platzhalter with a colon', make: tag((text) => `!platzhalter: ${text}`, SAMPLE) },
  { name: '!platzhalter with a space', make: tag((text) => `! platzhalter ${text}`, SAMPLE) },
  { name: '!platzhalter behind', make: tag((text) => `${text} !platzhalter`, SAMPLE) },
  { name: 'platzhalter without its sign', make: tag((text) => `platzhalter ${text}`, SAMPLE) },
  { name: '!placeholder', make: tag((text) => `!placeholder ${text}`, SAMPLE) },
  {
    name: '!platzhalter twice',
    make: tag((text) => `!platzhalter !platzhalter ${text}`, [/[Ll]öschen/, ...SAMPLE]),
  },
  { name: '!platzhalter at its value', make: tag((text) => `!platzhalter${text}`, SAMPLE) },
  { name: '!Menü before a text', make: wordBefore('!Menü ') },
  { name: '!Achtung before a text', make: wordBefore('!Achtung: ') },
  { name: '!! before a text', make: wordBefore('!! ') },
]

function swapTail(link: string): string {
  return `${link.slice(0, -2)}${link.slice(-1)}${link.slice(-2, -1)}`
}
