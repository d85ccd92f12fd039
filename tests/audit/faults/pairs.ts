import type { Mutation } from './mutation.ts'

type Texts = Record<string, string>

interface Change {
  mutation: Mutation
  file: string
  start: number
  end: number
  by: string
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

const breaks = (text: string) => text.split('\n').length - 1

/** What a fault changes in its one file; nothing where it is more than that. */
const changeOf = (mutation: Mutation, texts: Texts): Change[] => {
  const [[file, after] = ['', null], ...others] = Object.entries(mutation.files)
  const before = texts[file]
  const isElsewhere = mutation.expected.some((each) => each.file !== file)
  if (others.length > 0 || typeof after !== 'string' || after === '' || !before || isElsewhere)
    return []
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - start
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const by = after.slice(start, after.length - tail)
  return [{ mutation, file, start, end: before.length - tail, by }]
}

const together = (upper: Change, lower: Change, texts: Texts): Mutation => {
  const text = texts[upper.file] ?? ''
  const added = breaks(upper.by) - breaks(text.slice(upper.start, upper.end))
  const merged = [
    text.slice(0, upper.start),
    upper.by,
    text.slice(upper.end, lower.start),
    lower.by,
    text.slice(lower.end),
  ]
  return {
    kind: 'two faults in one file',
    name: `${upper.mutation.kind} + ${lower.mutation.kind} (${upper.mutation.name})`,
    files: { [upper.file]: merged.join('') },
    expected: [
      ...upper.mutation.expected,
      ...lower.mutation.expected.map((each) => ({ ...each, line: each.line + added })),
    ],
  }
}

/** Each fault with another one further down in the same file. */
export const pairsOf = (mutations: Mutation[], texts: Texts): Mutation[] => {
  const changes = mutations
    .filter(
      ({ kind }) => !/deleted|duplicate id|duplicate route|two documents|front matter/.test(kind),
    )
    .flatMap((mutation) => changeOf(mutation, texts))
  return changes.flatMap((upper, index) => {
    const text = texts[upper.file] ?? ''
    const others = [...changes.slice(index + 1), ...changes.slice(0, index)]
    const lower = others.find(
      (other) =>
        other.file === upper.file &&
        lineAt(text, other.start) - lineAt(text, upper.end) > 3 &&
        other.mutation.kind !== upper.mutation.kind &&
        (index * 7 + other.start) % 5 === 0,
    )
    return lower ? [together(upper, lower, texts)] : []
  })
}
