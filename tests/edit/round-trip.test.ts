import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openRandom } from '../../scripts/bench/random.ts'
import { BAKERY, RENOVATION } from '../workspace.ts'
import { editAtRandom } from './random-edits.ts'
import { pathsIn, roundTrip } from './round-trip.ts'
import { textsIn, written } from './texts.ts'
import { TRICKY } from './tricky.ts'
import { AWKWARD } from './values.ts'

/** One of so many of all pairs of a place and a value; `edit.audit.ts` takes all of them. */
const SAMPLED = 2999

describe.each([
  ['bakery', BAKERY] as const,
  ['renovation', RENOVATION] as const,
])('%s', (_, folder) => {
  test.each(written)('values come and go and leave no trace, %s', async (_, change) => {
    const files = (await textsIn(folder)).map(({ name, text }) => ({ name, text: change(text) }))
    const pairs = files.flatMap((file) =>
      pathsIn(file).flatMap((place) => AWKWARD.map((value) => ({ file, place, value }))),
    )
    const faults = pairs
      .filter((_, index) => index % SAMPLED === 0)
      .flatMap(({ file, place, value }) => {
        const fault = roundTrip(file, place, value)
        return fault ? [`${file.name} ${place.join('.')} ${JSON.stringify(value)}: ${fault}`] : []
      })
    expect(faults).toEqual([])
  })
})

test.each(written)('also where a file is written in every way there is, %s', (_, change) => {
  const file = { name: 'a.yaml', text: change(TRICKY) }
  const pairs = pathsIn(file).flatMap((place) => AWKWARD.map((value) => ({ place, value })))
  const faults = pairs.flatMap(({ place, value }, index) => {
    const fault = index % 23 === 0 && roundTrip(file, place, value)
    return fault ? [`${place.join('.')} ${JSON.stringify(value)}: ${fault}`] : []
  })
  expect(faults).toEqual([])
})

test('a text of several lines at the end of the front matter comes back, with the line ends of Windows', () => {
  const file = { name: 'news/a.md', text: '---\r\nid: a\r\ntitle: Alt\r\n---\r\n\r\nText.\r\n' }
  for (const value of AWKWARD) expect(roundTrip(file, ['title'], value)).toBeUndefined()
})

test('after any edits in a row a file says what the edits say', async () => {
  const random = openRandom(7)
  for (const name of ['services.yaml', 'pages/kontakt.yaml', 'site.yaml']) {
    const text = await fs.readFile(path.join(BAKERY, name), 'utf8')
    expect(() => editAtRandom({ name, text }, 120, random)).not.toThrow()
  }
  const file = { name: 'a.yaml', text: TRICKY }
  expect(() => editAtRandom(file, 120, random)).not.toThrow()
})
