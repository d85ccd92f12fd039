/** A line of a file in order, as somebody sees it who knows what the file is for. */
export interface Line {
  index: number
  text: string
  /** Columns before the first character, counted from 0. */
  indent: number
  kind: 'blank' | 'note' | 'key' | 'item' | 'text' | 'mark' | 'body'
  /** Whether a dash begins the line. */
  dash: boolean
  /** Where the key or the item's value begins, counted from 0. */
  column: number
  key: string
  /** Behind the colon or the dash, without a `!platzhalter`. */
  value: string
  /** Where the value begins, counted from 0. */
  at: number
  /** The line whose key holds this one. */
  parent: Line | undefined
  /** The line with the dash of the entry that this one is in. */
  entry: Line | undefined
}

/** A content file in order. Only what the samples use is understood: this reads no faulty file. */
export interface Page {
  file: string
  text: string
  lines: Line[]
}

const KEY = /^(- )?([\w-]+):(?: +(.*))?$/
const SAMPLE = /^!platzhalter ?/

const blank = (index: number, text: string): Line => ({
  index,
  text,
  indent: /^ */.exec(text)?.[0].length ?? 0,
  kind: 'blank',
  dash: false,
  column: 0,
  key: '',
  value: '',
  at: 0,
  parent: undefined,
  entry: undefined,
})

/** Reads what stands in a line that is no text and no note. */
const readLine = (line: Line): void => {
  const rest = line.text.slice(line.indent)
  line.dash = rest.startsWith('- ')
  line.column = line.indent + (line.dash ? 2 : 0)
  const match = KEY.exec(rest)
  line.kind = match ? 'key' : 'item'
  line.key = match?.[2] ?? ''
  const whole = match ? (match[3] ?? '') : rest.slice(2)
  line.value = whole.replace(SAMPLE, '')
  line.at = line.text.length - line.value.length
}

export const readPage = (file: string, text: string): Page => {
  const lines = text.split('\n').map((each, index) => blank(index, each))
  const keys: Line[] = []
  const dashes: Line[] = []
  let textOf: Line | undefined
  let marks = 0
  for (const line of lines) {
    if (file.endsWith('.md') && (line.text === '---' || marks === 2)) {
      line.kind = line.text === '---' && marks < 2 ? 'mark' : line.text ? 'body' : 'blank'
      if (line.kind === 'mark') marks += 1
      textOf = undefined
      continue
    }
    if (line.text.trim() === '') continue
    if (textOf && line.indent > textOf.column) {
      Object.assign(line, { kind: 'text', parent: textOf, entry: textOf.entry })
      line.column = line.indent
      line.value = line.text.trim()
      line.at = line.indent
      continue
    }
    textOf = undefined
    if (line.text.trim().startsWith('#')) {
      line.kind = 'note'
      continue
    }
    readLine(line)
    while (keys.length > 0 && (keys.at(-1)?.column ?? 0) >= line.indent + (line.dash ? 1 : 0))
      keys.pop()
    while (dashes.length > 0 && (dashes.at(-1)?.indent ?? 0) >= line.indent) dashes.pop()
    if (line.dash) dashes.push(line)
    line.parent = keys.at(-1)
    line.entry = dashes.at(-1)
    if (line.kind === 'key') keys.push(line)
    if (/^[>|]-?$/.test(line.value)) textOf = line
  }
  return { file, text, lines }
}

/** The last line of what belongs to a key in this column, or to a dash. */
export const endOf = ({ lines }: Page, line: Line, column = line.column): number => {
  let end = line.index
  for (const each of lines.slice(line.index + 1)) {
    if (each.kind === 'blank' || each.kind === 'note') continue
    if (each.kind === 'mark' || each.kind === 'body' || each.indent <= column) break
    end = each.index
  }
  return end
}

/** Keys of the same group, in order. */
export const groupOf = ({ lines }: Page, line: Line): Line[] =>
  lines.filter(
    (each) =>
      each.kind === 'key' &&
      each.parent === line.parent &&
      each.column === line.column &&
      (each.entry === line.entry || line.entry === undefined),
  )

/** Items of the same list, in order. */
export const listOf = ({ lines }: Page, line: Line): Line[] =>
  lines.filter((each) => each.dash && each.parent === line.parent && each.indent === line.indent)

/** Lines directly inside a key's group or list. */
export const childrenOf = ({ lines }: Page, line: Line): Line[] =>
  lines.filter((each) => each.parent === line && each.kind !== 'blank')
