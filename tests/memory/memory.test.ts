import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Ask, Memory } from '../../scripts/memory/memory.ts'
import { openMemory, remembering } from '../../scripts/memory/open-memory.ts'
import { emptyFolder } from '../workspace.ts'

/** What the world is like, by question. */
type World = Record<string, string>

interface Wanted {
  name?: string
  inputs?: string
  world?: World
}

/** Asks the memory in a file for a result that rests on its inputs and on the price of flour. */
const recallFrom = async (
  file: string,
  { name = 'cake apple', inputs = 'apples', world = { flour: '1' } }: Wanted = {},
) => {
  const memory = await openMemory(file)
  let isMade = false
  const make = (ask: Ask) => {
    isMade = true
    ask('flour')
    return `${inputs} and flour for ${world.flour}`
  }
  const answer = (question: string) => world[question] ?? ''
  const result = memory.recall({ name, inputs, answer, make })
  await memory.save()
  return { result, isMade }
}

const logFile = async () => path.join(await emptyFolder(), 'kept/site.log')

test('what was made once is known to later runs', async () => {
  const file = await logFile()
  expect(await recallFrom(file)).toMatchObject({ isMade: true })
  expect(await recallFrom(file)).toEqual({ result: 'apples and flour for 1', isMade: false })
})

test('it is made again from other inputs, and where a question has another answer', async () => {
  const file = await logFile()
  await recallFrom(file)
  expect(await recallFrom(file, { inputs: 'pears' })).toEqual({
    result: 'pears and flour for 1',
    isMade: true,
  })
  const world = { flour: '2' }
  expect(await recallFrom(file, { inputs: 'pears', world })).toEqual({
    result: 'pears and flour for 2',
    isMade: true,
  })
})

test('within a run it is the one that was made last, with its own questions', async () => {
  const file = await logFile()
  await recallFrom(file)
  const memory = await openMemory(file)
  const made: string[] = []
  const bake = (inputs: string, world: World) => {
    const make = (ask: Ask) => {
      ask('flour')
      made.push(inputs)
      return `${inputs} and flour for ${world.flour}`
    }
    const answer = (question: string) => world[question] ?? ''
    return memory.recall({ name: 'cake apple', inputs, answer, make })
  }
  for (const _ of [1, 2, 3]) expect(bake('apples', { flour: '1' })).toBe('apples and flour for 1')
  for (const _ of [1, 2, 3]) expect(bake('pears', { flour: '1' })).toBe('pears and flour for 1')
  for (const _ of [1, 2, 3]) expect(bake('pears', { flour: '2' })).toBe('pears and flour for 2')
  expect(made).toEqual(['pears', 'pears'])
})

test.each([
  1, 1_000,
])('of %s results of a run each is known at once, to others and later', async (count) => {
  const file = await logFile()
  const bakery = await openMemory(file)
  const names = Array.from({ length: count }, (_, index) => `cake ${index}`)
  const made: string[] = []
  const bake = ({ recall }: Memory, name: string) => {
    const make = () => {
      made.push(name)
      return { name }
    }
    return recall({ name, inputs: 'apples', answer: () => '', make })
  }
  for (const name of names) bake(bakery, name)
  expect(names.every((name) => bakery.isKnown(name, 'apples'))).toBe(true)
  expect(names.some((name) => bakery.isKnown(name, 'pears'))).toBe(false)
  await bakery.save()
  const shop = remembering()
  const branch = remembering()
  for (const name of names) bake(branch, name)
  shop.takeOver(branch.handOver())
  made.length = 0
  for (const memory of [bakery, await openMemory(file), shop])
    expect(names.map((name) => bake(memory, name))).toEqual(names.map((name) => ({ name })))
  expect(made).toEqual([])
})

test('what nobody asked for makes no difference', async () => {
  const file = await logFile()
  await recallFrom(file)
  const world = { flour: '1', sugar: '3' }
  expect(await recallFrom(file, { world })).toMatchObject({ isMade: false })
})

test('names are told apart, whatever signs they hold', async () => {
  const file = await logFile()
  const names = ['cake a', 'cake a\t', 'cake a\n', 'cake a\\t', 'cake "a"', 'cake ä', 'cake \ud800']
  for (const name of names) await recallFrom(file, { name, inputs: JSON.stringify(name) })
  for (const name of names) {
    const { result, isMade } = await recallFrom(file, { name, inputs: JSON.stringify(name) })
    expect([name, isMade, result]).toEqual([name, false, `${JSON.stringify(name)} and flour for 1`])
  }
})

test('whatever byte of a log is damaged, no result is another one', async () => {
  const file = await logFile()
  await recallFrom(file)
  const whole = await fs.readFile(file)
  for (const at of whole.keys()) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8))
    await fs.writeFile(file, damaged)
    expect((await recallFrom(file)).result).toBe('apples and flour for 1')
  }
})

test.each([
  ['cut off', (log: Buffer) => log.subarray(0, log.length - 9)],
  ['empty', () => Buffer.alloc(0)],
  ['another text', () => Buffer.from('cake apple\tapples\t[]\t"mud"\n')],
  ['no text at all', () => Buffer.from([0, 255, 10, 9, 9, 10, 254])],
])('a log that is %s is none', async (_, damage) => {
  const file = await logFile()
  await recallFrom(file)
  await fs.writeFile(file, damage(await fs.readFile(file)))
  expect(await recallFrom(file)).toEqual({ result: 'apples and flour for 1', isMade: true })
  expect(await recallFrom(file)).toMatchObject({ isMade: false })
})

test('where nothing can be kept, everything is made', async () => {
  const file = path.join(await emptyFolder(), 'a-file')
  await fs.writeFile(file, '')
  const below = path.join(file, 'site.log')
  expect(await recallFrom(below)).toMatchObject({ isMade: true })
  expect(await recallFrom(below)).toMatchObject({ isMade: true })
})

test('two runs at once both keep what they have made', async () => {
  const file = await logFile()
  const names = ['cake apple', 'cake pear']
  await Promise.all(names.map((name) => recallFrom(file, { name })))
  for (const name of names)
    expect(await recallFrom(file, { name })).toMatchObject({ isMade: false })
})

test('a log does not grow with every change', async () => {
  const file = await logFile()
  const memory = await openMemory(file)
  for (let price = 0; price < 3000; price += 1) {
    const inputs = String(price)
    memory.recall({ name: 'cake apple', inputs, answer: () => '', make: () => inputs })
    await memory.save()
  }
  const lines = (await fs.readFile(file, 'utf8')).trim().split(/\n+/)
  expect(lines.length).toBeLessThan(1200)
  expect(await recallFrom(file, { inputs: '2999' })).toEqual({ result: '2999', isMade: false })
})

test('who makes a result anew is handed the former one, whatever it rests on', async () => {
  const file = await logFile()
  const recall = async (inputs: string) => {
    const memory = await openMemory(file)
    const task = { name: 'cake apple', inputs, answer: () => '' }
    const made = memory.recall<string[]>({
      ...task,
      make: (_, former) => [...(former() ?? []), inputs],
    })
    await memory.save()
    return made
  }
  expect(await recall('apples')).toEqual(['apples'])
  expect(await recall('pears')).toEqual(['apples', 'pears'])
  expect(await recall('pears')).toEqual(['apples', 'pears'])
})

test('only a run that asks for all forgets what it has not asked for', async () => {
  const file = await logFile()
  const names = ['cake apple', 'cake pear', 'bread rye']
  for (const name of names) await recallFrom(file, { name })
  const bake = async (asksForAll: boolean) => {
    const memory = await openMemory(file)
    if (asksForAll) memory.askForAll()
    for (let price = 0; price < 1500; price += 1) {
      const inputs = String(price)
      memory.recall({ name: 'cake apple', inputs, answer: () => '', make: () => inputs })
      await memory.save()
    }
  }
  await bake(false)
  expect(await recallFrom(file, { name: 'cake pear' })).toMatchObject({ isMade: false })
  await bake(true)
  expect(await recallFrom(file, { name: 'bread rye' })).toMatchObject({ isMade: false })
  expect(await recallFrom(file, { name: 'cake pear' })).toMatchObject({ isMade: true })
})

test('what is found is what is remembered and holds, and nothing is made for it', async () => {
  const memory = remembering()
  const name = 'cake apple'
  expect(memory.find({ name, inputs: 'apples' })).toBeUndefined()
  memory.recall({ name, inputs: 'apples', make: () => 4 })
  expect(memory.find({ name, inputs: 'apples' })).toEqual({ kept: 4 })
  expect(memory.find({ name, inputs: 'pears' })).toBeUndefined()
  const isUsable = (slices: number) => slices > 4
  expect(memory.find({ name, inputs: 'apples', isUsable })).toBeUndefined()
})
