import { applyPatch } from 'diff'
import { expect, test } from 'vitest'
import { openRandom } from '../../scripts/bench/random.ts'
import { patchOf } from '../../scripts/edit/patch.ts'

const random = openRandom(7)
const upTo = (most: number) => Math.floor(random.next() * most)

const linesOf = (count: number) => Array.from({ length: count }, () => `zeile ${upTo(9)}`)

/** A text, and the same with some lines of it changed, gone or new, close together or far apart. */
const pair = (): [before: string, after: string] => {
  const lines = linesOf(upTo(40))
  const changed = [...lines]
  for (let count = 0; count <= upTo(3); count += 1)
    changed.splice(upTo(changed.length + 1), upTo(3), ...linesOf(upTo(3)))
  const ending = () => (upTo(4) > 0 ? '\n' : '')
  return [lines.join('\n') + ending(), changed.join('\n') + ending()]
}

test('a patch makes of a text what it was made for, wherever its changes are', () => {
  for (let count = 0; count < 500; count += 1) {
    const [before, after] = pair()
    const patch = patchOf('content/site.yaml', before, after)
    expect(patch === '' ? before : applyPatch(before, patch, { fuzzFactor: 0 })).toBe(after)
  }
})

test('a patch names the lines of the whole text', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `zeile ${index + 1}`)
  const after = lines.with(19, 'neu')
  const patch = patchOf('content/site.yaml', `${lines.join('\n')}\n`, `${after.join('\n')}\n`)
  expect(patch).toContain('@@ -17,7 +17,7 @@\n zeile 17\n zeile 18\n zeile 19\n-zeile 20\n+neu\n')
})
