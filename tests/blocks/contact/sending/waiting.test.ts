import { afterEach, expect, it, vi } from 'vitest'
import type { BlockOf } from '../../../../src/blocks/block.ts'
import type { contact } from '../../../../src/blocks/contact/schema.ts'
import { waitingLabel } from '../../../../src/blocks/contact/sending/waiting.ts'

const block = {
  ui: { actions: { retryIn: 'in {seconds} s', retryAt: 'ab {time} Uhr' } },
} as unknown as BlockOf<typeof contact>

afterEach(() => vi.useRealTimers())

it('counts the last two minutes in seconds, and names the time before; then nothing has to be waited for', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 20, 3) })
  const labelIn = (milliseconds: number) => waitingLabel(block, Date.now() + milliseconds, 'de')
  expect(labelIn(3_600_000)).toBe('ab 21:03 Uhr')
  expect(labelIn(120_000)).toBe('ab 20:05 Uhr')
  expect(labelIn(119_999)).toBe('in 120 s')
  expect(labelIn(1)).toBe('in 1 s')
  expect(labelIn(0)).toBeUndefined()
})
