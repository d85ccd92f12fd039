import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openInEditor } from '../../../scripts/dev/edit/open-in-editor.ts'
import { openSource } from '../../../src/dev/sources.ts'
import { contentFolder } from '../../workspace.ts'

const PLACE = 'content/site.yaml:3:1'

/** What somebody is told who clicks on a place, with an editor program that opens it so. */
const toldOf = async (open: Parameters<typeof openInEditor>[1], place = PLACE) => {
  const content = await contentFolder()
  const blocks = path.join(path.dirname(content), 'blocks')
  await fs.mkdir(path.join(blocks, 'preisliste'), { recursive: true })
  await fs.writeFile(path.join(blocks, 'preisliste/schema.ts'), '')
  const answer = openInEditor([content, blocks], open)
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
  await openSource(place)
  return told.mock.calls.flat()
}

test.each([
  ['known', (_: string, onFailure: () => void) => onFailure()],
  ['there any more', (_: string, onFailure: () => void) => process.nextTick(onFailure)],
])('who clicks on a place is told where to open it where no editor is %s', async (_, open) => {
  expect(await toldOf(open)).toEqual([expect.stringContaining(PLACE)])
})

test.each([
  PLACE,
  'blocks/preisliste/schema.ts:2:14',
])('nothing is said where the editor opens %s', async (place) => {
  const open = vi.fn()
  expect(await toldOf(open, place)).toEqual([])
  expect(open.mock.calls[0]?.[0]).toMatch(new RegExp(`/${place}$`))
})

test.each([
  'content/pages/gibt-es-nicht.yaml:1:1',
  'package.json:1:1',
])('who clicks on %s, which is not to be opened, is told so', async (place) => {
  const open = vi.fn()
  expect(await toldOf(open, place)).toEqual([expect.stringContaining(place)])
  expect(open).not.toHaveBeenCalled()
})
