import { expect, test } from 'vitest'
import type { OpenThread } from '../../scripts/threads/open-thread.ts'
import { openShare } from '../../scripts/threads/team.ts'

const later = () => new Promise((resolve) => setImmediate(resolve))

/** A thread that takes its time, and tells what it has done. */
const slowThread = (finished: number[]): OpenThread => ({
  begin: () => undefined,
  fulfil: async <Result>(order: unknown) => {
    for (let turn = 0; turn < 5; turn += 1) await later()
    finished.push(order as number)
    return order as Result
  },
  end: async () => undefined,
})

const shareWith = (thread: OpenThread, here: (index: number) => number) =>
  openShare(() => [thread])({
    task: 'articles',
    setting: {},
    count: 20,
    order: (index) => index,
    here,
  })

test('all orders are done, each once, and what comes of them is in their order', async () => {
  const finished: number[] = []
  const own: number[] = []
  const here = (index: number) => {
    own.push(index)
    return index
  }
  const all = Array.from({ length: 20 }, (_, index) => index)
  expect(await shareWith(slowThread(finished), here)).toEqual(all)
  expect([...finished, ...own].toSorted((a, b) => a - b)).toEqual(all)
  expect(finished.length).toBeGreaterThan(0)
})

test('where one fails the others that were begun have come to their end, and no other is begun', async () => {
  const finished: number[] = []
  const here = () => {
    throw new Error('broken')
  }
  await expect(shareWith(slowThread(finished), here)).rejects.toThrow('broken')
  const then = [...finished]
  expect(then).toEqual([0, 1, 2, 3])
  for (let turn = 0; turn < 20; turn += 1) await later()
  expect(finished).toEqual(then)
})
