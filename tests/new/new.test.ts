import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newEntry } from '../../scripts/commands/new.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { lookInto } from '../../scripts/compile/look-into.ts'
import { create } from '../../scripts/new/create.ts'
import type { Kind } from '../../scripts/new/kinds.ts'
import { call } from '../call.ts'
import {
  contentFolder,
  type Overrides,
  RENOVATION_TODAY,
  renovationFolder,
  replace,
  show,
  siteOf,
} from '../workspace.ts'

const DATE = '2026-11-02'

const companies = { 'the larger company': renovationFolder, 'the bakery': () => contentFolder() }

const orders: { kind: Kind; title: string; file: string; text: string }[] = [
  { kind: 'news', title: 'Große Öfen', file: 'news/grosse-oefen.md', text: `date: ${DATE}` },
  { kind: 'job', title: 'Tischler', file: 'jobs.yaml', text: 'title: Tischler (m/w/d)' },
  { kind: 'project', title: 'Süßes: #1', file: 'portfolio.yaml', text: 'title: "Süßes: #1"' },
  { kind: 'page', title: 'Über „uns“', file: 'pages/ueber-uns.yaml', text: 'route: /ueber-uns' },
  { kind: 'service', title: 'Öl & Gas', file: 'services.yaml', text: '- id: oel-gas' },
  // As a text may be copied from a page.
  { kind: 'news', title: 'Back\u00adofen', file: 'news/backofen.md', text: 'id: backofen' },
  // Windows keeps this name, and servers show that one for the folder.
  { kind: 'news', title: 'Con', file: 'news/con-1.md', text: 'title: Con' },
  { kind: 'news', title: 'Index', file: 'news/index-1.md', text: 'title: Index' },
  { kind: 'page', title: 'Aux', file: 'pages/aux-1.yaml', text: 'route: /aux-1' },
  { kind: 'page', title: 'Index', file: 'pages/index-1.yaml', text: 'route: /index-1' },
]

const makeIn = (directory: string, kind: Kind, title: string) =>
  create(siteOf(directory, DATE), { kind, title })

const readFile = (folder: string, name: string) => fs.readFile(path.join(folder, name), 'utf8')

describe.each(Object.entries(companies))('in %s', (_, open) => {
  test.each(orders)('a new $kind ($title) passes the check', async ({
    kind,
    title,
    file,
    text,
  }) => {
    const folder = await open()
    const before = await readFile(folder, file).catch(() => '')
    const creation = await makeIn(folder, kind, title)
    const after = await readFile(folder, file)
    expect(after.startsWith(before)).toBe(true)
    expect(after.slice(before.length)).toContain(text)

    const line = before === '' ? 1 : before.split('\n').length + 1
    expect(creation).toMatchObject({ made: expect.stringMatching(`: content/${file}:${line}$`) })
    const { problems, site } = await compile(siteOf(folder, RENOVATION_TODAY))
    expect(problems.filter(({ severity }) => severity === 'error').map(show)).toEqual([])
    expect(site).toBeDefined()
    expect(problems.filter(({ code }) => code === 'placeholder').map(show)).toContainEqual(
      expect.stringContaining(`content/${file}`),
    )
  })
})

const refusalOf = async (overrides: Overrides, kind: Kind, title: string) => {
  const folder = await contentFolder(overrides)
  const before = await fs.readdir(folder, { recursive: true })
  const creation = await makeIn(folder, kind, title)
  expect(await fs.readdir(folder, { recursive: true })).toEqual(before)
  return creation
}

describe('nothing is overwritten', () => {
  test.each<[Kind, string, string]>([
    ['news', 'Ofen', 'content/news/ofen.md:2'],
    ['job', 'Bäcker (m/w/d)', 'content/jobs.yaml:1'],
    ['page', 'Sortiment', 'content/pages/sortiment.yaml:1'],
    ['page', 'Anlass', 'content/pages/anlass.yaml'],
    // Servers look there for the page of wrong addresses.
    ['page', '404', 'content/pages/nicht-gefunden.yaml:'],
  ])('%s %s', async (kind, title, place) => {
    expect(await refusalOf({}, kind, title)).toEqual({ refusal: expect.stringContaining(place) })
  })
})

describe('on a disk that fills up', () => {
  afterEach(() => void vi.restoreAllMocks())

  test.each<[Kind, string]>([
    ['job', 'Tischler'],
    ['news', 'Tag der offenen Tür'],
  ])('a new %s leaves everything as it was', async (kind, title) => {
    const folder = await contentFolder()
    const state = async () => [
      await fs.readdir(folder, { recursive: true }),
      await readFile(folder, 'jobs.yaml'),
    ]
    const before = await state()
    const { writeFile } = fs
    vi.spyOn(fs, 'writeFile').mockImplementation(async (file, text, options) => {
      await writeFile(file, String(text).slice(0, 10), options)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    await expect(makeIn(folder, kind, title)).rejects.toThrow('no space')
    expect(await state()).toEqual(before)
  })
})

test('a list in the letters of an old program keeps its umlauts', async () => {
  const folder = await contentFolder()
  const bytes = Buffer.from('- id: baecker\n  title: B\xe4cker\n', 'latin1')
  await fs.writeFile(path.join(folder, 'jobs.yaml'), bytes)
  expect(await makeIn(folder, 'job', 'Tischler')).toEqual({
    refusal: expect.stringContaining('content/jobs.yaml lässt sich so nicht ergänzen'),
  })
  expect(await fs.readFile(path.join(folder, 'jobs.yaml'))).toEqual(bytes)
})

test('says which block shows such entries, where no page has one', async () => {
  const folder = await contentFolder({
    'pages/home.yaml': (text) => text.replace(/ {2}- type: news-list\n(?: {4}.*\n)+/, ''),
    'pages/neues.yaml': replace('/#news-list', '/'),
  })
  expect(await makeIn(folder, 'news', 'Ostern')).toMatchObject({
    next: expect.arrayContaining([
      expect.stringContaining('Noch zeigt keine Seite etwas dieser Art (Neuigkeit)'),
    ]),
  })
})

test.each([
  ['no file makes the pages of news', { 'pages/neues.yaml': null }, true],
  ['one does', {}, false],
])('says which file is to be made, where %s', async (_, overrides, isSaid) => {
  const creation = await makeIn(await contentFolder(overrides), 'news', 'Ostern')
  const next = 'next' in creation ? creation.next.join('\n') : ''
  expect(next.includes('und der Zeile each: news')).toBe(isSaid)
})

// Starters advise to delete the file of the jobs while none is free.
test.each<[Kind, string]>([
  ['job', 'jobs.yaml'],
  ['project', 'portfolio.yaml'],
  ['service', 'services.yaml'],
])('a new %s makes the file of its list where there is none', async (kind, file) => {
  const folder = await contentFolder({ [file]: null })
  expect(await makeIn(folder, kind, 'Ofen')).toMatchObject({
    made: expect.stringMatching(`: content/${file}:1$`),
  })
  expect(await readFile(folder, file)).toMatch(/^- id: ofen\n {2}title: Ofen/)
  const { content } = await lookInto(folder, siteOf(folder).model)
  expect(content.entries.map(({ id }) => id)).toContain('ofen')
})

test('says so where the site has nothing to refer to, or the list is no list', async () => {
  expect(await refusalOf({ 'categories.yaml': null }, 'project', 'Bad')).toEqual({
    refusal: expect.stringContaining('content/categories.yaml'),
  })
  expect(await refusalOf({ 'jobs.yaml': '- id: "baecker\n' }, 'job', 'Tischler')).toEqual({
    refusal: expect.stringContaining('content/jobs.yaml lässt sich so nicht ergänzen'),
  })
})

test('a project stands without a testimonial where there is none', async () => {
  const folder = await contentFolder({ 'testimonials.yaml': null })
  expect(await makeIn(folder, 'project', 'Bad')).toHaveProperty('made')
  expect(await readFile(folder, 'portfolio.yaml')).toMatch(/- id: bad\n(?!(?:.*\n)*.*testimonial:)/)
})

describe('the list keeps its form', () => {
  const ENTRY = '- id: tischler'
  test.each([
    ['an indented list', '  - id: a\n', `  - id: a\n\n  ${ENTRY}\n    title`],
    ['line ends of Windows', '- id: a\r\n', `- id: a\r\n\r\n${ENTRY}\r\n  title`],
    ['no line end', '- id: a # eins', `- id: a # eins\n\n${ENTRY}\n`],
    ['an empty list', '# Stellen\n[]\n', `# Stellen\n${ENTRY}\n`],
    ['only a comment', '# Stellen\n', `# Stellen\n\n${ENTRY}\n`],
  ])('%s', async (_, before, after) => {
    const folder = await contentFolder({ 'jobs.yaml': before })
    await makeIn(folder, 'job', 'Tischler')
    expect((await readFile(folder, 'jobs.yaml')).slice(0, after.length)).toBe(after)
  })
})

test('cuts a long title between two words', async () => {
  const folder = await contentFolder()
  await makeIn(folder, 'page', 'Sehr langer Titel '.repeat(20))
  expect(await fs.readdir(path.join(folder, 'pages'))).toContain(
    'sehr-langer-titel-sehr-langer-titel-sehr-langer-titel-sehr.yaml',
  )
})

test('names the lists that show only what they name', async () => {
  const folder = await contentFolder()
  expect(await makeIn(folder, 'service', 'Kuchen')).toMatchObject({
    next: expect.arrayContaining([
      expect.stringContaining('services (content/pages/home.yaml:23)'),
    ]),
  })
})

const run = (folder: string, ...args: string[]) => call(newEntry, siteOf(folder), ...args)

describe('the command', () => {
  test.each([
    [[], 'Es fehlt, was Sie anlegen wollen.'],
    [['nachricht', 'Titel'], 'Eine Art „nachricht“ gibt es nicht.'],
    [['Seite', 'Über uns'], 'Eine Art „Seite“ gibt es nicht. Meinten Sie page?'],
    [['news'], 'Der Titel fehlt'],
  ])('explains itself: %j', async (args, words) => {
    const { exit, out, error } = await run(await contentFolder(), ...args)
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(error).toContain(words)
    expect(error).not.toMatch(/\n\s+at /)
  })

  test('takes no option for a word of the title', async () => {
    const folder = await contentFolder()
    expect(await run(folder, 'news', '--title', 'Ostern')).toMatchObject({
      exit: 2,
      error: expect.stringContaining('Die Option --title gibt es nicht.'),
    })
    expect(await run(folder, 'news', '--', '--neu--', 'Brot')).toMatchObject({
      out: expect.stringContaining('content/news/neu-brot.md'),
    })
  })

  test('says what it has made also where nothing can be kept for the next time', async () => {
    const folder = await contentFolder()
    await fs.writeFile(path.join(path.dirname(folder), '.gewerk'), 'eine Datei')
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    onTestFinished(() => log.mockRestore())
    await expect(newEntry(siteOf(folder), ['news', 'Ostern'])).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('content/news/ostern.md:1'))
  })

  test('prints the place and what comes next; a second time it refuses', async () => {
    const folder = await contentFolder()
    const first = await run(folder, 'news', 'Tag der offenen Tür')
    expect(first).toMatchObject({ exit: 0, error: '' })
    expect(first.out).toMatch(/^Neuigkeit angelegt: content\/news\/tag-der-offenen-tuer\.md:1\n/)
    expect(first.out).toContain('npm run check')
    expect(await run(folder, 'news', 'Tag der offenen Tür')).toMatchObject({ exit: 1, out: '' })
  })
})
