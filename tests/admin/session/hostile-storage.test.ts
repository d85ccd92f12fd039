import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRandom } from '../../../scripts/bench/random.ts'
import * as forms from '../../../scripts/edit/form/form.ts'
import { placesOf, withText } from '../../../src/admin/edits/edits.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { markdownToTree } from '../../../src/content/markdown.ts'
import { facts, fakeStorage, file, page } from '../a-page.ts'

const at = {
  file: '../../../etc/passwd',
  path: ['__proto__', 0],
  text: 'x',
  route: '//boese.example',
}

const edit = (before: string, after: string) => ({ before, after, at })

/** What an editor might have left, of which something is damaged then. */
const WHOLE = {
  version: 2,
  pages: {
    home: {
      hero: {
        title: edit('Seit {company.founded}', 'Neu'),
        'actions.0.label': edit('Kontakt', 'Hier'),
      },
      stats: { 'stats.projects.value': edit('5.000+', '6.000+') },
      prose: { text: edit('Ein *Text*', 'Ein **anderer**') },
      values: {
        title: edit('Werte', 'Anders'),
        'values.zeit.description': { kind: 'value', ...edit('"Zeit"', '"Ruhe"') },
        'values.neu': { kind: 'entry', ...edit('null', '{"id":"neu","title":"Neu"}') },
        values: { kind: 'order', ...edit('["zeit"]', '["neu","zeit"]') },
      },
    },
    about: { hero: { title: edit('A', 'B') } },
  },
}

const HOSTILE: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  '',
  ' ',
  [],
  {},
  [[[[]]]],
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '[Klick](javascript:window.hit=1)',
  '![Bild](https://boese.example/a.png)',
  '{constructor.constructor}',
  '{__proto__}',
  '\u0000\u202e\ud800',
  'x'.repeat(100_000),
  '*'.repeat(19_000),
  `${'> '.repeat(5_000)}tief`,
  { __proto__: null, constructor: 1, toString: 1, hasOwnProperty: 1 },
  JSON.parse('{"__proto__":{"hit":1}}'),
  { length: 1e9 },
  { after: { toString: 'x' } },
  { version: 99 },
  '{"id":"neu","title":{"__proto__":1},"description":"<script>window.hit = 1</script>"}',
  '["neu","neu"]',
  '["__proto__"]',
  '[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]',
  'null',
]

const NAMES = ['__proto__', 'constructor', 'toString', '', 'home', '../..', 'a.b.c', 'hero', '0']

const { next: random, pick: oneOf } = openRandom(15)

/** A copy with something else, something more or nothing somewhere in it. */
const damaged = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || random() < 0.15) return oneOf(HOSTILE)
  const entries = Object.entries(value)
  const chosen = Math.floor(random() * entries.length)
  const changed = entries.flatMap(([name, part], index): [string, unknown][] => {
    if (index !== chosen) return [[name, part]]
    const way = random()
    if (way < 0.1) return []
    return [[way < 0.3 ? oneOf(NAMES) : name, way < 0.2 ? part : damaged(part)]]
  })
  return Array.isArray(value)
    ? changed.map(([, part]) => part)
    : JSON.parse(
        `{${changed
          .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part) ?? 'null'}`)
          .join(',')}}`,
      )
}

/** A text that was cut off, or in which signs became others. */
const torn = (text: string): string => {
  const at = Math.floor(random() * text.length)
  return random() < 0.5
    ? text.slice(0, at)
    : text.slice(0, at) + oneOf(['"', '}', '\\', '\u0000', '[']) + text.slice(at + 1)
}

const storages = Array.from({ length: 300 }, (_, index) => {
  const text = JSON.stringify(damaged(WHOLE)) ?? ''
  return index % 4 === 3 ? torn(text) : text
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** Every text that a page shows is a text, and every part of a tree is one that Markdown has. */
const isHarmless = (value: unknown): boolean =>
  !/<script|onerror|javascript:|boese\.example/.test(JSON.stringify(value))

test('300 hostile storages: nothing breaks, nothing runs, and what can be kept is', () => {
  const place = { pageKey: 'home', blockId: 'hero', path: 'title' }
  for (const stored of storages) {
    const { state, storage } = fakeStorage(stored)
    const edits = openEdits(storage)
    const session = createSession(true, edits)
    const site = { ui: {} as never, facts, published: { folder: 'content' } }
    session.store.set({ page, file, site, toTree: markdownToTree, forms })
    const { page: shown } = session.merged(page)
    const texts = shown.blocks.map(({ type, ...block }) => (type === 'prose' ? block : null))
    expect(isHarmless(texts), stored.slice(0, 300)).toBe(true)
    for (const { title } of shown.blocks) expect(['string', 'undefined']).toContain(typeof title)

    const before = placesOf(edits.read()).filter(({ place: other }) => other.path !== place.path)
    const faults = vi.mocked(console.error).mock.calls.length
    expect(edits.change((all) => withText(all, place, { after: 'Weiter' }))).toBe(true)
    expect(openEdits(fakeStorage(state.stored).storage).read()).toMatchObject({
      home: { hero: { title: { after: 'Weiter' } } },
    })
    for (const { place: kept, edit: text } of before)
      expect(placesOf(edits.read())).toContainEqual({ place: kept, edit: text })
    if (faults > 0 && state.damaged !== null) expect(state.damaged).toBe(stored)
    vi.mocked(console.error).mockClear()
  }
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { hit?: number }).hit).toBeUndefined()
})
