import { expect, test } from 'vitest'
import { openSheet } from '../../scripts/edit/sheet.ts'
import { edited } from './edited.ts'

test('what an edit leaves is not read again for the next one', () => {
  const text = edited('a: alt\nb: alt\n', [{ path: 'a', after: 'neu' }])
  const left = openSheet(text)
  expect(left?.document.value).toEqual({ a: 'neu', b: 'alt' })
  edited(text, [{ path: 'b', after: 'neu' }])
  expect(openSheet(text)).toBe(left)
})
