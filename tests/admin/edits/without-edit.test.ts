import { expect, it } from 'vitest'
import type { Edit } from '../../../src/admin/edits/edits.ts'
import { withoutEdit } from '../../../src/admin/edits/without-edit.ts'

const place = { pageKey: 'home', blockId: 'values', path: 'values' }
const entry: Edit = { kind: 'entry', before: 'null', after: '{"id":"neu"}' }
const order = (after: string): Edit => ({ kind: 'order', before: '["a","b"]', after })
const edits = (after: string) => ({
  home: { values: { 'values.neu': entry, values: order(after) } },
})

it('takes a new entry out of the order as well', () => {
  const at = { place: { ...place, path: 'values.neu' }, edit: entry }
  expect(withoutEdit(edits('["a","b","neu"]'), at)).toEqual({})
  expect(withoutEdit(edits('["b","neu","a"]'), at)).toEqual({
    home: { values: { values: order('["b","a"]') } },
  })
})

it('takes the new entries out with their order', () => {
  const edit = order('["neu","a","b"]')
  expect(withoutEdit(edits(edit.after), { place, edit })).toEqual({})
})

it('takes out a text alone', () => {
  const edit = { before: 'Alt', after: 'Neu' }
  const both = { home: { values: { title: edit, text: edit } } }
  expect(withoutEdit(both, { place: { ...place, path: 'title' }, edit })).toEqual({
    home: { values: { text: edit } },
  })
})
