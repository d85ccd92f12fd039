import { expect, test } from 'vitest'
import { hasForm } from '../../scripts/validate/has-form.ts'
import type { Content } from '../../scripts/validate/validate.ts'

test.each<[string, unknown]>([
  ['none', null],
  ['a text', 'contact'],
  ['empty ones', [null, 'contact']],
])('a form is found behind a page whose blocks are %s', (_, blocks) => {
  const pages = [{ value: { blocks } }, { value: { blocks: [{ type: 'contact' }] } }]
  expect(hasForm({ pages } as unknown as Content)).toBe(true)
})
