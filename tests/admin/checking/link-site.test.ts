import { expect, it, vi } from 'vitest'
import { linkSite } from '../../../src/admin/checking/link-site.ts'
import { page } from '../a-page.ts'

it('asks for a page again that could not be reached, and once for one that could', async () => {
  vi.stubGlobal('document', { querySelectorAll: () => [], getElementById: () => null })
  const other = { ...page, route: '/about' }
  const fetch = vi
    .fn(async () => Response.json({ page: other }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetch)
  const { page: load } = linkSite(page)
  const answers = []
  for (let time = 0; time < 4; time += 1) answers.push(await load('/about'))
  vi.unstubAllGlobals()
  expect(answers).toEqual(['unknown', 'unknown', other, other])
  expect(fetch).toHaveBeenCalledTimes(3)
})
