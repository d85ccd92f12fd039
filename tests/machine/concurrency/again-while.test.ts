import { expect, test } from 'vitest'
import { againWhile } from '../../../scripts/machine/concurrency/again-while.ts'

class Disturbed extends Error {}

const work = (disturbances: number, error: Error = new Disturbed()) => {
  let times = 0
  const done = againWhile(
    (thrown) => thrown instanceof Disturbed,
    async () => {
      times += 1
      if (times <= disturbances) throw error
      return times
    },
    () => new Error('never at rest'),
  )
  return done
}

test('what somebody has disturbed is done again', async () => {
  expect(await work(0)).toBe(1)
  expect(await work(3)).toBe(4)
})

test('it ends where there is no rest, and at once where something else is wrong', async () => {
  await expect(work(Number.POSITIVE_INFINITY)).rejects.toThrow('never at rest')
  await expect(work(1, new Error('on fire'))).rejects.toThrow('on fire')
})
