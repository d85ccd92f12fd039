import { edit, type Kind, type Make, word } from '../fault.ts'
import { childrenOf } from '../page.ts'

const MARGIN = /^ *(?:- )?/

/** A key with a value on its line, and something else where colon and space are. */
const instead =
  (sign: string): Make =>
  (line) =>
    line.kind === 'key' &&
    line.value !== '' &&
    !/^[>|]/.test(line.value) &&
    edit(
      line,
      1,
      line.text.replace(new RegExp(`${line.key}: +`), () => `⟦${line.key}${sign}⟧`),
      `${line.key}: ${line.text.slice(line.column + line.key.length + 2).slice(0, 40)}`,
    )

/** A key over a group or list. */
const ofGroup =
  (sign: string): Make =>
  (line, page) =>
    line.kind === 'key' &&
    line.value === '' &&
    childrenOf(page, line).length > 0 &&
    edit(
      line,
      1,
      line.text.replace(`${line.key}:`, () => `⟦${line.key}${sign}⟧`),
      `${line.key}:`,
    )

/** A key over a text in lines of its own. */
const ofText =
  (sign: string): Make =>
  (line) =>
    line.kind === 'key' &&
    /^[>|]/.test(line.value) &&
    edit(line, 1, line.text.replace(/: /, () => sign).replace(/(?<=^ *(?:- )?)\S.*/, '⟦$&⟧'), [
      `${line.key}: ${line.value}`,
      `${line.key}:`,
    ])

const joined: Make = (line, page) => {
  const next = page.lines[line.index + 1]
  if (line.kind !== 'key' || next?.kind !== 'key' || next.dash || next.parent !== line.parent)
    return
  if (line.value === '' || next.value === '') return
  return edit(
    line,
    2,
    `⟦${line.text} ${next.text.trim()}⟧`,
    [`${next.key}: ${next.value}`.slice(0, 40), word(next.key)],
    { most: 2 },
  )
}

const withComma: Make = (line, page) => {
  const next = page.lines[line.index + 1]
  if (line.kind !== 'key' || next?.kind !== 'key' || next.dash || next.parent !== line.parent)
    return
  if (line.value === '' || next.value === '') return
  return edit(
    line,
    2,
    `⟦${line.text}, ${next.text.trim()}⟧`,
    [`${next.key}: ${next.value}`.slice(0, 40), word(next.key)],
    { most: 2 },
  )
}

const keyAlone: Make = (line) =>
  line.kind === 'key' &&
  !line.dash &&
  line.value !== '' &&
  !/^[>|]/.test(line.value) &&
  edit(line, 1, `${MARGIN.exec(line.text)?.[0]}⟦${line.key}⟧`, [`${line.key}:`], { most: 2 })

export const colons: Kind[] = [
  { name: 'colon missing', make: instead(' '), differs: true },
  { name: 'no space behind the colon', make: instead(':'), differs: true },
  { name: 'equals for a colon', make: instead(' = '), differs: true },
  { name: 'equals without spaces', make: instead('='), differs: true },
  { name: 'semicolon for a colon', make: instead('; '), differs: true },
  { name: 'full-width colon', make: instead('：'), differs: true },
  { name: 'full stop for a colon', make: instead('. '), differs: true },
  { name: 'comma for a colon', make: instead(', '), differs: true },
  { name: 'hyphen for a colon', make: instead(' - '), differs: true },
  { name: 'two colons', make: instead(':: '), differs: true },
  { name: 'space before the colon, none behind', make: instead(' :'), differs: true },
  { name: 'no-break space behind the colon', make: instead(':\u00a0'), differs: true },
  { name: 'arrow for a colon', make: instead(' => '), differs: true },
  { name: 'colon of a group missing', make: ofGroup(''), differs: true },
  { name: 'semicolon behind a group', make: ofGroup(';'), differs: true },
  { name: 'equals behind a group', make: ofGroup(' ='), differs: true },
  { name: 'two colons behind a group', make: ofGroup('::'), differs: true },
  { name: 'colon before a text missing', make: ofText(' '), differs: true },
  { name: 'no space before the mark of a text', make: ofText(':'), differs: true },
  { name: 'equals before a text', make: ofText(' = '), differs: true },
  { name: 'two lines became one', make: joined, differs: true },
  { name: 'two lines became one, with a comma', make: withComma, differs: true },
  { name: 'key without colon and value', make: keyAlone, differs: true },
]
