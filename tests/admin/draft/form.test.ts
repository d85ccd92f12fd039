import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { compile } from '../../../scripts/compile/compile.ts'
import * as forms from '../../../scripts/edit/form/form.ts'
import { patchFields } from '../../../scripts/edit/lines/patch-fields.ts'
import { checkDraft } from '../../../src/admin/draft/check-draft.ts'
import type { Card, Draft } from '../../../src/admin/draft/draft.ts'
import type { BlockEdits } from '../../../src/admin/edits/edits.ts'
import { formatEdits, parseEdits } from '../../../src/admin/edits/parse-edits.ts'
import { unfinishedDraft } from '../../../src/admin/form/dialog/open-form.ts'
import { findFields } from '../../../src/admin/places/find-fields.ts'
import { own } from '../../../src/content/own.ts'
import { textsIn } from '../../edit/texts.ts'
import {
  BAKERY,
  contentFolder,
  emptyFolder,
  RENOVATION,
  RENOVATION_TODAY,
  siteOf,
  TODAY,
} from '../../workspace.ts'
import {
  editsOf,
  freshCard,
  onPage,
  opened,
  type Page,
  shown,
  withBlockValue,
  withCards,
  written,
} from '../a-form.ts'

const open = async (content: string, today: string) => {
  const { site } = await compile(siteOf(content, today), {})
  const texts = (await textsIn(content)).map(({ name, text }): [string, string] => [name, text])
  return { content, pages: site?.pages ?? [], texts: new Map(texts) }
}

const bakery = await open(BAKERY, TODAY)
const renovation = await open(RENOVATION, RENOVATION_TODAY)

const pageOf = ({ pages }: typeof bakery, key: string) =>
  pages.find((page) => page.key === key) as Page

const home = pageOf(bakery, 'home')
const text = (name: string) => bakery.texts.get(name) ?? ''

const FRESH = { title: 'Neues: „Brot“', description: 'Seit {company.founded}.' }

const cards: [name: string, change: (cards: Card[]) => Card[], file: (text: string) => string][] = [
  ['comes in', (all) => [...all, freshCard(all[0] as Card, FRESH)], (old) => `${old}\n${NEW}`],
  [
    'comes between',
    (all) => all.toSpliced(1, 0, freshCard(all[0] as Card, FRESH)),
    (old) => old.replace('\n- id: nachbarn', `\n${NEW}\n- id: nachbarn`),
  ],
  [
    'comes in first',
    (all) => [freshCard(all[0] as Card, FRESH), ...all],
    (old) => `${NEW}\n${old}`,
  ],
  [
    'is copied',
    ([first, ...rest]) => [first as Card, freshCard(first as Card, (first as Card).value), ...rest],
    (old) => old.replace('\n- id: nachbarn', `\n${ZEIT.replace('zeit', 'zeit-2')}\n- id: nachbarn`),
  ],
  ['goes', (all) => all.slice(1), (old) => old.replace(`${ZEIT}\n`, '')],
  ['moves', (all) => all.toReversed(), (old) => `${old.slice(old.indexOf('- id: nach'))}\n${ZEIT}`],
]

const NEW = `- id: neues-brot
  title: Neues „Brot“
  description: Seit {company.founded}.
`.replace('Neues „Brot“', '"Neues: „Brot“"')

const ZEIT = `- id: zeit
  title: Zeit
  description: Der Teig sagt, wann er fertig ist.
`

/** The edits of a form, as the browser stores them and finds them again. */
const made = (page: Page, draft: Draft): BlockEdits => {
  const stored = formatEdits(onPage(page, draft.blockId, editsOf(page, draft)))
  const { edits, faults } = parseEdits(stored)
  expect(faults).toEqual([])
  return edits[page.key]?.[draft.blockId] ?? {}
}

const inFiles = (page: Page, draft: Draft) =>
  written(onPage(page, draft.blockId, made(page, draft)), bakery.pages, bakery.texts)

test.each([
  ['the small company', bakery],
  ['the larger one', renovation],
])('a form that changes nothing comes to no edit, in every block of %s', (_, { pages }) => {
  const found = pages.flatMap((page) =>
    page.data.blocks
      .filter(({ id }) => page.groups[id])
      .flatMap(({ id }) => Object.keys(editsOf(page, opened(page, id)))),
  )
  expect(found).toEqual([])
})

test('a button that is to lead to a document leads there on the page as well', () => {
  const actions = [{ label: 'Preisliste', href: 'torten/preise.pdf' }]
  const draft = withBlockValue(opened(home, 'hero'), { actions })
  expect(shown(home, made(home, draft), 'hero').block.actions).toEqual([
    { label: 'Preisliste', href: '/files/torten/preise.pdf#PDF' },
  ])
})

test('what a form takes back of former edits is told with what it comes to so far', () => {
  const former = made(home, withBlockValue(opened(home, 'hero'), { title: 'Neu' }))
  const draft = withBlockValue(opened(home, 'hero', former), opened(home, 'hero').block)
  const store = { get: () => ({ page: home, forms }) }
  expect(unfinishedDraft({ store } as never, draft)).toEqual({
    begun: onPage(home, 'hero', former),
    made: onPage(home, 'hero', {}),
  })
})

describe('an entry of a list that shows a whole file', () => {
  test.each(cards)('%s', (_, change, file) => {
    const draft = withCards(opened(home, 'values'), 'values', change)
    expect(inFiles(home, draft)).toEqual({ 'values.yaml': file(text('values.yaml')) })
    const again = opened(home, 'values', made(home, draft))
    expect(made(home, again)).toEqual(made(home, draft))
    const { block, faults } = shown(home, made(home, draft), 'values')
    expect(faults).toEqual([])
    const titles = (block.values as { title: string }[]).map(({ title }) => title)
    expect(titles).toEqual(
      change(opened(home, 'values').lists[0]?.cards ?? []).map(({ value }) => value.title),
    )
  })
})

test('an entry of a list that names its entries comes into both files, and goes from the page alone', () => {
  const draft = opened(home, 'services')
  const brot = draft.lists[0]?.cards[0] as Card
  const more = withCards(draft, 'services', (all) => [
    ...all,
    freshCard(brot, { ...brot.value, title: 'Kuchen' }),
  ])
  const files = inFiles(home, more)
  expect(files['pages/home.yaml']).toBe(
    text('pages/home.yaml').replace('      - brot\n', '      - brot\n      - kuchen\n'),
  )
  expect(files['services.yaml']).toContain('- id: kuchen\n  title: Kuchen\n')
  expect(shown(home, made(home, more), 'services').block.services).toMatchObject([
    { id: 'brot' },
    { id: 'kuchen', title: 'Kuchen', image: { alt: 'Angeschnittenes Brot' } },
  ])
})

test('texts stay texts, other values become what they are, and rows of a list move', () => {
  const draft = opened(home, 'testimonials')
  const rated = withCards(
    withBlockValue(draft, { title: 'Gehört' }),
    'testimonials',
    ([first, ...rest]) => [
      { ...(first as Card), value: { ...(first as Card).value, rating: 4, location: undefined } },
      ...rest,
    ],
  )
  const edits = made(home, rated)
  expect(Object.entries(edits).map(([name, { kind }]) => [name, kind])).toEqual([
    ['title', undefined],
    ['testimonials.krause.location', 'value'],
    ['testimonials.krause.rating', 'value'],
  ])
  expect(inFiles(home, rated)).toEqual({
    'pages/home.yaml': text('pages/home.yaml').replace('Gesagt an der Theke', 'Gehört'),
    'testimonials.yaml': text('testimonials.yaml')
      .replace('  location: Senftenberg\n', '')
      .replace('rating: 5', 'rating: 4'),
  })
  expect(shown(home, edits, 'testimonials').block).toMatchObject({
    title: 'Gehört',
    testimonials: [{ rating: 4 }, { location: 'Großräschen' }],
  })
})

test.each([
  ['behind |', '|', 'Erst.\n\n      Dann.\n', '|\n      Neu\n'],
  ['behind >', '>', 'Erst.\n\n      Dann.\n', '>\n      Neu\n'],
  ['with blanks around it', '" Erst. "', '', '"Neu"\n'],
])('a text %s comes into its file, which keeps how it is written', async (_, head, lines, now) => {
  const prose = (value: string) => `  - type: prose\n    text: ${value}`
  const page = (value: string) =>
    `route: /brot\nmeta: { title: Brot, description: Brot. }\nblocks:\n  - type: hero\n    title: Brot\n${prose(value)}`
  const content = await contentFolder({
    'pages/brot.yaml': page(lines ? `${head}\n      ${lines}` : `${head}\n`),
  })
  const company = await open(content, TODAY)
  const brot = pageOf(company, 'brot')
  const draft = withBlockValue(opened(brot, 'prose'), { text: 'Neu' })
  const edits = onPage(brot, 'prose', editsOf(brot, draft))
  expect(written(edits, company.pages, company.texts)).toEqual({ 'pages/brot.yaml': page(now) })
})

test('texts in a list and of a new entry are tidied as single ones are, and published ones stay', () => {
  const draft = opened(home, 'services')
  const brot = draft.lists[0]?.cards[0] as Card
  const features = brot.value.features as string[]
  const more = withCards(draft, 'services', ([first, ...rest]) => [
    {
      ...(first as Card),
      value: { ...brot.value, features: [...features, ' Ohne  Hefe'] },
    },
    ...rest,
  ])
  const { 'services.brot.features': list } = editsOf(home, more)
  expect(JSON.parse(list?.after ?? '')).toEqual([...features, 'Ohne Hefe'])
  const fresh = withCards(opened(home, 'values'), 'values', (all) => [
    ...all,
    freshCard(all[0] as Card, { title: ' Neues  Brot', description: 'Warm ' }),
  ])
  const { 'values.neues-brot': entry } = editsOf(home, fresh)
  expect(JSON.parse(entry?.after ?? '')).toEqual({
    id: 'neues-brot',
    title: 'Neues Brot',
    description: 'Warm',
  })
})

test('items of a list that change places while another one comes are told together', () => {
  const draft = opened(home, 'services')
  const [first, second] = draft.lists[0]?.cards[0]?.value.features as string[]
  const moved = withCards(draft, 'services', ([card, ...rest]) => [
    { ...(card as Card), value: { ...card?.value, features: [second, 'Ohne Hefe'] } },
    ...rest,
  ])
  expect(Object.keys(editsOf(home, moved))).toEqual(['services.brot.features'])
  expect(inFiles(home, moved)['services.yaml']).toBe(
    text('services.yaml')
      .replace(`    - ${first}\n`, '')
      .replace(`    - "${second}"\n`, `    - "${second}"\n    - Ohne Hefe\n`),
  )
})

describe('a form that is kept unfinished, as going back does', () => {
  const kept = (value: Record<string, unknown>) => {
    const edits = made(home, withBlockValue(opened(home, 'hero'), value))
    const again = opened(home, 'hero', edits)
    return { edits, block: again.block, merged: shown(home, edits, 'hero') }
  }

  test('has its emptied fields again, also those with blanks alone', () => {
    const { block } = kept({ title: '  ', subtitle: ' \n' })
    expect(block).not.toHaveProperty('title')
    expect(block).not.toHaveProperty('subtitle')
  })

  test('is not told to have lost its place', () => {
    const { merged } = kept({ title: undefined })
    expect(merged.stale).toEqual([])
    expect(merged.block.title).toBe(home.data.blocks[0]?.title)
  })
})

describe('values that hold only together', () => {
  const picture = { src: 'beispiel.svg', decorative: true }

  test('are shown together', () => {
    const draft = withBlockValue(opened(home, 'hero'), { picture })
    const edits = made(home, draft)
    expect(Object.keys(edits)).toEqual(
      expect.arrayContaining(['picture.alt', 'picture.decorative']),
    )
    const merged = shown(home, edits, 'hero')
    expect(merged).toMatchObject({ stale: [], faults: [] })
    expect(merged.shown.hero).toEqual(edits)
    expect(merged.block.picture).toMatchObject({ decorative: true })
    expect(merged.block.picture).not.toHaveProperty('alt')
  })

  test('are shown one by one beside one that does not hold', () => {
    const value = { title: undefined, actions: [], badge: 'Neu' }
    const edits = made(home, withBlockValue(opened(home, 'hero'), value))
    const merged = shown(home, edits, 'hero')
    expect(Object.keys(merged.shown.hero ?? {}).toSorted()).toEqual(['actions', 'badge'])
    expect(merged.block).toMatchObject({ actions: [], badge: 'Neu' })
  })
})

describe('a field of an item that is gone from its list', () => {
  const back: BlockEdits = { 'actions.1.back': { kind: 'value', before: 'null', after: 'true' } }
  const field = own(home.groups, 'hero')?.value.actions as unknown[]

  test('is kept for its editor where others have taken the item out', () => {
    const gone = { [`actions.${field.length}.back`]: back['actions.1.back'] } as BlockEdits
    expect(shown(home, gone, 'hero')).toMatchObject({ page: home.data, stale: [{ edit: {} }] })
    expect(opened(home, 'hero', gone).others).toEqual(gone)
  })

  test('does not keep the page from being shown where another tab has taken it out', () => {
    const [first] = field
    const actions: BlockEdits[string] = {
      kind: 'value',
      before: JSON.stringify(field),
      after: JSON.stringify([first]),
    }
    const merged = shown(home, { actions, ...back }, 'hero')
    expect(merged.block.actions).toHaveLength(1)
    expect(opened(home, 'hero', { actions, ...back }).block.actions).toEqual([first])
  })
})

test('what a page works out of a value has no place on it, and is no lost edit', () => {
  const page = renovation.pages.find(({ groups }) => groups['foerderrechner.rules']) as Page
  const draft = withCards(opened(page, 'foerderrechner'), 'rules', ([first]) => [
    { ...(first as Card), value: { ...(first as Card).value, base: 35 } },
  ])
  const merged = shown(page, made(page, draft), 'foerderrechner')
  expect(merged).toMatchObject({ stale: [], faults: [] })
  expect(Object.keys(merged.shown.foerderrechner ?? {})).toEqual(['rules.base'])
})

test('a value that is parted into periods, and those that are there, come into the file', () => {
  const periods = [
    { until: '2026-12-31', value: '412' },
    { from: '2027-01-01', value: '430' },
  ]
  const withValue = (draft: Draft, value: unknown) =>
    withCards(draft, 'stats', ([first, ...rest]) => [
      { ...(first as Card), value: { ...(first as Card).value, value } },
      ...rest,
    ])
  const parted = withValue(opened(home, 'stats'), periods)
  const lines = `value:
    - until: 2026-12-31
      value: "412"
    - from: 2027-01-01
      value: "430"`
  const file = text('stats.yaml').replace('value: "412"', lines)
  expect(inFiles(home, parted)).toEqual({ 'stats.yaml': file })
  expect(shown(home, made(home, parted), 'stats').block.stats).toMatchObject([{ value: '412' }, {}])
})

test('of periods that are there, only what was changed is written', () => {
  const page = renovation.pages.find(
    ({ groups }) => groups['subsidies.subsidies.heating-grant'],
  ) as Page
  const draft = withCards(opened(page, 'subsidies'), 'subsidies', ([first, ...rest]) => {
    const { value, ...card } = first as Card
    const amount = (value.amount as { value: string }[]).map((period) =>
      period.value === 'bis zu 22.400 €' ? { ...period, value: 'bis zu 22.500 €' } : period,
    )
    return [{ ...card, value: { ...value, amount } }, ...rest]
  })
  const edits = onPage(page, 'subsidies', made(page, draft))
  const file = renovation.texts.get('subsidies.yaml') ?? ''
  expect(written(edits, renovation.pages, renovation.texts)).toEqual({
    'subsidies.yaml': file.replace('value: bis zu 22.400 €', 'value: bis zu 22.500 €'),
  })
})

describe('a text that is too long to be kept', () => {
  const long = 'Brot '.repeat(21_000)
  const said = (draft: Draft) => {
    const { block, cards: all } = checkDraft(draft, forms, home.facts)
    return Object.entries({ block, ...all }).flatMap(([name, problems]) =>
      Object.entries(problems)
        .filter(([, [first]]) => first?.code === 'text-too-long')
        .map(([path]) => `${name} ${path}`),
    )
  }

  test('is told where it stands, of the block, of its lists and of an entry', () => {
    const hero = withBlockValue(opened(home, 'hero'), {
      title: long,
      actions: [{ label: long, href: '/' }],
    })
    expect(said(hero)).toEqual(['block title', 'block actions.0.label'])
    const values = withCards(opened(home, 'values'), 'values', ([first]) => [
      { ...(first as Card), value: { ...(first as Card).value, description: long } },
    ])
    expect(said(values)).toEqual(['values.zeit description'])
  })

  test('may stay where it is published, but comes into no other entry', () => {
    const draft = withCards(opened(home, 'values'), 'values', ([first]) => {
      const card = first as Card
      const value = { ...card.value, description: long }
      return [{ ...card, value, source: { ...card.source, value } }, freshCard(card, value)]
    })
    expect(said(draft)).toEqual(['neu-1 description'])
  })
})

describe('on the published site', () => {
  const served = (route: string) => bakery.pages.find((page) => page.route === route) as Page

  beforeEach(() => {
    vi.stubGlobal('document', { getElementById: () => null })
    vi.stubGlobal('fetch', async (address: string) => {
      const { facts, fields, groups } = served(address.replace(/index\.admin\.json$/, ''))
      return Response.json({ facts, fields, groups })
    })
    return () => vi.unstubAllGlobals()
  })

  const patched = async (edits: BlockEdits, blockId: string): Promise<Record<string, string>> => {
    const folder = await emptyFolder()
    await fs.cp(BAKERY, path.join(folder, 'content'), { recursive: true })
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
    git('init', '-q')
    git('add', '.')
    const { edits: texts, lost, ...others } = await findFields(onPage(home, blockId, edits))
    const { patch, left } = patchFields(texts, 'content', others)
    expect({ lost, left }).toEqual({ lost: 0, left: 0 })
    await fs.writeFile(path.join(folder, 'a.patch'), patch)
    git('apply', 'a.patch')
    const names = git('diff', '--name-only').trim().split('\n')
    const files = names.map(
      async (name): Promise<[string, string]> => [
        name.replace('content/', ''),
        await fs.readFile(path.join(folder, name), 'utf8'),
      ],
    )
    return Object.fromEntries(await Promise.all(files))
  }

  test.each(cards)('a patch says that an entry %s', async (_, change) => {
    const draft = withCards(opened(home, 'values'), 'values', change)
    expect(await patched(made(home, draft), 'values')).toEqual(inFiles(home, draft))
  })

  test('a patch holds texts and values of the same lines', async () => {
    const draft = opened(home, 'hero')
    const changed = withBlockValue(draft, {
      title: 'Anders',
      actions: [
        { label: 'Neu', href: '/' },
        { label: 'Zum Sortiment', href: '/sortiment' },
      ],
      picture: { src: 'beispiel.svg', decorative: true },
    })
    expect(await patched(made(home, changed), 'hero')).toEqual(inFiles(home, changed))
  })
})
