import { readPage } from '../trial/page.ts'

/** A key with what is under it, in a text that may be faulty. */
export interface Passage {
  first: number
  last: number
  column: number
}

const keyAt = (line: string): { column: number; key: string } | undefined => {
  const match = /^( *(?:- +)?)["'„“]?([\p{L}\w-]+)["'”“]?\s*:/u.exec(line)
  return match ? { column: match[1]?.length ?? 0, key: match[2] ?? '' } : undefined
}

export const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0

/** The lines that belong to what begins in a line, in this column. */
export const passageAt = (lines: string[], first: number, column: number): Passage => {
  let last = first
  for (let next = first + 1; next < lines.length; next += 1) {
    const line = lines[next] as string
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (indentOf(line) <= column || line === '---') break
    last = next
  }
  return { first, last, column }
}

/** What the person has in mind: the text without its fault. */
export class Knowledge {
  private readonly lines: string[]
  private readonly page

  constructor(file: string, text: string) {
    this.lines = text.split('\n')
    this.page = readPage(file, text)
  }

  /** The lines of a key as they should be, at the margin; the nearest where there are several. */
  linesOf(key: string, near: number): string[] | undefined {
    const found = this.page.lines
      .filter((line) => line.kind === 'key' && line.key === key)
      .toSorted((a, b) => Math.abs(a.index - near) - Math.abs(b.index - near))[0]
    if (!found) return undefined
    const { last } = passageAt(this.lines, found.index, found.column)
    return this.lines.slice(found.index, last + 1).map((line) => line.slice(found.column))
  }

  /** The value behind a key on its line. */
  valueOf(key: string, near: number): string | undefined {
    const [line, ...rest] = this.linesOf(key, near) ?? []
    const value = line?.replace(/^[\w-]+: */, '')
    return rest.length === 0 && value ? value : undefined
  }

  line(index: number): string | undefined {
    return this.lines[index]
  }

  includes(text: string): boolean {
    return this.page.text.includes(text)
  }
}

/** A text that somebody changes where a problem says. Lines and columns are counted from 0. */
export class Draft {
  lines: string[]

  constructor(text: string) {
    this.lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  }

  get text(): string {
    return this.lines.join('\n')
  }

  at(line: number): string {
    return this.lines[line] ?? ''
  }

  set(line: number, text: string): void {
    this.lines[line] = text
  }

  remove(line: number, count = 1): void {
    this.lines.splice(line, count)
  }

  insert(line: number, ...texts: string[]): void {
    this.lines.splice(line, 0, ...texts)
  }

  /** Moves lines that are not blank. */
  shift(first: number, last: number, by: number): void {
    for (let line = first; line <= last; line += 1) {
      const text = this.at(line)
      if (text.trim() === '') continue
      const indent = Math.max(indentOf(text) + by, 0)
      this.set(line, ' '.repeat(indent) + text.trimStart())
    }
  }

  keyIn(line: number): { column: number; key: string } | undefined {
    return keyAt(this.at(line))
  }

  /** Where the value of a line begins: behind key and colon, or behind the dash. */
  valueStart(line: number): number {
    const text = this.at(line)
    const match = /^ *(?:- +)?["'„“]?[\p{L}\w-]+["'”“]?\s*[:：=;]+\s*(?:!platzhalter +)?/u.exec(
      text,
    )
    return (match ?? /^ *(?:[-–•*+] *)?/.exec(text))?.[0].length ?? 0
  }
}
