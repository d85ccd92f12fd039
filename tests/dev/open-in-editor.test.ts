import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openInEditor } from '../../scripts/dev/open-in-editor.ts'
import { openSource } from '../../src/dev/sources.ts'
import { contentFolder } from '../workspace.ts'

const PLACE = 'content/site.yaml:3:1'

/** What somebody is told who clicks on a place, with an editor program that opens it so. */
const toldOf = async (open: Parameters<typeof openInEditor>[1]) => {
  const answer = openInEditor(await contentFolder(), open)
  const server = createServer((request, response) => void answer(request, response, () => {}))
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', (address: string) =>
    ask(`http://localhost:${port}${address}`, { headers: { 'sec-fetch-site': 'same-origin' } }),
  )
  const told = vi.fn()
  vi.stubGlobal('alert', told)
  onTestFinished(() => void vi.unstubAllGlobals())
  await openSource(PLACE)
  return told.mock.calls.flat()
}

test.each([
  ['known', (_: string, onFailure: () => void) => onFailure()],
  ['there any more', (_: string, onFailure: () => void) => process.nextTick(onFailure)],
])('who clicks on a place is told where to open it where no editor is %s', async (_, open) => {
  expect(await toldOf(open)).toEqual([expect.stringContaining(PLACE)])
})

test('nothing is said where the editor opens', async () => {
  const open = vi.fn()
  expect(await toldOf(open)).toEqual([])
  expect(open.mock.calls[0]?.[0]).toMatch(/content\/site\.yaml:3:1$/)
})
