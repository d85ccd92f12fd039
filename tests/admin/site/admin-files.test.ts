import { expect, it } from 'vitest'
import type { ResolvedSite } from '../../../scripts/resolve/resolve.ts'
import { compileWith } from '../../workspace.ts'

const compileSite = async () => (await compileWith()).site as ResolvedSite

it('gives the admin mode the facts of the site', async () => {
  const { admin } = await compileSite()
  expect(admin.facts).toHaveProperty(['company.phone'])
  expect(admin.facts).toHaveProperty(['site.year'], '2026')
})

it('tells apart the pages that one file makes, with the facts of each', async () => {
  const { pages } = await compileSite()
  const keys = pages.map(({ data }) => data.key)
  expect(new Set(keys).size).toBe(keys.length)
  const entry = pages.find(({ data }) => data.key.includes('/'))
  expect(entry?.facts).toHaveProperty(['entry.title'])
  expect(pages.find(({ data }) => data.key === 'home')?.facts).toEqual({})
})
