import { expect, it } from 'vitest'
import { NO_HISTORY } from '../../../src/admin/edits/history.ts'
import type { AdminState } from '../../../src/admin/session/admin-state.ts'
import { createMerger } from '../../../src/admin/session/merged-page.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { facts, file, page } from '../a-page.ts'

const site = { ui: {} as AdminSite['ui'], facts, published: { folder: 'content' } }
const edits = { home: { hero: { title: { after: 'Neu' } } } }
const state: AdminState = {
  on: true,
  edits,
  page,
  site,
  file,
  unavailable: false,
  said: 0,
  history: NO_HISTORY,
}

it('keeps its result while nothing changes that matters', () => {
  const merge = createMerger()
  const first = merge(state, page)
  expect(first.page).not.toBe(page)
  expect(merge({ ...state, notice: 'Hallo' }, page)).toBe(first)
  expect(merge({ ...state, edits: {} }, page).page).toBe(page)
})

it('shows a page as it was published until its file is there', () => {
  const merge = createMerger()
  expect(merge({ ...state, file: undefined }, page).page).toBe(page)
  expect(merge({ ...state, page: { ...page, key: 'about' } }, page).page).toBe(page)
})

it('does not touch a page that may not be edited', () => {
  const locked = { ...page, admin: false }
  const merged = createMerger()({ ...state, page: locked }, locked)
  expect(merged).toEqual({
    page: locked,
    shown: {},
    stale: [],
    faults: ['home: the page may not be edited'],
  })
})
