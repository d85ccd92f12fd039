import { promises as fs } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BAKERY } from '../../workspace.ts'
import { open, shared, starters } from './runs.ts'

const folders = Object.entries({ ...starters, 'the bakery': BAKERY })

const pairs = folders.flatMap(([one, folder], at) =>
  folders.slice(at + 1).map(([other, another]) => ({ one, folder, other, another })),
)

describe('each says it in words of its own', () => {
  test.each(pairs)('$one and $other', async ({ folder, another }) => {
    expect(await shared(folder, another)).toEqual([])
  })
})

test('each has drawings of its own', async () => {
  const media = await Promise.all(folders.map(async ([, folder]) => (await open(folder)).media))
  const bytes = await Promise.all(
    media.flat().map(({ location }) => fs.readFile(location, 'base64')),
  )
  expect(new Set(bytes).size).toBe(bytes.length)
})
