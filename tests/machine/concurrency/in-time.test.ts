import { expect, test } from 'vitest'
import { inTime, isEndless } from '../../../scripts/machine/concurrency/in-time.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

const endless = (): never => {
  for (;;);
}

test('what ends is done as if nobody looked after it', () => {
  expect(inTime(() => inTime(() => 6 * 7))).toBe(42)
  const error = new TypeError('rows is undefined')
  const thrown = thrownBy(() =>
    inTime(() => {
      throw error
    }),
  )
  expect(thrown).toBe(error)
  expect(isEndless(thrown)).toBe(false)
})

test('what does not end is ended, also where it catches whatever is thrown', () => {
  const stubborn = () => {
    for (;;) thrownBy(endless)
  }
  for (const work of [endless, stubborn])
    expect(isEndless(thrownBy(() => inTime(work, 50)))).toBe(true)
})

test('work within work may be ended by itself', () => {
  expect(inTime(() => isEndless(thrownBy(() => inTime(endless, 50))))).toBe(true)
})
