import { edit, harmless, type Kind, type Make } from '../fault.ts'
import { endOf, type Line, listOf } from '../page.ts'

const INVISIBLE = [/[uU]nsichtbar/, /neu/]

/** A sign that nobody sees, inside the key. */
const inKey =
  (sign: string): Make =>
  (line) =>
    line.kind === 'key' &&
    edit(
      line,
      1,
      `${line.text.slice(0, line.column)}⟦${line.key.slice(0, 2)}${sign}${line.key.slice(2)}⟧${line.text.slice(line.column + line.key.length)}`,
      [...INVISIBLE, `\`${line.key}\``, `${line.key}:`],
    )

/** In a name that has to be right: an id, a link, a choice, a file. */
const inName =
  (sign: string): Make =>
  (line) =>
    line.kind === 'key' &&
    /^(href|src|status|kind|type|testimonial|category|look)$/.test(line.key) &&
    /^[\w/.-]+$/.test(line.value) &&
    edit(
      line,
      1,
      `${line.text.slice(0, line.at)}⟦${line.value.slice(0, 3)}${sign}${line.value.slice(3)}⟧`,
      [...INVISIBLE, line.value],
    )

const atMargin =
  (sign: string): Make =>
  (line) =>
    (line.kind === 'key' || line.kind === 'item') &&
    // At the beginning of a file it is the sign of its encoding.
    (line.index > 0 || sign !== '\ufeff') &&
    edit(
      line,
      1,
      `⟦${sign}${line.text.slice(0, line.column + 1)}⟧${line.text.slice(line.column + 1)}`,
      INVISIBLE,
    )

const lookAlike: Make = (line) => {
  const at = line.kind === 'key' ? line.key.search(/[aeo]/) : -1
  if (at < 0) return
  const sign = { a: 'а', e: 'е', o: 'о' }[line.key.charAt(at)]
  return edit(
    line,
    1,
    `${line.text.slice(0, line.column)}⟦${line.key.slice(0, at)}${sign}${line.key.slice(at + 1)}⟧${line.text.slice(line.column + line.key.length)}`,
    [`\`${line.key}\``, `${line.key}:`],
  )
}

/** Whether items stand on one line each, right below each other. */
const areLines = (list: Line[]) =>
  list.every(({ index }, at) => index === (list[0]?.index ?? 0) + at)

/** A list pasted from a word processor. */
const bullets =
  (sign: string, margin: (line: Line) => number): Make =>
  (line, page) => {
    if (line.kind !== 'item') return
    const list = listOf(page, line)
    if (list[0] !== line || list.length < 2 || list.length > 8 || !areLines(list)) return
    const lines = list.map(
      (each) => `⟦${' '.repeat(margin(each))}${sign}${each.text.slice(each.column)}⟧`,
    )
    return edit(line, list.length, lines, [/Strich/, `- ${line.value}`.slice(0, 40)], {
      most: list.length,
    })
  }

/** Some items of a list that is in order otherwise. */
const someBullets =
  (sign: string): Make =>
  (line, page) => {
    if (line.kind !== 'item') return
    const list = listOf(page, line)
    const at = list.indexOf(line)
    if (at < 1 || at + 1 >= list.length) return
    const two = list.slice(at, at + 2)
    if (!areLines(two)) return
    return edit(
      line,
      2,
      two.map((each) => `⟦${' '.repeat(each.indent)}${sign}${each.text.slice(each.column)}⟧`),
      [/Strich/, `- ${line.value}`.slice(0, 40)],
      { most: 2 },
    )
  }

/** A line that is no YAML, before this one. */
const before =
  (text: string, margin: (line: Line) => number, repair: RegExp[] = [/[Ll]öschen/, /#/]): Make =>
  (line) => {
    if (line.kind !== 'key' && line.kind !== 'item') return
    if (line.index === 0) return
    return edit(line, 1, [`${' '.repeat(margin(line))}⟦${text}⟧`, line.text], repair)
  }

const own = (line: Line) => line.indent

const conflict =
  (full: boolean): Make =>
  (line) => {
    if (line.kind !== 'key' || line.value === '' || /^[>|[{]/.test(line.value)) return
    const other = `${line.text} neu`.replace(/" neu$/, ' neu"')
    return edit(
      line,
      1,
      full
        ? ['⟦<<<<<<< HEAD⟧', line.text, '⟦=======⟧', other, '⟦>>>>>>> main⟧']
        : [line.text, '⟦=======⟧', other, '⟦>>>>>>> main⟧'],
      /<<<<<<<|Löschen/,
      { most: 1 },
    )
  }

/** The marks of a list of changes, as a page of changes shows them. */
const diff: Make = (line, page, random) => {
  if (line.kind !== 'key' || line.dash) return
  const lines = page.lines
    .slice(line.index, line.index + random.whole(1, 2))
    .filter(({ kind }) => kind === 'key')
  return edit(
    line,
    lines.length,
    lines.map(({ text }) => `⟦+${text}⟧`),
    [/[Ll]öschen/, line.text.trim().slice(0, 30), /Leerzeichen/],
    { most: lines.length },
  )
}

const ends =
  (change: (texts: string[]) => string[]): Make =>
  (line, page) => {
    if (line.index !== 0) return
    return harmless(0, page.lines.length, change(page.lines.map(({ text }) => text)))
  }

const second =
  (mark: string): Make =>
  (line, page) => {
    if (line.dash && line.kind === 'key' && line.indent === 0 && line.index > 4)
      return edit(line, 1, [`⟦${mark}⟧`, line.text], /[Ll]öschen/)
    if (line.key !== 'blocks' || page.file === 'ui.yaml') return
    return edit(line, 1, [`⟦${mark}⟧`, line.text], /[Ll]öschen/)
  }

/** The first or second mark of front matter. */
const frontMark =
  (which: 1 | 2, mark: string[] | string): Make =>
  (line, page) => {
    if (line.kind !== 'mark') return
    const isFirst = line.index === 0
    if ((which === 1) !== isFirst) return
    const lines = typeof mark === 'string' ? [mark] : mark
    if (lines.length > 0)
      return edit(
        line,
        1,
        lines.map((each) => `⟦${each}⟧`),
        '---',
      )
    // The mark is gone: the place is where it should be, or the line that stands there.
    const around = page.lines
      .slice(line.index - (isFirst ? 0 : 1), line.index + 3)
      .filter((each) => each !== line)
    return edit(
      isFirst ? 0 : line.index - 1,
      around.length + 1,
      around.map(({ text }) => `⟦${text}⟧`),
      '---',
    )
  }

const inBody =
  (text: string, repair: (string | RegExp)[]): Make =>
  (line, page) =>
    line.kind === 'body' &&
    /^\p{L}/u.test(line.text) &&
    page.lines[line.index - 1]?.kind === 'blank' &&
    edit(line, 1, [`⟦${text}⟧`, '', line.text], repair)

const keyInQuotes =
  (sign: string): Make =>
  (line) =>
    line.kind === 'key' &&
    harmless(line, 1, [
      `${line.text.slice(0, line.column)}${sign}${line.key}${sign}${line.text.slice(line.column + line.key.length)}`,
    ])

const altTogether: Make = (line) =>
  line.key === 'alt' &&
  /^\p{L}[^":]+$/u.test(line.value) &&
  edit(
    line,
    1,
    `${line.text.slice(0, line.column)}⟦alt:"Illustration: ${line.value}"⟧`,
    `alt: "Illustration`,
  )

const noteBehind: Make = (line) =>
  line.kind === 'key' &&
  /^\p{L}[^":#]+$/u.test(line.value) &&
  harmless(line, 1, [`${line.text}  # geprüft`])

const noteInside: Make = (line) =>
  line.kind === 'key' &&
  !line.dash &&
  harmless(line, 1, [`${' '.repeat(line.indent)}# später ändern`, line.text])

const noteOut: Make = (line, page) =>
  line.kind === 'key' &&
  !line.dash &&
  page.lines[line.index - 1]?.kind !== 'text' &&
  harmless(line, 1, [`   # später ändern`, line.text])

const trailing: Make = (line) => line.kind === 'key' && harmless(line, 1, [`${line.text}   `])

const listAtKey: Make = (line, page) => {
  if (line.kind !== 'item' || listOf(page, line)[0] !== line) return
  const list = listOf(page, line)
  if (!line.parent || line.parent.dash) return
  const column = line.parent.column
  const last = endOf(page, list.at(-1) ?? line, line.indent)
  if (last - line.index + 1 !== list.length) return
  return harmless(
    line,
    list.length,
    list.map((each) => ' '.repeat(column) + each.text.trimStart()),
  )
}

export const signs: Kind[] = [
  { name: 'zero-width space in a key', make: inKey('\u200b') },
  { name: 'soft hyphen in a key', make: inKey('\u00ad') },
  { name: 'no-break space in a key', make: inKey('\u00a0') },
  { name: 'word joiner in a key', make: inKey('\u2060') },
  { name: 'zero-width space in a name', make: inName('\u200b') },
  { name: 'soft hyphen in a name', make: inName('\u00ad') },
  { name: 'direction mark in a name', make: inName('\u200e') },
  { name: 'byte order mark before a line', make: atMargin('\ufeff') },
  { name: 'zero-width space before a line', make: atMargin('\u200b') },
  { name: 'Cyrillic letter in a key', make: lookAlike },
  { name: 'bullets with tabs', make: bullets('•\t', own) },
  { name: 'bullets with tabs at the margin', make: bullets('•\t', () => 0) },
  { name: 'dots with tabs', make: bullets('·\t', own) },
  { name: 'letters o with tabs', make: bullets('o\t', own) },
  { name: 'numbers with tabs', make: bullets('1.\t', own) },
  { name: 'dashes of a word processor', make: bullets('– ', own) },
  { name: 'two bullets in a list', make: someBullets('• ') },
  { name: 'two en dashes in a list', make: someBullets('– ') },
  { name: 'two dashes without spaces', make: someBullets('-') },
  { name: 'note with //', make: before('// hier später mehr', own), differs: true },
  { name: 'note with <!-- -->', make: before('<!-- hier später mehr -->', own), differs: true },
  { name: 'note with /* */', make: before('/* hier später mehr */', own), differs: true },
  { name: 'note with ;', make: before('; hier später mehr', own), differs: true },
  { name: 'note with %', make: before('% hier später mehr', own), differs: true },
  { name: 'note with // at the margin', make: before('// TODO', () => 0), differs: true },
  { name: 'a word alone', make: before('asdf', own, [/[Ll]öschen/, /#/, /hängen/]), differs: true },
  {
    name: 'a word alone at the margin',
    make: before('x', () => 0, [/[Ll]öschen/, /#/, /hängen/]),
    differs: true,
  },
  {
    name: 'a sentence alone',
    // Between texts it may be one of them.
    make: before('Bitte noch prüfen!', own, [
      /[Ll]öschen/,
      /#/,
      /hängen/,
      /: - Bitte noch prüfen!$/,
    ]),
    differs: true,
  },
  {
    name: 'a sentence with a colon alone',
    make: before('Hinweis: bitte noch prüfen', own),
    differs: true,
  },
  { name: 'a line of equals signs', make: before('==========', () => 0), differs: true },
  { name: 'a line of code marks', make: before('```yaml', () => 0), differs: true },
  { name: 'three full stops', make: before('...', () => 0), differs: true },
  { name: 'merge conflict', make: conflict(true) },
  { name: 'half a merge conflict', make: conflict(false) },
  { name: 'plus signs of a list of changes', make: diff, differs: true },
  {
    name: 'Windows line ends',
    make: ends((texts) =>
      texts.map((text, index) => (index < texts.length - 1 ? `${text}\r` : text)),
    ),
    whole: true,
  },
  {
    name: 'some Windows line ends',
    make: ends((texts) =>
      texts.map((text, index) =>
        index % 3 === 1 && index < texts.length - 1 ? `${text}\r` : text,
      ),
    ),
    whole: true,
  },
  {
    name: 'no line end at the end',
    make: ends((texts) => (texts.at(-1) === '' ? texts.slice(0, -1) : texts)),
    whole: true,
  },
  { name: 'blank lines at the end', make: ends((texts) => [...texts, '', '   ', '']), whole: true },
  {
    name: 'byte order mark',
    make: ends(([first, ...rest]) => [`\ufeff${first}`, ...rest]),
    whole: true,
  },
  { name: 'second ---', make: second('---'), differs: true },
  { name: 'second ----', make: second('----') },
  { name: 'line of hyphens', make: second('--------------') },
  { name: 'first mark deleted', make: frontMark(1, []), together: 'front matter' },
  { name: 'second mark deleted', make: frontMark(2, []), together: 'front matter' },
  { name: 'first mark of two hyphens', make: frontMark(1, '--') },
  { name: 'first mark of four hyphens', make: frontMark(1, '----') },
  { name: 'second mark of two hyphens', make: frontMark(2, '--') },
  { name: 'second mark of four hyphens', make: frontMark(2, '----') },
  { name: 'second mark of dashes', make: frontMark(2, '———') },
  { name: 'second mark of asterisks', make: frontMark(2, '***') },
  { name: 'second mark set in', make: frontMark(2, '  ---') },
  { name: 'first mark with a space', make: frontMark(1, ' ---') },
  { name: 'blank line before the first mark', make: frontMark(1, ['', '---']) },
  { name: 'text before the first mark', make: frontMark(1, ['Neuer Beitrag', '---']) },
  { name: 'dead link in the text', make: inBody('Mehr steht [hier](/gibt-es-nicht).', []) },
  {
    name: 'broken link in the text',
    make: inBody('Mehr steht [hier] (/).', ['[hier](/)']),
  },
  {
    name: 'link not closed in the text',
    make: inBody('Mehr steht [hier](/.', ['[hier](/)']),
  },
  { name: 'HTML in the text', make: inBody('Das ist <b>neu</b>.', [/\*\*/]) },
  { name: 'picture in the text', make: inBody('![Haus](haus.jpg)', [/Bild/]) },
  { name: 'bold not closed in the text', make: inBody('Das ist **neu und gut.', ['**']) },
  {
    name: 'fact misspelt in the text',
    make: inBody('Rufen Sie an: {company.fone}.', ['{company.phone}']),
  },
  { name: 'double quotes around a key', make: keyInQuotes('"') },
  { name: 'single quotes around a key', make: keyInQuotes("'") },
  { name: 'alt with a colon and no space', make: altTogether },
  { name: 'note behind a value', make: noteBehind },
  { name: 'note in a group', make: noteInside },
  { name: 'note in another column', make: noteOut },
  { name: 'spaces at the end', make: trailing },
  { name: 'list in the column of its key', make: listAtKey },
]
