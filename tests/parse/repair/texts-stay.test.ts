import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const TEXT = 'Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.'

test.each([
  ['a reference', '>-\n    <<: *brot\n    Mehr davon'],
  ['an entry twice', '|\n    - id: brot\n      Mehl\n    - id: brot\n      Mehl\n      Salz'],
  ['equal signs', 'Gedämmt mit\n    lambda = 0,035\n    und\n    u = 0,24\n    r = 4'],
  ['equal signs between quotation marks', '"Gedämmt:\n    u = 0,24\n    r = 4"'],
])('a line of a text that looks like a way to write is none: %s', async (_, text) => {
  const { problems } = await compileWith({ 'services.yaml': replace(TEXT, text) })
  expect(problems.map(({ code }) => code)).toEqual([])
})
