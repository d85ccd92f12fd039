import { expect, test } from 'vitest'
import { z } from 'zod'
import { publishedValue } from '../../../scripts/resolve/entries/published-value.ts'
import { privateText, text } from '../../../src/content/fields.ts'

const schema = z.strictObject({
  title: text(),
  remark: privateText().optional(),
  steps: z.array(z.strictObject({ name: text(), remark: privateText().optional() })).optional(),
  notes: z.array(privateText()).optional(),
})

test.each([
  ['of the entry itself', { title: 'Dach', remark: 'nur für uns' }, { title: 'Dach' }],
  [
    'of each group in a list',
    { title: 'Dach', steps: [{ name: 'Eins', remark: 'nur für uns' }, { name: 'Zwei' }] },
    { title: 'Dach', steps: [{ name: 'Eins' }, { name: 'Zwei' }] },
  ],
  [
    'of which there is a list',
    { title: 'Dach', notes: ['nur für uns'] },
    { title: 'Dach', notes: [] },
  ],
])('what the company keeps for itself is not published: what is %s', (_, written, published) => {
  expect(publishedValue(schema, written)).toEqual(published)
})
