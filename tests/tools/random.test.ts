import { expect, test } from 'vitest'
import { openRandom } from '../../scripts/bench/random.ts'

test.each([1, 7, 42])('numbers at random do not go round in a circle, seed %i', (seed) => {
  const { next } = openRandom(seed)
  const all = new Set(Array.from({ length: 100_000 }, next))
  expect(all.size).toBe(100_000)
  expect(Math.min(...[...all].slice(0, 1000))).toBeLessThan(0.01)
})
