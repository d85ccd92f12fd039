import { expect, test } from 'vitest'
import { type FixOptions, fix } from '../../scripts/fix/fix.ts'
import { commonWording } from '../../scripts/problem/common-messages.ts'
import { MOST_OF_A_KIND } from '../../scripts/problem/most-of-a-kind.ts'
import { type Problem, problemAt } from '../../scripts/problem/problem.ts'

const NAME = 'values.yaml'
const PATH = `content/${NAME}`
const COUNT = 200

const lineOf = (key: string, index: number): string => `${key}-${index}: Wert ${index}`

const textOf = (key: string, count = COUNT): string =>
  Array.from({ length: count }, (_, index) => lineOf(key, index)).join('\n')

/** Each line that begins with `titel` is a fault, to be put right by one letter less. */
const faultsIn = (text: string, isSure: boolean): Problem[] =>
  [...text.matchAll(/^titel(?=-)/gm)].map(({ index: start }) => {
    const range = { start, end: start + 'titel'.length }
    const words = commonWording.unknownKey('titel', ['title'], 'title')
    const problem = problemAt({ path: PATH, name: NAME, text }, range, words)
    return { ...problem, repair: { edits: [{ ...range, by: 'title' }], isSure } }
  })

/** Fixes the text, and counts how often it was checked. */
const fixing = async (isSure: boolean, isWanted: FixOptions['isWanted'], refused = -1) => {
  let checks = 0
  const file = { path: PATH, name: NAME, text: textOf('titel') }
  const check: FixOptions['check'] = async (texts) => {
    checks += 1
    const text = texts.get(NAME) ?? file.text
    const isRefused = text.includes(lineOf('title', refused))
    const worse = isRefused ? faultsIn('titel-\ntitel-', false) : []
    return [...faultsIn(text, isSure), ...worse.map((each) => ({ ...each, code: 'worse' }))]
  }
  const fixed = await fix({ files: [file], check, isWanted })
  return { ...fixed, text: fixed.texts.get(NAME) ?? file.text, checks: () => checks }
}

test('hundreds of repairs take a few checks', async () => {
  const { text, made, checks } = await fixing(true, async () => true)
  expect(text).toBe(textOf('title'))
  expect(made).toBe(COUNT)
  expect(checks()).toBeLessThan(5)
})

test('more than the check tells of one kind take no more of them', async () => {
  let checks = 0
  const count = MOST_OF_A_KIND + COUNT
  const file = { path: PATH, name: NAME, text: textOf('titel', count) }
  const check: FixOptions['check'] = async (texts) => {
    checks += 1
    return faultsIn(texts.get(NAME) ?? file.text, true).slice(0, MOST_OF_A_KIND)
  }
  const { made, texts } = await fix({ files: [file], check, isWanted: async () => true })
  expect(texts.get(NAME)).toBe(textOf('title', count))
  expect(made).toBe(count)
  expect(checks).toBeLessThan(5)
})

test('one that does not help keeps no other from being made', async () => {
  const { text, made, checks } = await fixing(true, async () => true, 77)
  expect(text).toBe(textOf('title').replace('title-77:', 'titel-77:'))
  expect(made).toBe(COUNT - 1)
  expect(checks()).toBeLessThan(60)
})

test('what has been found out of some is not tried again because others did not help', async () => {
  let checks = 0
  const names = Array.from({ length: COUNT }, (_, index) => `values-${index}.yaml`)
  const files = names.map((name) => ({ path: `content/${name}`, name, text: 'titel-1: Wert' }))
  // Every tenth brings about something that is told of another file.
  const isBad = (name: string): boolean => name.endsWith('5.yaml')
  const check: FixOptions['check'] = async (texts) => {
    checks += 1
    return files.flatMap(({ name, path, text }) => {
      const now = texts.get(name) ?? text
      const told = faultsIn(now, true).map((each) => ({ ...each, file: path }))
      const brought = isBad(name) && told.length === 0 ? faultsIn(`${text}\n${text}`, true) : []
      const line = Number(name.match(/\d+/))
      return [...told, ...brought.map((each) => ({ ...each, file: PATH, code: 'worse', line }))]
    })
  }
  const { made } = await fix({ files, check, isWanted: async () => true })
  expect(made).toBe(names.filter((name) => !isBad(name)).length)
  expect(checks).toBeLessThan(250)
})

test('those that bring something else to light are found by its place', async () => {
  let checks = 0
  const file = { path: PATH, name: NAME, text: textOf('titel') }
  const check: FixOptions['check'] = async (texts) => {
    checks += 1
    const text = texts.get(NAME) ?? file.text
    const lit = faultsIn(text.replaceAll(/^title(?=-\d+5:)/gm, 'titel'), true)
    const rest = faultsIn(text, true)
    const lines = new Set(rest.map(({ line }) => line))
    const brought = lit.filter(({ line }) => !lines.has(line))
    return [...rest, ...brought.map(({ repair: _, ...each }) => ({ ...each, code: 'lit' }))]
  }
  const wanted: string[] = []
  const isWanted: FixOptions['isWanted'] = async ({ change }) => {
    wanted.push(change.by)
    return false
  }
  await fix({ files: [file], check, isWanted })
  expect(wanted).toHaveLength(COUNT)
  expect(checks).toBeLessThan(50)
})

test('who has declined a repair is not asked for it again', async () => {
  const asked: string[] = []
  const { text, declined } = await fixing(false, async ({ change }) => {
    asked.push(change.by)
    return !change.by.endsWith('-5: Wert 5')
  })
  expect(text).toBe(textOf('title').replace('title-5:', 'titel-5:'))
  expect(declined).toBe(1)
  expect(asked).toHaveLength(COUNT)
})

test.each<[string, Problem['severity'], Problem['severity'][]]>([
  ['two remarks in the place of an error', 'error', ['warning', 'warning']],
  ['an error in the place of a remark', 'warning', ['error']],
])('a repair that brings %s is not made', async (_, severity, worse) => {
  const file = { path: PATH, name: NAME, text: lineOf('titel', 1) }
  const told = (each: Problem['severity'], code: string): Problem[] =>
    faultsIn(file.text, true).map((problem) => ({ ...problem, severity: each, code }))
  const check: FixOptions['check'] = async (texts) =>
    texts.has(NAME) ? worse.flatMap((each) => told(each, 'worse')) : told(severity, 'unknown-key')
  const { made, texts } = await fix({ files: [file], check, isWanted: async () => true })
  expect(made).toBe(0)
  expect(texts.size).toBe(0)
})
