import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadBlocks } from '../../src/page/load-blocks.ts'

vi.mock('virtual:gewerk/components', () => ({
  loaders: { hero: () => Promise.reject(new Error('Not to be had')) },
}))

test('of several blocks that cannot be had, none fails where nobody waits for it', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const blocks = ['hero', 'none'].map((type) => ({ type, id: type }))
  await expect(loadBlocks(blocks as never)).rejects.toThrow()
  await setImmediate()
  expect(unheard).not.toHaveBeenCalled()
})
