import { describe, expect, it } from 'vitest'
import { countBlocks, withBlock, withText } from '../../src/admin/edits.ts'
import { own } from '../../src/content/own.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }
const edits = { home: { hero: { title: 'Neu' }, stats: { 'stats.0.value': '7' } } }

describe('withText', () => {
  it('adds a page, a block and a text where there was none', () => {
    expect(withText({}, place, 'Neu')).toEqual({ home: { hero: { title: 'Neu' } } })
  })

  it('leaves everything else and the original as it was', () => {
    const before = structuredClone(edits)
    const after = withText(edits, { ...place, path: 'subtitle' }, 'Auch')
    expect(after).toEqual({
      home: { hero: { title: 'Neu', subtitle: 'Auch' }, stats: { 'stats.0.value': '7' } },
    })
    expect(edits).toEqual(before)
  })

  it('drops what becomes empty', () => {
    expect(withText({ home: { hero: { title: 'Neu' } } }, place, undefined)).toEqual({})
  })
})

describe('withBlock', () => {
  it('takes a block out and puts it back', () => {
    const without = withBlock(edits, place, undefined)
    expect(without).toEqual({ home: { stats: { 'stats.0.value': '7' } } })
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
  expect(countBlocks({ ...edits, about: { values: { title: 'Werte' } } })).toBe(3)
})
