import { beforeEach, expect, it, vi } from 'vitest'
import { newPictures } from '../../../src/admin/form/new-picture.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { facts, fakeStorage } from '../a-page.ts'

const site = {
  ui: {},
  facts,
  media: { 'ofen.jpg': {} },
  saving: { token: '', pictures: { address: '/pictures', most: 10 } },
} as unknown as AdminSite

/** The server's answers, each to be given when it is wanted, by the name of the file. */
const answers = new Map<string, () => void>()

beforeEach(() => {
  const fetch = (address: string) =>
    new Promise((resolve) => {
      const name = address.replace(/.*=/, '')
      answers.set(name, () => resolve(Response.json({ name, picture: {} })))
    })
  vi.stubGlobal('fetch', fetch)
  return () => vi.unstubAllGlobals()
})

it('keeps each of two pictures that are on their way at the same time', async () => {
  const session = createSession(true, openEdits(fakeStorage().storage))
  session.store.set({ site })
  const { send } = newPictures(site, session)
  const sent = ['laib.jpg', 'brot.jpg'].map((name) => send?.(new File(['x'], name)))
  answers.get('brot.jpg')?.()
  await sent[1]
  answers.get('laib.jpg')?.()
  await sent[0]
  const { media } = session.store.get().site as AdminSite
  expect(Object.keys(media ?? {})).toEqual(['ofen.jpg', 'brot.jpg', 'laib.jpg'])
})
