import { promises as fs } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startDev } from '../../scripts/dev/server.ts'
import { contentFolder, siteOf } from '../workspace.ts'

test('nothing is being written any more once the server is closed', async () => {
  const content = await contentFolder()
  const server = await startDev(siteOf(content), { port: 0, report: () => undefined })
  let writing = 0
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(fs, 'writeFile').mockImplementation(async () => {
      writing += 1
      resolve()
      for (let turns = 0; turns < 5000; turns += 1) await setImmediate()
      writing -= 1
    })
  })
  // The schemas are written once nothing has been saved for a while.
  await begun
  await server.close()
  expect(writing).toBe(0)
})
