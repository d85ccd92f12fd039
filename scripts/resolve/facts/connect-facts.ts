import { type Facts, fillFacts, splitName } from './facts.ts'

/** No figure and no name is longer, in UTF-16 units; facts of facts of facts may be without end. */
const LONGEST = 1000

/** Facts with all that they name filled in; what can't be filled in is undefined. */
export interface Connected {
  facts: Facts
  /** Names of facts that name one another in a circle, each circle once. */
  circles: string[][]
  /** Names of facts that would be longer than any fact is. */
  endless: string[]
}

const textsOf = (facts: Facts): Map<string, string> =>
  new Map(
    [...facts].flatMap(([namespace, names]) =>
      [...(names ?? [])].flatMap(([name, text]): [string, string][] =>
        text === undefined ? [] : [[`${namespace}.${name}`, text]],
      ),
    ),
  )

/** What each fact names, each once; also names of facts that can't be read. */
const namedIn = (texts: Map<string, string>, facts: Facts): Map<string, string[]> =>
  new Map([...texts].map(([name, text]) => [name, [...new Set(fillFacts(text, facts).known)]]))

/** The first circle on the way from a fact to the first open one that it names, and so on. */
const circleFrom = (
  start: string,
  open: Map<string, string[]>,
  seen: Set<string>,
): string[] | undefined => {
  const way: string[] = []
  let name: string | undefined = start
  while (name !== undefined && !seen.has(name)) {
    seen.add(name)
    way.push(name)
    name = open.get(name)?.find((next) => open.has(next))
  }
  const begin = name === undefined ? -1 : way.indexOf(name)
  return begin < 0 ? undefined : way.slice(begin)
}

const circlesIn = (open: Map<string, string[]>): string[][] => {
  const seen = new Set<string>()
  return [...open.keys()].flatMap((name) => {
    const circle = circleFrom(name, open, seen)
    return circle ? [circle] : []
  })
}

const put = (facts: Facts, name: string, text: string | undefined): void => {
  const [namespace, key] = splitName(name)
  facts.get(namespace)?.set(key, text)
}

/** Each fact after all that it names; what is left names itself on some way. */
const inOrder = (
  named: Map<string, string[]>,
): { order: string[]; open: Map<string, string[]> } => {
  const open = new Map(named)
  const users = new Map([...named.keys()].map((name): [string, string[]] => [name, []]))
  const missing = new Map<string, number>()
  for (const [name, others] of named) {
    const inside = others.filter((other) => named.has(other))
    missing.set(name, inside.length)
    for (const other of inside) users.get(other)?.push(name)
  }
  const order = [...named.keys()].filter((name) => missing.get(name) === 0)
  for (const name of order) {
    open.delete(name)
    for (const user of users.get(name) ?? []) {
      const left = (missing.get(user) ?? 0) - 1
      missing.set(user, left)
      if (left === 0) order.push(user)
    }
  }
  return { order, open }
}

/** Fills in the facts that facts name, to the end: a legal name names the company's, a notice both. */
export const connectFacts = (given: Facts): Connected => {
  const facts: Facts = new Map(
    [...given].map(([namespace, names]) => [namespace, names && new Map(names)]),
  )
  const texts = textsOf(facts)
  const named = namedIn(texts, facts)
  const { order, open } = inOrder(named)
  const endless: string[] = []
  for (const name of order.filter((each) => named.get(each)?.length)) {
    const filled = fillWhole(texts.get(name) ?? '', facts)
    const fits = filled === undefined || filled.length <= LONGEST
    if (!fits) endless.push(name)
    put(facts, name, fits ? filled : undefined)
  }
  for (const name of open.keys()) put(facts, name, undefined)
  return { facts, circles: circlesIn(open), endless }
}

/** A text with all its facts; undefined where one of them can't be read. */
const fillWhole = (text: string, facts: Facts): string | undefined => {
  // What is too long by itself need not become longer.
  if (text.length > LONGEST) return text
  const { text: filled, known } = fillFacts(text, facts)
  return known.every((name) => isThere(facts, name)) ? filled : undefined
}

const isThere = (facts: Facts, name: string): boolean => {
  const [namespace, key] = splitName(name)
  return facts.get(namespace)?.get(key) !== undefined
}
