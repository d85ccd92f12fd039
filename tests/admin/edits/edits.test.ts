import { describe, expect, it, test } from 'vitest'
import { changeFiles } from '../../../scripts/edit/change/change-files.ts'
import { contentEdits } from '../../../src/admin/edits/content-edits.ts'
import {
  countBlocks,
  type Edits,
  withBlock,
  withText,
  withTexts,
} from '../../../src/admin/edits/edits.ts'
import { formatEdits, parseEdits } from '../../../src/admin/edits/parse-edits.ts'
import { withoutEdits } from '../../../src/admin/edits/without-edits.ts'
import { own } from '../../../src/content/own.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }
const edit = { before: 'Alt', after: 'Neu' }
const edits = { home: { hero: { title: edit }, stats: { 'stats.projects.value': edit } } }

test('withTexts changes many as withText does one after another, in the same order', () => {
  const changes = [
    { place, edit: undefined },
    { place: { ...place, pageKey: 'about' }, edit },
    { place: { ...place, blockId: 'stats', path: 'title' }, edit: { ...edit, after: 'Neuer' } },
    { place: { ...place, path: '__proto__' }, edit },
  ]
  const oneByOne = changes.reduce<Edits>((all, each) => withText(all, each.place, each.edit), edits)
  expect(JSON.stringify(withTexts(edits, changes))).toBe(JSON.stringify(oneByOne))
})

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

describe('withoutEdits, of a new entry that was changed again', () => {
  const key = 'values.neu'
  const at = { file: 'values.yaml', path: ['neu'], text: 'null', route: '/' }
  const entryOf = (value: object): Edits => {
    const after = JSON.stringify({ id: 'neu', ...value })
    return { home: { values: { [key]: { kind: 'entry', before: 'null', after, at } } } }
  }
  const published = entryOf({ title: 'A', note: 'Weg', icon: 'sun' })
  const left = withoutEdits(entryOf({ title: 'B', icon: 'sun', points: ['C'] }), published)
  const fieldOf = (name: string, before: string, after: string) => ({
    kind: 'value',
    before,
    after,
    at: { ...at, path: ['neu', name], text: before },
  })

  it('keeps what is different, field by field', () => {
    expect(left).toEqual({
      home: {
        values: {
          [`${key}.title`]: fieldOf('title', '"A"', '"B"'),
          [`${key}.note`]: fieldOf('note', '"Weg"', 'null'),
          [`${key}.points`]: fieldOf('points', 'null', '["C"]'),
        },
      },
    })
  })

  it('can be read again, and comes into the file', () => {
    expect(parseEdits(formatEdits(left))).toEqual({ edits: left, faults: [] })
    const text = '- id: neu\n  title: A\n  note: Weg\n  icon: sun\n'
    const files = [{ name: 'values.yaml', path: 'values.yaml', text }]
    const changed = changeFiles(files, contentEdits(left))
    expect('texts' in changed && changed.texts.get('values.yaml')).toBe(
      '- id: neu\n  title: B\n  icon: sun\n  points:\n    - C\n',
    )
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
