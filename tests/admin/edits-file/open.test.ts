import { beforeEach, expect, it, vi } from 'vitest'
import type { Edit, Edits } from '../../../src/admin/edits/edits.ts'
import { formatEdits } from '../../../src/admin/edits/parse-edits.ts'
import { openEditsFile } from '../../../src/admin/edits-file/open.ts'
import { changeEdits } from '../../../src/admin/session/change-edits.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { facts, fakeStorage, file, page } from '../a-page.ts'

const ui = {
  opened: '{count} geöffnet',
  noEdits: 'Keine',
  unread: 'Nicht gelesen',
} as AdminSite['ui']
const site: AdminSite = { ui, facts, published: {} as AdminSite['published'] }

const text: Edit = { before: 'Werte', after: 'Was zählt' }
const note: Edit = { kind: 'value', before: '"Zeit"', after: '"Ruhe"' }
const fromFile: Edits = { home: { values: { title: text, 'values.zeit.title': note } } }

const start = () => {
  const session = createSession(true, openEdits(fakeStorage().storage))
  session.store.set({ site, page })
  return session
}

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', async () => Response.json(file))
  return () => vi.unstubAllGlobals()
})

it('keeps what is written while the file is read', async () => {
  const session = start()
  const opening = openEditsFile(session, new Blob([formatEdits(fromFile)]))
  const written: Edits = { about: { hero: { title: text } } }
  changeEdits(session, () => written)
  await opening
  expect(session.stored.read()).toEqual({ ...written, ...fromFile })
  expect(session.store.get().notice).toBe('3 geöffnet')
})

it('shows what forms have changed', async () => {
  const session = start()
  await openEditsFile(session, new Blob([formatEdits(fromFile)]))
  const { shown } = session.merged(page)
  expect(Object.keys(shown.values ?? {})).toEqual(['title', 'values.zeit.title'])
})

it('says of a file that holds no edits, and changes nothing', async () => {
  const session = start()
  changeEdits(session, () => fromFile)
  await openEditsFile(session, new Blob(['Brot']))
  expect(session.stored.read()).toEqual(fromFile)
  expect(session.store.get().notice).toBe('Keine')
})

it('says of a file that is gone, or held by another program, that it can not be read', async () => {
  const session = start()
  changeEdits(session, () => fromFile)
  const gone = new Blob()
  vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('Not found', 'NotFoundError'))
  await openEditsFile(session, gone)
  expect(session.stored.read()).toEqual(fromFile)
  expect(session.store.get().notice).toBe('Nicht gelesen')
})
