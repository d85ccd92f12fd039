import { afterEach, expect, test, vi } from 'vitest'
import { save } from '../../../src/admin/bar/save.ts'
import type { Edit, Edits } from '../../../src/admin/edits/edits.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { fakeStorage } from '../a-page.ts'

const edit = (file: string): Edit => ({
  before: 'Alt',
  after: 'Neu',
  at: { file, path: ['blocks', 'hero', 'title'], text: 'Alt' },
})

const home: Edits = { home: { hero: { title: edit('pages/home.yaml') } } }

/** Of a page whose file has another name by now: no page shows it. */
const gone: Edits = { sortiment: { hero: { title: edit('pages/sortiment.yaml') } } }

const site = {
  ui: {
    saved: 'Gespeichert in {files}.',
    alreadySaved: 'Steht schon da.',
    nothingToSave: 'Nichts gespeichert.',
    leftOut: 'Nicht gespeichert: {places}.',
  },
} as unknown as AdminSite

const saving = { address: '/__edit', token: 'token' } as Parameters<typeof save>[1]

/** What is said of edits that are saved, where the server has a place for some of them. */
const said = async (edits: Edits, placed: Edits, files: string[]) => {
  const stored = openEdits(fakeStorage().storage)
  stored.change(() => edits)
  const session = createSession(true, stored)
  session.store.set({ site })
  vi.stubGlobal('fetch', async () => Response.json({ files, edits: placed }))
  await save(session, saving)
  await session.coming?.loaded
  return { notice: session.store.get().notice, left: session.store.get().edits }
}

afterEach(() => vi.unstubAllGlobals())

test('an edit of a page whose file is gone is named where the others are saved, and kept', async () => {
  const { notice, left } = await said({ ...home, ...gone }, home, ['content/pages/home.yaml'])
  expect(notice).toBe(
    'Gespeichert in content/pages/home.yaml. Nicht gespeichert: pages/sortiment.yaml › blocks.hero.title.',
  )
  expect(left).toEqual(gone)
})

test('where nothing could be saved, it is told what', async () => {
  const { notice, left } = await said(gone, {}, [])
  expect(notice).toBe(
    'Nichts gespeichert. Nicht gespeichert: pages/sortiment.yaml › blocks.hero.title.',
  )
  expect(left).toEqual(gone)
})

test('nothing more is told where all is saved', async () => {
  const { notice } = await said(home, home, ['content/pages/home.yaml'])
  expect(notice).toBe('Gespeichert in content/pages/home.yaml.')
})
