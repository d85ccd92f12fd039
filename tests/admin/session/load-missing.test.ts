import { beforeEach, expect, it, vi } from 'vitest'
import { createSession } from '../../../src/admin/session/session.ts'
import { showPage } from '../../../src/admin/session/show-page.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { fakeStorage, file, page } from '../a-page.ts'

const site = (city: string) => ({ ui: {}, facts: { city } }) as unknown as AdminSite

/** Answers with what the site is, in the order in which it was asked for. */
let answers: ((site: AdminSite) => void)[]

beforeEach(() => {
  answers = []
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/admin.json')) return Response.json(file)
    return new Promise((resolve) => answers.push((each) => resolve(Response.json(each))))
  })
  return () => vi.unstubAllGlobals()
})

it('keeps the later of two sites, whichever comes first', async () => {
  const session = createSession(true, openEdits(fakeStorage().storage))
  session.store.set({ page, site: site('Soest'), file })
  showPage(session, { ...page })
  showPage(session, { ...page })
  answers[1]?.(site('Bremen'))
  await expect.poll(() => session.store.get().site?.facts.city).toBe('Bremen')
  answers[0]?.(site('Geseke'))
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(session.store.get().site?.facts.city).toBe('Bremen')
})
