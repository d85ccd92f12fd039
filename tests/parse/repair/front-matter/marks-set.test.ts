import { expect, test } from 'vitest'
import { explainFrontMatter } from '../../../../scripts/parse/repair/front-matter/explain.ts'
import { applyEdits } from '../../../../scripts/text/edits.ts'

const KEYS = 'id: a\ntitle: b\n'

test.each([
  ['only the one above is missing', `${KEYS}---\nText\n`, [`---\n${KEYS}---\nText\n`, 1]],
  ['both are missing', `${KEYS}\nText\n`, [`---\n${KEYS}---\n\nText\n`, 1]],
  ['both are damaged', `--\n${KEYS}--\nText\n`, [`---\n${KEYS}---\nText\n`, 2]],
  ['empty lines above, and none below', `\n---\n${KEYS}\nText\n`, [`---\n${KEYS}---\n\nText\n`, 2]],
  ['empty lines above', `\n---\n${KEYS}---\nText\n`, [`---\n${KEYS}---\nText\n`, 1]],
  [
    'a damaged line among the keys',
    '---\nid: a\nkein Name\ntitle: b\n\nText\n',
    ['---\nid: a\nkein Name\ntitle: b\n---\n\nText\n', 1],
  ],
])('the marks around the keys of a text are set where they belong: %s', (_, text, expected) => {
  const repairs = explainFrontMatter(text)
  const edits = repairs.flatMap((repair) => repair.edits)
  expect([applyEdits(text, edits), repairs.length]).toEqual(expected)
})
