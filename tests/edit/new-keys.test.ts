import { expect, test } from 'vitest'
import { changeText } from '../../scripts/edit/change/change-text.ts'
import { changeGroups } from '../../scripts/edit/lines/change-groups.ts'
import { openSpellings } from '../../scripts/edit/spellings/spellings.ts'
import { productModel } from '../../scripts/schema/product-model.ts'
import { fileSchema } from '../../scripts/schema/site-model.ts'
import type { GroupSource } from '../../src/content/field-source.ts'

/** The file after an edit that knows the lines of a group alone, and after one that knows all of it. */
const bothWays = (file: string, text: string, group: Pick<GroupSource, 'path'>, lines: string) => {
  const [above = ''] = text.split(lines)
  const first = above.split('\n').length
  const source = {
    kind: 'group',
    file,
    ...group,
    value: {},
    lines: { first, text: lines, next: '' },
  }
  return (path: string[], after: unknown) => {
    const changed = changeGroups([{ file, path, after }], [source as unknown as GroupSource], [])
    const context = { schema: fileSchema(file, productModel), spellings: openSpellings() }
    const whole = changeText({ path: file, name: file, text }, { path, after }, context)
    const [passage] = changed.passages
    return {
      whole: 'text' in whole ? whole.text : undefined,
      lines: passage && above + passage.after + text.slice(above.length + lines.length),
    }
  }
}

test('a new key of a block comes where its schema has it, also by its lines alone', () => {
  const block = '  - type: stats\n    id: zahlen\n    stats: [a]\n'
  const text = `title: x\nroute: /x\nblocks:\n${block}`
  const edit = bothWays('pages/x.yaml', text, { path: ['blocks', 'zahlen'] }, block)
  const { whole, lines } = edit(['blocks', 'zahlen', 'floor'], 'deep')
  expect(whole).toContain('floor: deep')
  expect(whole?.endsWith('floor: deep\n')).toBe(false)
  expect(lines).toBe(whole)
})

test('a new key of an entry comes where its schema has it, also by its lines alone', () => {
  const entry = '- id: a\n  value: "3"\n  source: x\n'
  const edit = bothWays('stats.yaml', entry, { path: ['a'] }, entry)
  const { whole, lines } = edit(['a', 'label'], 'Jahre')
  expect(whole).toBe('- id: a\n  value: "3"\n  label: Jahre\n  source: x\n')
  expect(lines).toBe(whole)
})

test('a new key of an article comes where its schema has it, also by its lines alone', () => {
  const head = 'id: a\ntitle: x\nauthor: y\n'
  const edit = bothWays('news/a.md', `---\n${head}---\n\nText\n`, { path: [] }, head)
  const { whole, lines } = edit(['date'], '2026-03-31')
  expect(whole).toContain('title: x\ndate: 2026-03-31\nauthor: y\n')
  expect(lines).toBe(whole)
})
