import { expect, test, vi } from 'vitest'
import { bytesToBase64 } from '../../../src/admin/hosts/base64.ts'
import { localPictures } from '../../../src/admin/proposal/local-pictures.ts'
import type { Saving } from '../../../src/admin/server/doors.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { uiSchema } from '../../../src/blocks/ui-schema.ts'

const media = { 'alt.jpg': {}, 'neu.jpg': {}, 'ofen.svg': {}, 'text.jpg': {} } as never
const saving = { token: 'x', pictures: { address: '/__picture', most: 1 } } as Saving
const site: AdminSite = {
  ui: uiSchema([]).parse({}).admin,
  facts: {},
  published: { folder: '' },
  media,
}

const value = (before: unknown, after: unknown) => ({
  kind: 'value' as const,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})

const edits = {
  home: {
    hero: {
      picture: value({ src: 'alt.jpg' }, { src: 'neu.jpg', alt: 'Ofen' }),
      pictures: value(['alt.jpg'], ['alt.jpg', 'ofen.svg', 'fort.jpg', 'neu.jpg']),
      title: { before: 'Alt', after: 'text.jpg' },
    },
  },
}

test('what edits bring in of the pictures on this machine goes with a proposal', () => {
  expect(localPictures(edits, { ...site, saving })?.names).toEqual(['neu.jpg', 'ofen.svg'])
  expect(localPictures(edits, site)).toBeUndefined()
})

test('their bytes come from the server on this machine', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response(bytes))
  vi.stubGlobal('fetch', asked)
  const loaded = await localPictures(edits, { ...site, saving })?.load('neu.jpg')
  vi.unstubAllGlobals()
  expect(asked.mock.calls).toEqual([
    ['/__picture?name=neu.jpg', { headers: { 'x-gewerk-token': 'x' } }],
  ])
  expect(Buffer.from(bytesToBase64(loaded ?? new Uint8Array()), 'base64')).toEqual(
    Buffer.from(bytes),
  )
})
