import { beforeEach, expect, test, vi } from 'vitest'
import { findFields } from '../../../src/admin/places/find-fields.ts'
import { file } from '../a-page.ts'

const at = (route: string) => ({ file: 'pages/home.yaml', path: ['a'], text: 'x', route })

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/index.admin.json') ? Response.json(file) : new Response('', { status: 404 }),
  )
  return () => vi.unstubAllGlobals()
})

test('edits find their texts on whatever page they were made, unless those are others by now', async () => {
  const hero = { title: { before: 'Seit {company.founded}', after: 'Neu', at: at('/') } }
  const stats = { 'stats.projects.label': { before: 'Anderes', after: 'Neu', at: at('/') } }
  const elsewhere = { hero: { title: { before: 'A', after: 'B', at: at('/fort') } } }
  const unknown = { hero: { title: { before: 'A', after: 'B' } } }
  const found = await findFields({ home: { hero, stats }, elsewhere, unknown })
  expect(found).toMatchObject({
    edits: [{ field: file.fields['hero.title'], after: 'Neu' }],
    others: [],
    lost: 3,
  })
})
