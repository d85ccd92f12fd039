import { describe, expect, it } from 'vitest'
import { countBlocks, withBlock, withoutEdits, withText } from '../../src/admin/edits.ts'
import { own } from '../../src/content/own.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }
const edit = { before: 'Alt', after: 'Neu' }
const edits = { home: { hero: { title: edit }, stats: { 'stats.projects.value': edit } } }

describe('withText', () => {
  it('adds a page, a block and a text where there was none', () => {
    expect(withText({}, place, edit)).toEqual({ home: { hero: { title: edit } } })
  })

  it('leaves everything else and the original as it was', () => {
    const before = structuredClone(edits)
    const after = withText(edits, { ...place, path: 'subtitle' }, edit)
    expect(after).toEqual({
      home: { hero: { title: edit, subtitle: edit }, stats: { 'stats.projects.value': edit } },
    })
    expect(edits).toEqual(before)
  })

  it('drops what becomes empty', () => {
    expect(withText({ home: { hero: { title: edit } } }, place, undefined)).toEqual({})
  })
})

describe('withoutEdits', () => {
  it('takes out what is published, and puts on top of it what was changed meanwhile', () => {
    const done = { home: { hero: { title: edit, subtitle: { before: 'Alt', after: 'Älter' } } } }
    const later = withText(edits, { ...place, path: 'subtitle' }, edit)
    expect(withoutEdits(later, done)).toEqual({
      home: {
        hero: { subtitle: { before: 'Älter', after: 'Neu' } },
        stats: { 'stats.projects.value': edit },
      },
    })
  })
})

describe('withBlock', () => {
  it('takes a block out and puts it back', () => {
    const without = withBlock(edits, place, undefined)
    expect(without).toEqual({ home: { stats: { 'stats.projects.value': edit } } })
    expect(withBlock(without, place, edits.home.hero)).toEqual(edits)
  })
})

describe('own', () => {
  it('does not find what every object inherits', () => {
    expect(own<unknown>({}, 'constructor')).toBeUndefined()
    expect(own<unknown>({}, '__proto__')).toBeUndefined()
  })
})

it('counts the changed blocks of all pages', () => {
  expect(countBlocks({ ...edits, about: { values: { title: edit } } })).toBe(3)
})
