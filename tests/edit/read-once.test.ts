import { expect, test } from 'vitest'
import { openSheet } from '../../scripts/edit/sheet.ts'
import { edited } from './edited.ts'

test('what an edit leaves is not read again for the next one', () => {
  const left = openSheet(edited('a: alt\nb: alt\n', [{ path: 'a', after: 'neu' }]))
  expect(left?.document.value).toEqual({ a: 'neu', b: 'alt' })
  expect(openSheet('a: neu\nb: alt\n')).toBe(left)
})
