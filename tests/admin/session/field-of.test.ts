import { expect, it } from 'vitest'
import type { Edit } from '../../../src/admin/edits/edits.ts'
import { formatEdits } from '../../../src/admin/edits/parse-edits.ts'
import { fieldOf } from '../../../src/admin/session/field-of.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { fakeStorage, file, page } from '../a-page.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }

const withEdit = (edit: Edit) => {
  const stored = formatEdits({ home: { hero: { title: edit } } })
  const session = createSession(true, openEdits(fakeStorage(stored).storage))
  session.store.set({ page, file })
  return session
}

it('leaves a text to the form that is edited as a value', () => {
  const field = file.fields['hero.title']
  expect(fieldOf(withEdit({ before: 'Alt', after: 'Neu' }), place)).toEqual(field)
  const value: Edit = { kind: 'value', before: '"Alt"', after: '"Neu"' }
  expect(fieldOf(withEdit(value), place)).toBeUndefined()
})
