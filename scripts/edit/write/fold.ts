/** Lines are made no longer, where nothing else shows how long they are. */
export const WIDEST = 100

/**
 * Where a line may be broken: YAML makes one space of the break, and only of that. A line that began with `#` would be
 * taken for a note or a heading.
 */
const BREAK = /(?<=\S) (?=\S)(?!#+ )/

const fill = (words: readonly string[], width: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

const wordsOf = (text: string): string[] => text.split(BREAK)

/** One paragraph in lines. */
const wrap = (text: string, width: number): string[] => fill(wordsOf(text), width)

const sharedAtStart = (lines: readonly string[], text: string): number => {
  let count = 0
  while (count < lines.length && text.startsWith(`${lines.slice(0, count + 1).join(' ')} `))
    count += 1
  return count
}

const sharedAtEnd = (lines: readonly string[], text: string): number => {
  let count = 0
  while (count < lines.length && text.endsWith(` ${lines.slice(-count - 1).join(' ')}`)) count += 1
  return count
}

/** How many lines at the start stay; where what follows begins otherwise, the last takes in what it has room for. */
const unchangedAtStart = (lines: readonly string[], text: string): number => {
  const count = sharedAtStart(lines, text)
  if (count === 0) return 0
  const [next] = wordsOf(text.slice(lines.slice(0, count).join(' ').length + 1))
  const [before] = wordsOf(lines[count] ?? '')
  return next === before ? count : count - 1
}

/** One paragraph in lines; those stay that say the same as before. */
const rewrap = (lines: readonly string[], text: string, width: number): string[] => {
  if (lines.join(' ') === text) return [...lines]
  const start = lines.slice(0, unchangedAtStart(lines, text))
  const rest = start.length > 0 ? text.slice(start.join(' ').length + 1) : text
  const count = sharedAtEnd(lines.slice(start.length), rest)
  const end = count > 0 ? lines.slice(-count) : []
  const middle = end.length > 0 ? rest.slice(0, -end.join(' ').length - 1) : rest
  return [...start, ...wrap(middle, width), ...end]
}

const paragraphsIn = (lines: readonly string[]): string[][] => {
  const found: string[][] = [[]]
  for (const line of lines) {
    if (line === '') found.push([])
    else found.at(-1)?.push(line)
  }
  return found.filter((paragraph) => paragraph.length > 0)
}

/** The paragraphs of a text in lines, each with the lines that it had, where that is known. */
const pairUp = (before: string[][], after: readonly string[]) => {
  const said = before.map((lines) => lines.join(' '))
  const most = Math.min(said.length, after.length)
  let start = 0
  while (start < most && said[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && said.at(-end - 1) === after.at(-end - 1)) end += 1
  const behind = after.length - end
  return after.map((text, index) => ({
    text,
    lines: index < behind ? before[index] : before[index - after.length + before.length],
  }))
}

/**
 * A text as YAML folds it: a line break for a space, an empty line more for each line break.
 *
 * @param before the lines of the former text, without their indentation: as many as can be stay
 */
export const fold = (text: string, before: readonly string[], width: number): string[] => {
  const written = text.split('\n').filter((paragraph) => paragraph !== '')
  const pairs = pairUp(paragraphsIn(before), written)
  const folded = pairs.map(({ text: said, lines = [] }) => rewrap(lines, said, width))
  let next = 0
  return text.split('\n').flatMap((paragraph, index) => {
    const lines = paragraph === '' ? [''] : (folded[next++] ?? [])
    return index > 0 && paragraph !== '' ? ['', ...lines] : lines
  })
}
