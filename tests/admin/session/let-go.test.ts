import { expect, test } from 'vitest'
import type { Draft } from '../../../src/admin/draft/draft.ts'
import type { Edits } from '../../../src/admin/edits/edits.ts'
import { letGoPublished } from '../../../src/admin/session/let-go.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { contentFolder } from '../../workspace.ts'
import { editsOf, fileOf, onPage, type Page, written } from '../a-form.ts'
import { fakeStorage } from '../a-page.ts'
import { DRAFTS, home, homeOf, pages, pagesOf, texts } from '../drafts.ts'

/** What is left of edits once a browser opens the page as it is by then. */
const leftOf = (edits: Edits, now: Page): Edits => {
  const { storage } = fakeStorage()
  const stored = openEdits(storage)
  stored.change(() => edits)
  const session = createSession(true, stored)
  letGoPublished(session, now.data, fileOf(now))
  expect(session.store.get().edits).toEqual(stored.read())
  return openEdits(storage).read()
}

test.each(
  DRAFTS,
)('of %s nothing is left once it is published, and all before', async (_, draft) => {
  const edits = onPage(home, draft.blockId, editsOf(home, draft))
  expect(leftOf(edits, home)).toEqual(edits)
  const published = await pagesOf(await contentFolder(written(edits, pages, texts)))
  expect(leftOf(edits, homeOf(published))).toEqual({})
})

test('a new entry stays with its order where one of them is published otherwise', async () => {
  const edits = onPage(home, 'values', editsOf(home, DRAFTS[0]?.[1] as Draft))
  const files = written(edits, pages, texts)
  const changed = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replace('„Brot“', '„Teig“')]),
  )
  expect(leftOf(edits, homeOf(await pagesOf(await contentFolder(changed))))).toEqual(edits)
})

test('the former words stay wanted while the page is on its way with others', () => {
  const title = home.fields['hero.title']?.text ?? ''
  const edits = onPage(home, 'hero', { title: { before: title, after: title } })
  expect(leftOf(edits, home)).toEqual(edits)
})
