import { edit, harmless, type Kind, type Make, spaces } from '../fault.ts'
import { endOf, groupOf, type Line, type Page } from '../page.ts'

/** Lines of the text under a key such as `subtitle: >-`. */
const textOf = (page: Page, line: Line) =>
  line.kind === 'key' && /^[>|]/.test(line.value) && !line.text.includes('!platzhalter')
    ? page.lines.slice(line.index + 1, endOf(page, line) + 1)
    : []

const moved = (text: string, column: number) => ' '.repeat(column) + text.trimStart()

/** One line of a text in another column: `at` counts from its end where it is negative. */
const lineAt =
  (at: number, column: (key: Line) => number, least: number): Make =>
  (line, page) => {
    const text = textOf(page, line)
    const target = text.at(at)
    if (target?.kind !== 'text' || text.length < least) return
    const wanted = column(line)
    if (wanted < 0 || wanted === target.indent) return
    return edit(
      target,
      1,
      `⟦${moved(target.text, wanted).slice(0, wanted + 3)}⟧${moved(target.text, wanted).slice(wanted + 3)}`,
      [...spaces(target.indent, wanted), /an die Zeile darüber/],
    )
  }

/** The whole text in another column. */
const allAt =
  (column: (key: Line) => number): Make =>
  (line, page) => {
    const text = textOf(page, line)
    const [first] = text
    if (!first || text.some(({ kind }) => kind === 'blank')) return
    const wanted = column(line)
    const lines = text.map((each) => moved(each.text, wanted))
    return edit(
      line,
      text.length + 1,
      [line.text.replace(/\S.*/, '⟦$&⟧'), `⟦${lines[0]}⟧`, ...lines.slice(1)],
      [...spaces(first.indent, wanted), /mehr als|eingerückt/],
      { most: 1 },
    )
  }

/** The mark of a text replaced. */
const markAs =
  (mark: string): Make =>
  (line, page) => {
    const text = textOf(page, line)
    if (text.length < 2) return
    return edit(
      line,
      2,
      [
        `${line.text.slice(0, line.column)}⟦${line.text.slice(line.column, line.at)}${mark}⟧`,
        `⟦${text[0]?.text}⟧`,
      ],
      [
        `${line.key}: ${line.value}`,
        // Nobody sees whether a line ends behind the last line of a text.
        line.value.replace('|-', '|'),
        // Nor, in a single paragraph, where its lines end.
        ...(text.every(({ text: each }) => /^\s*[\p{L}\d[]/u.test(each)) ? [/: >-$/] : []),
        /dahinter|in die Zeile darunter|Anführungszeichen/,
      ],
    )
  }

/** The text begins in the line of its mark. */
const besideMark: Make = (line, page) => {
  const text = textOf(page, line)
  const [first] = text
  if (!first) return
  return edit(
    line,
    2,
    `${line.text.slice(0, line.column)}⟦${line.text.slice(line.column)} ${first.text.trim()}⟧`,
    [/neue Zeile|Zeile darunter/, first.text.trim().slice(0, 40)],
  )
}

/** A text without its mark, where a line of it holds a colon. */
const colonInside =
  (at: 'first' | 'later'): Make =>
  (line, page) => {
    const text = textOf(page, line)
    if (text.length < 2 || line.value !== '>-') return
    const words = text.map((each) => each.text.trim())
    const margin = ' '.repeat(line.column + 2)
    const index = at === 'first' ? 0 : 1
    const lines = words.map((each, position) =>
      position === index ? `Gut zu wissen: ${each}` : each,
    )
    const [first, ...rest] = lines
    return edit(
      line,
      text.length + 1,
      [
        `⟦${line.text.slice(0, line.at - 1)} ${first}⟧`,
        ...rest.map((each) => `⟦${margin}${each}⟧`),
      ],
      [/Anführungszeichen/, />-/],
    )
  }

/** A text on one line, broken in two. */
const wrapped =
  (column: (line: Line) => number, said = ''): Make =>
  (line) => {
    if (line.kind !== 'key' || !/^\p{L}[^"{}]+ [^"{}]+ [^"{}]+$/u.test(line.value)) return
    const cut = line.value.indexOf(' ', line.value.length / 2)
    if (cut < 0 || line.text.includes('!platz')) return
    const rest = said + line.value.slice(cut + 1)
    const at = column(line)
    return edit(
      line,
      1,
      [line.text.slice(0, line.at + cut), `${' '.repeat(at)}⟦${rest}⟧`].map((each, index) =>
        index === 0 && said
          ? each.replace(/\S.*/, '⟦$&⟧')
          : index === 1
            ? `⟦${each.replace(/[⟦⟧]/g, '')}⟧`
            : each,
      ),
      [/an die Zeile darüber/, /Leerzeichen/, /Anführungszeichen/],
    )
  }

/** A line in a language that a person made up, after a text. */
const autor =
  (column: (line: Line) => number, optional: boolean): Make =>
  (line, page) => {
    const text = textOf(page, line)
    const last = text.at(-1)
    if (last?.kind !== 'text') return
    const lines = [last.text, `${' '.repeat(column(line))}⟦autor: Karl Winter⟧`]
    const repair = [/[Ll]öschen/, 'author', 'name', /Leerzeichen/]
    const made = edit(last, 1, lines, repair, { least: optional ? 0 : 1 })
    return optional ? { ...made, warned: true } : made
  }

/** A blank line in a text begins a new paragraph; nothing is wrong with it. */
const blankInside: Make = (line, page) => {
  const text = textOf(page, line)
  const [, second] = text
  return second?.kind === 'text' && harmless(second, 1, ['', second.text])
}

/** The key after a text stands in the text's column and is lost in it. */
const keyAfter: Make = (line, page) => {
  const text = textOf(page, line)
  const next = page.lines[endOf(page, line) + 1]
  const [first] = text
  if (!first || next?.kind !== 'key' || !groupOf(page, line).includes(next)) return
  if (endOf(page, next) !== next.index) return
  return edit(next, 1, `⟦${moved(next.text, first.indent)}⟧`, spaces(next.indent, first.indent))
}

/** The key after a text stands at the end of its last line. */
const keyJoined: Make = (line, page) => {
  const last = page.lines[endOf(page, line)]
  const next = page.lines[endOf(page, line) + 1]
  if (last?.kind !== 'text' || next?.kind !== 'key' || !groupOf(page, line).includes(next)) return
  if (endOf(page, next) !== next.index || textOf(page, line).length === 0) return
  const entry = groupOf(page, line)[0]
  if (!entry || !/title|label|href|rating|amount|type|source|action|submit|id/.test(next.key))
    return
  const between = page.lines.slice(entry.index, last.index)
  return edit(
    entry.index,
    next.index - entry.index + 1,
    [
      `⟦${entry.text}⟧`,
      ...between.slice(1).map(({ text }) => text),
      `⟦${last.text} ${next.text.trim()}⟧`,
    ],
    [`${next.key}:`, `\`${next.key}\``],
  )
}

const noMark: Make = (line, page) => {
  const text = textOf(page, line)
  if (text.length < 2 || line.value !== '>-') return
  // Without its mark it is no text, but a key.
  if (text.some(({ text: each }) => /:(?:\s|$)|\s#/.test(each))) return
  return harmless(line, text.length + 1, [
    line.text.slice(0, line.at - 1),
    ...text.map((each) => each.text),
  ])
}

export const texts: Kind[] = [
  {
    name: 'second line of a text at its key',
    make: lineAt(1, (key) => key.column, 2),
    differs: true,
  },
  {
    name: 'last line of a text at its key',
    make: lineAt(-1, (key) => key.column, 3),
    differs: true,
  },
  { name: 'last line of a text at the margin', make: lineAt(-1, () => 0, 2), differs: true },
  { name: 'line of a text one out', make: lineAt(1, (key) => key.column + 1, 3), differs: true },
  {
    name: 'first line of a text at its key',
    make: lineAt(0, (key) => key.column, 2),
    differs: true,
  },
  {
    name: 'first line of a text two in',
    make: lineAt(0, (key) => key.column + 4, 2),
    differs: true,
  },
  { name: 'text at its key', make: allAt((key) => key.column), differs: true },
  { name: 'text at the margin', make: allAt(() => 0), differs: true },
  { name: 'text beside its mark', make: besideMark, differs: true },
  { name: 'mark of a text as >_', make: markAs('>_'), differs: true },
  { name: 'mark of a text as ->', make: markAs('->'), differs: true },
  { name: 'mark of a text as > -', make: markAs('> -'), differs: true },
  { name: 'mark of a text with an en dash', make: markAs('>–'), differs: true },
  { name: 'mark of a text as &gt;-', make: markAs('&gt;-'), differs: true },
  { name: 'mark of a text as >>', make: markAs('>>'), differs: true },
  { name: 'mark of a text as "', make: markAs('"'), differs: true },
  { name: 'wrapped text with a colon', make: colonInside('first'), differs: true },
  { name: 'wrapped text with a colon below', make: colonInside('later'), differs: true },
  { name: 'rest of a text at its key', make: wrapped((line) => line.column), differs: true },
  { name: 'rest of a text at the margin', make: wrapped(() => 0), differs: true },
  {
    name: 'rest of a text with a colon',
    make: wrapped((line) => line.column + 2, 'Neu: '),
    differs: true,
  },
  { name: 'autor below a text', make: autor((line) => line.column, false), differs: true },
  { name: 'autor inside a text', make: autor((line) => line.column + 2, true), differs: true },
  { name: 'blank line inside a text', make: blankInside },
  { name: 'text without its mark', make: noMark },
  { name: 'key in the column of the text above', make: keyAfter, differs: true },
  { name: 'key at the end of the text above', make: keyJoined, differs: true },
]
