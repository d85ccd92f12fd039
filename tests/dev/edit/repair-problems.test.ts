import { expect, onTestFinished, test, vi } from 'vitest'
import { REPAIR_PATH, repair } from '../../../src/dev/repair.ts'

const place = 'content/site.yaml:5:1'

const ADMIN = { saving: { token: 'x' } }

/** What somebody is told who presses the button, by how the server answers. */
const toldWhere = async (admin: object, answer: () => Response): Promise<string[]> => {
  const told: string[] = []
  vi.stubGlobal('alert', (text: string) => told.push(text))
  vi.stubGlobal('fetch', async (address: string) =>
    address === REPAIR_PATH ? answer() : Response.json(admin),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await repair({ place, code: 'unknown-key' })
  return told
}

test('whoever has something repaired that cannot be is told so', async () => {
  const said = [expect.stringContaining(place)]
  expect(await toldWhere(ADMIN, () => new Response(null, { status: 403 }))).toEqual(said)
  expect(await toldWhere({}, () => new Response(null, { status: 204 }))).toEqual(said)
  const isAway = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await toldWhere(ADMIN, isAway)).toEqual(said)
})

test('a repair that is made says nothing', async () => {
  expect(await toldWhere(ADMIN, () => new Response(null, { status: 204 }))).toEqual([])
})
