import { beforeEach, expect, it, vi } from 'vitest'
import { commitText, unfinishedText } from '../../../src/admin/in-place/commit-text.ts'
import { redo, undo } from '../../../src/admin/session/change-edits.ts'
import { textOf } from '../../../src/admin/session/field-of.ts'
import { resetAll, resetBlock } from '../../../src/admin/session/reset.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { markdownToTree } from '../../../src/content/markdown.ts'
import { facts, fakeStorage, file, page } from '../a-page.ts'

const ui = {
  refused: { empty: 'leer', long: 'lang', markup: 'HTML', link: 'Link' },
  unknownName: '{name}?',
  notSaved: 'nicht gespeichert',
  blockReset: 'zurück',
} as AdminSite['ui']

const title = { pageKey: 'home', blockId: 'hero', path: 'title' }

const open = () => {
  const { state, storage } = fakeStorage()
  const session = createSession(true, openEdits(storage))
  session.store.set({
    page,
    file,
    site: { ui, facts, published: { folder: 'content' } },
    toTree: markdownToTree,
  })
  const pages = () => (state.stored === null ? null : JSON.parse(state.stored).pages)
  const shownTitle = () => session.merged(page).page.blocks[0]?.title
  return { state, session, pages, shownTitle }
}

let here: ReturnType<typeof open>
/** Where the page's texts stand, and what stands there. */
const at = {
  file: 'pages/home.yaml',
  path: ['blocks', 0, 'title'],
  text: 'Seit {company.founded}',
  route: '/',
}
const figure = { ...at, text: '5.000+' }

beforeEach(() => {
  here = open()
})

it('stores a text as it was written and shows it filled in', () => {
  expect(commitText(here.session, title, ' Aus  {company.city}\n')).toBeUndefined()
  expect(here.pages()).toEqual({
    home: {
      hero: { title: { before: 'Seit {company.founded}', after: 'Aus {company.city}', at } },
    },
  })
  expect(here.shownTitle()).toBe('Aus Geseke')
  expect(textOf(here.session, title)).toBe('Aus {company.city}')
})

it('tells what a text would come to that is not applied yet, unless it is refused or no other', () => {
  const field = file.fields['hero.title'] as (typeof file.fields)[string]
  const unfinished = (text: string) => unfinishedText(here.session, title, text, field)
  expect(unfinished(' Aus  {company.city}')).toEqual({
    begun: {},
    made: {
      home: {
        hero: { title: { before: 'Seit {company.founded}', after: 'Aus {company.city}', at } },
      },
    },
  })
  expect(unfinished(' ')).toBeUndefined()
  expect(unfinished('Seit {company.founded} ')).toBeUndefined()
})

it('stores nothing where nothing has changed', () => {
  commitText(here.session, title, 'Seit {company.founded} ')
  expect(here.state.writes).toBe(0)
})

it('forgets an edit that brings the published text back', () => {
  commitText(here.session, title, 'Neu')
  commitText(here.session, title, 'Seit {company.founded}')
  expect(here.state.stored).toBeNull()
})

it('refuses an empty text and keeps the former', () => {
  commitText(here.session, title, 'Neu')
  expect(commitText(here.session, title, '  ')).toBe('empty')
  expect(here.shownTitle()).toBe('Neu')
  expect(here.session.store.get().notice).toBe('leer')
})

it('ignores what is no text of the page on the screen', () => {
  expect(commitText(here.session, { ...title, pageKey: 'about' }, 'Neu')).toBeUndefined()
  expect(commitText(here.session, { ...title, path: 'href' }, 'Neu')).toBeUndefined()
  expect(here.state.writes).toBe(0)
})

it('says which name is unknown, and that nothing could be stored', () => {
  commitText(here.session, title, 'In {company.town}')
  expect(here.session.store.get().notice).toBe('{company.town}?')
  here.state.refuses = true
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  commitText(here.session, title, 'In Geseke')
  expect(here.session.store.get().notice).toBe('nicht gespeichert')
  expect(here.shownTitle()).toBe('In Geseke')
})

it('resets one block, which can be undone', () => {
  commitText(here.session, title, 'Neu')
  commitText(here.session, { ...title, blockId: 'stats', path: 'stats.projects.value' }, '7')
  resetBlock(here.session, 'hero')
  expect(here.pages()).toEqual({
    home: { stats: { 'stats.projects.value': { before: '5.000+', after: '7', at: figure } } },
  })
  expect(here.shownTitle()).toBe('Seit 1910')
  undo(here.session)
  expect(here.shownTitle()).toBe('Neu')
})

it('takes back one change after the other, and makes them again', () => {
  commitText(here.session, title, 'Neu')
  commitText(here.session, title, 'Neuer')
  undo(here.session)
  expect(here.shownTitle()).toBe('Neu')
  undo(here.session)
  expect(here.shownTitle()).toBe('Seit 1910')
  expect(here.state.stored).toBeNull()
  redo(here.session)
  redo(here.session)
  redo(here.session)
  expect(here.shownTitle()).toBe('Neuer')
  undo(here.session)
  commitText(here.session, title, 'Anders')
  redo(here.session)
  expect(here.shownTitle()).toBe('Anders')
})

it('takes back nothing that another tab has changed since', () => {
  commitText(here.session, title, 'Neu')
  here.state.stored = here.state.stored?.replace('"Neu"', '"Von nebenan"') ?? null
  undo(here.session)
  expect(here.shownTitle()).toBe('Von nebenan')
})

it('resets everything', () => {
  commitText(here.session, title, 'Neu')
  resetAll(here.session)
  expect(here.state.stored).toBeNull()
  expect(here.shownTitle()).toBe('Seit 1910')
})
