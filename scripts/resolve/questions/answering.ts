import type { CollectionName } from '../../../src/content/collection-names.ts'
import { digestOf } from '../../machine/digest.ts'
import type { Answer } from '../../memory/memory.ts'
import { splitName } from '../facts/facts.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import { type Kind, readQuestion } from './question.ts'

/** What of entries is only known where they are made. */
export interface EntryDigests {
  /** Of an entry, or of some of its fields. */
  entry: (collection: CollectionName, id: string, keys?: readonly string[]) => string
  /** Of all that are shown. */
  entries: (collection: CollectionName, keys?: readonly string[]) => string
}

type Name = CollectionName

/** Facts are asked for as texts name them. */
const factAnswer = (name: string, { facts }: LookUps): string => {
  const [namespace, key] = splitName(name)
  const names = facts.get(namespace)
  return digestOf([facts.has(namespace), names?.has(key), names?.get(key)])
}

const mediaAnswer = (name: string, { media }: LookUps): string => {
  const found = media.get(name)
  return found ? digestOf([found.hash, found.file, found.excess, found.source.fault]) : ''
}

type Answers = Record<Kind, (words: string[]) => string>

const answersIn = (around: LookUps, digests: EntryDigests): Answers => ({
  today: () => around.today,
  language: () => around.language,
  namespace: ([name = '']) => digestOf([around.facts.has(name), !around.facts.get(name)]),
  fact: ([name = '']) => factAnswer(name, around),
  facts: () => digestOf(around.facts.names()),
  media: ([name = '']) => mediaAnswer(name, around),
  files: () => digestOf(around.media.names()),
  entry: ([collection, id = '', ...keys]) => digests.entry(collection as Name, id, orAll(keys)),
  entries: ([collection, ...keys]) => digests.entries(collection as Name, orAll(keys)),
  written: ([collection, id = '']) => digestOf(around.written(collection as Name, id) ?? ''),
  called: ([collection, label = '']) => around.idOf(collection as Name, label) ?? '',
  ids: ([collection]) => digestOf(around.ids(collection as Name)),
  shown: ([collection, id = '']) => String(around.isShown(collection as Name, id)),
  ahead: ([collection, id = '']) => String(around.isAhead(collection as Name, id)),
  lost: ([collection, id = '']) => String(around.mayExist(collection as Name, id)),
  pages: ([collection]) => String(around.hasPages(collection as Name)),
})

const orAll = (keys: readonly string[]) => (keys.length > 0 ? keys : undefined)

/** Answers what was asked in one run; each question once. */
export const answering = (around: LookUps, digests: EntryDigests): Answer => {
  const answers = answersIn(around, digests)
  const known = new Map<string, string>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const [kind, ...words] = readQuestion(asked)
    const answer = answers[kind](words)
    known.set(asked, answer)
    return answer
  }
}
