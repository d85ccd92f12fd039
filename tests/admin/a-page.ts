import type { Field } from '../../src/admin/merge/resolve-edit.ts'
import type { AdminPage } from '../../src/admin/site/admin-files.ts'
import { DAMAGED_KEY } from '../../src/admin/switch/wanted.ts'
import { markdownToTree } from '../../src/content/markdown.ts'
import type { PageData } from '../../src/page/page-data.ts'

/** A page with a text, a figure and a Markdown text, as the site publishes it. */
export const page = {
  key: 'home',
  route: '/',
  admin: true,
  meta: {},
  blocks: [
    { id: 'hero', type: 'hero', title: 'Seit 1910', actions: [{ label: 'Kontakt', href: '/' }] },
    { id: 'stats', type: 'stats', stats: [{ id: 'projects', value: '5.000+', label: 'Projekte' }] },
    { id: 'prose', type: 'prose', text: markdownToTree('Ein *Text*').tree },
    {
      id: 'values',
      type: 'values',
      title: 'Werte',
      values: [{ id: 'zeit', title: 'Zeit', description: 'Zeit' }],
    },
  ],
} as unknown as PageData

const field = (kind: Field['kind'], text: string): Field => ({
  kind,
  file: 'pages/home.yaml',
  path: ['blocks', 0, 'title'],
  range: { start: 0, end: 10 },
  text,
  lines: { first: 1, start: 0, text: `title: ${text}\n`, next: '' },
})

export const file: AdminPage = {
  facts: {},
  groups: {
    'values.values.zeit': {
      kind: 'group',
      file: 'values.yaml',
      path: ['zeit'],
      value: { id: 'zeit', title: 'Zeit', description: 'Zeit' },
      lines: {
        first: 1,
        start: 0,
        text: '- id: zeit\n  title: Zeit\n  description: Zeit\n',
        next: '',
      },
    },
  },
  fields: {
    'hero.title': field('text', 'Seit {company.founded}'),
    'hero.actions.0.label': field('text', 'Kontakt'),
    'stats.stats.projects.value': field('text', '5.000+'),
    'stats.stats.projects.label': field('text', 'Projekte'),
    'prose.text': field('markdown', 'Ein *Text*'),
    'values.title': field('text', 'Werte'),
  },
}

export const facts = { 'company.founded': '1910', 'company.city': 'Geseke' }

/** Local storage in memory; `refuses` makes it behave as if it were full, `damaged` is what was put aside. */
export const fakeStorage = (stored: string | null = null) => {
  const state = { stored, damaged: null as string | null, refuses: false, writes: 0 }
  const storage = {
    getItem: () => state.stored,
    setItem: (key: string, text: string) => {
      if (state.refuses) throw new Error('QuotaExceededError')
      if (key === DAMAGED_KEY) {
        state.damaged = text
        return
      }
      state.stored = text
      state.writes += 1
    },
    removeItem: () => {
      state.stored = null
      state.writes += 1
    },
  } as unknown as Storage
  return { state, storage }
}
