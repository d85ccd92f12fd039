// @module-tag long
import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownDeclarations } from '../../scripts/app/own/own-declarations.ts'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { memoryFolder } from '../../scripts/site/cache.ts'
import type { Site } from '../../scripts/site/site.ts'
import { openSiteMemory } from '../../scripts/site/site-memory.ts'
import { newsItems } from '../news-items.ts'
import {
  contentFolder,
  emptyFolder,
  type Overrides,
  readAll,
  replace,
  siteOf,
} from '../workspace.ts'
import { closeSmallApp, meanwhile, smallApp } from './small-app.ts'

/** What the app shows is for the browser tests; here it is about what is written again, and what is not. */
const build = (site: Site) => buildSite(site, { openApp: smallApp })

const MANIFEST = '.gewerk-build.json'

/** A photograph of its own colour, in which others are as large. */
const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/** The bakery with a photograph. */
const open = async (overrides: Overrides = {}): Promise<Site> =>
  siteOf(
    await contentFolder({
      'media/ofen.png': await photo('#aa3300'),
      'news/ofen.md': replace('src: beispiel.svg', 'src: ofen.png'),
      ...overrides,
    }),
  )

const at = ({ content }: Site, name: string) => path.join(content, name)

const edit = async (site: Site, name: string, change: (text: string) => string) =>
  fs.writeFile(at(site, name), change(await fs.readFile(at(site, name), 'utf8')))

/** The files of a site as text, but for the list of them. */
const filesOf = async ({ out }: Site) => {
  const files = await readAll(out)
  files.delete(MANIFEST)
  return Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.toString('base64')]))
}

/** When each file of a site was written. */
const timesOf = async (site: Site) => {
  const names = Object.keys(await filesOf(site))
  const stats = names.map(
    async (name): Promise<[string, number]> => [
      name,
      (await fs.stat(path.join(site.out, name))).mtimeMs,
    ],
  )
  return new Map(await Promise.all(stats))
}

/** Builds, and tells which files were written. */
const buildAgain = async (site: Site): Promise<string[]> => {
  const before = await timesOf(site)
  expect(await build(site)).toBe(0)
  const after = await timesOf(site)
  return [...after].flatMap(([name, time]) => (before.get(name) === time ? [] : name)).toSorted()
}

/** The same content, built as if for the first time. */
const cold = async (site: Site) => {
  const folder = await emptyFolder()
  const fresh = { ...site, out: path.join(folder, 'dist'), cache: path.join(folder, 'cache') }
  expect(await build(fresh)).toBe(0)
  return filesOf(fresh)
}

const expectRight = async (site: Site) => expect(await filesOf(site)).toEqual(await cold(site))

const isPage = (name: string) => /\.(html|json)$/.test(name) && !name.startsWith('assets/')

afterAll(closeSmallApp)

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
  meanwhile.run = async () => undefined
})

test('where nothing has changed no file is written, time after time', async () => {
  const site = await open()
  await build(site)
  for (let time = 0; time < 3; time += 1) expect(await buildAgain(site)).toEqual([])
  await expectRight(site)
})

test('a word of a news item changes its page, and no other page', async () => {
  const site = await open()
  await build(site)
  await edit(site, 'news/ofen.md', replace('aus dem eigenen Wald', 'aus dem Wald'))
  expect((await buildAgain(site)).filter(isPage)).toEqual([
    'neues/ofen/index.admin.json',
    'neues/ofen/index.html',
    'neues/ofen/index.json',
  ])
  await expectRight(site)
})

describe('a page is made again after a change of', () => {
  const changes: Record<string, [(site: Site) => Promise<unknown>, string]> = {
    'a fact': [
      (site) => edit(site, 'stats.yaml', (text) => text.replace(/value: .*/, 'value: "77"')),
      'index.html',
    ],
    'the telephone': [
      (site) => edit(site, 'site.yaml', replace('+49 3573 000000', '+49 3573 999999')),
      'contact/index.html',
    ],
    'an entry that it lists': [
      (site) => edit(site, 'news/ofen.md', replace('Ein neuer Ofen', 'Ein alter Ofen')),
      'index.html',
    ],
    'an entry that comes': [
      async (site) => {
        const text = await fs.readFile(at(site, 'news/ofen.md'), 'utf8')
        await fs.writeFile(at(site, 'news/neu.md'), text.replace('id: ofen', 'id: neu'))
      },
      'index.html',
    ],
    'a picture': [
      async (site) => fs.writeFile(at(site, 'media/ofen.png'), await photo('#00aa33')),
      'neues/ofen/index.html',
    ],
    'the home page’s title, of which a picture is drawn for all': [
      (site) => edit(site, 'pages/home.yaml', replace('title: Backstube', 'title: Backofen')),
      'contact/index.html',
    ],
    'the day': [async () => ({ today: () => '2027-01-15' }), 'index.html'],
    'words of the interface': [
      (site) => edit(site, 'ui.yaml', replace('menu: Karte', 'menu: Speisen')),
      'index.html',
    ],
    'the theme': [
      (site) => edit(site, 'site.yaml', replace('accent: "#a8322d"', 'accent: "#7a2f0b"')),
      'index.json',
    ],
  }

  test.each(Object.entries(changes))('%s', async (_, [change, name]) => {
    const site = await open()
    await build(site)
    const changed = { ...site, ...((await change(site)) as Partial<Site> | undefined) }
    expect(await buildAgain(changed)).toContain(name)
    await expectRight(changed)
  })
})

describe('what somebody has deleted in the output is made again', () => {
  test.each([['index.html'], ['media'], ['neues/ofen']])('%s', async (name) => {
    const site = await open()
    await build(site)
    await edit(site, 'news/ofen.md', replace('aus dem eigenen Wald', 'aus dem Wald'))
    const remove = () => fs.rm(path.join(site.out, name), { recursive: true })
    await remove()
    expect(await build(site)).toBe(0)
    await expectRight(site)
    await edit(site, 'news/ofen.md', replace('aus dem Wald', 'aus dem Harz'))
    await remove()
    await fs.rm(site.cache, { recursive: true })
    expect(await build(site)).toBe(0)
    await expectRight(site)
  })
})

test('an entry that goes is missed at once, by who refers to it', async () => {
  const site = await open()
  await build(site)
  await edit(site, 'services.yaml', (text) => text.replace(/id: brot$/m, 'id: semmel'))
  expect(await build(site)).toBe(1)
  expect(vi.mocked(console.log).mock.calls.join()).toContain('pages/home.yaml')
})

test('pages of a long list come and go with its entries', async () => {
  const site = await open(newsItems(20))
  const pages = async () => Object.keys(await filesOf(site)).filter((name) => /-2\//.test(name))
  await build(site)
  const first = await pages()
  expect(first).not.toEqual([])
  for (const number of ['001', '002', '003']) await fs.rm(at(site, `news/brot-${number}.md`))
  await build(site)
  expect(await pages()).toEqual([])
  await expectRight(site)
  await edit(site, 'news/ofen.md', replace('Ein neuer', 'Ein alter'))
  for (const [name, text] of Object.entries(newsItems(3))) await fs.writeFile(at(site, name), text)
  await build(site)
  expect(await pages()).toEqual(first)
  await expectRight(site)
})

test('other code of a company’s own blocks makes everything again, saved meanwhile the next time', async () => {
  const site = await open()
  const save = async (name: string, text: string) => {
    const file = path.join(site.folder, name)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, text)
    return file
  }
  const saveBlock = (note: string) =>
    save(
      'blocks/preisliste/schema.ts',
      `// ${note}\nimport { defineBlock } from 'gewerk/blocks'\nexport const list = defineBlock('preisliste')`,
    )
  await save('blocks/preisliste/Preisliste.tsx', 'export const Preisliste = 1')
  const interfaceFile = await save(
    'interface.js',
    `export const defineBlock = (type) => ({ type, schema: { def: {} }, ui: { def: {} }, words: { name: 'Liste', purpose: 'Zeigt.' } })`,
  )
  const openNow = async (): Promise<Site> => {
    const ownBlocks = path.join(site.folder, 'blocks')
    const own = { folder: ownBlocks, cache: site.cache, interfaceFile, system: [] }
    return { ...site, ownBlocks, blocksState: (await ownDeclarations(own))?.state }
  }
  const isMade = async (now: Site) => {
    const { memory } = await openSiteMemory(now)
    const make = vi.fn(() => 'made')
    memory.recall({ name: 'page home', inputs: '', answer: () => '', make })
    await memory.save()
    return make.mock.calls.length === 1
  }
  await saveBlock('one')
  const before = await openNow()
  expect([await isMade(before), await isMade(before)]).toEqual([true, false])
  await saveBlock('another')
  // Who has read the former blocks, remembers nothing for the new ones.
  expect(await isMade(before)).toBe(false)
  expect(await isMade(await openNow())).toBe(true)
})

test('who installs something while a command runs, has it remember nothing for the next one', async () => {
  const site = await open()
  const logs = async () =>
    (await fs.readdir(memoryFolder(site))).filter((name) => name.endsWith('.log'))
  const openNow = async () => {
    const { memory } = await openSiteMemory(site)
    memory.recall({ name: 'page home', inputs: '', answer: () => '', make: () => 'made' })
    await memory.save()
  }
  await openNow()
  const before = await logs()
  await fs.mkdir(path.join(site.folder, 'node_modules'))
  await fs.writeFile(path.join(site.folder, 'node_modules/.package-lock.json'), 'gewerk 0.2')
  await openNow()
  expect(await logs()).toEqual(before)
})

describe('while a build runs', () => {
  /** Does something as soon as the first page is rendered. */
  const once = (work: () => Promise<unknown>) => {
    meanwhile.run = async () => {
      meanwhile.run = async () => undefined
      await work()
    }
  }

  test.each([
    ['a text', (site: Site) => edit(site, 'news/ofen.md', replace('Ein neuer', 'Ein alter'))],
    ['a page', (site: Site) => edit(site, 'pages/home.yaml', replace('braucht Zeit', 'eilt'))],
    [
      'a photograph',
      async (site: Site) => fs.writeFile(at(site, 'media/ofen.png'), await photo('#00aa33')),
    ],
    ['a drawing', (site: Site) => edit(site, 'media/beispiel.svg', replace('#f3e3c8', '#123456'))],
  ])('%s is saved: the site is as one of the two', async (_, save) => {
    const site = await open()
    const before = await cold(site)
    once(() => save(site))
    expect(await build(site)).toBe(0)
    const after = await cold(site)
    expect([before, after]).toContainEqual(await filesOf(site))
    expect(await build(site)).toBe(0)
    expect(await filesOf(site)).toEqual(after)
  })

  test('another one puts its site in place: no file of it is taken for one of ours', async () => {
    const site = await open()
    await build(site)
    await edit(site, 'pages/home.yaml', replace('braucht Zeit', 'braucht Salz'))
    const other = { ...site, out: `${site.out}-2`, cache: `${site.cache}-2` }
    await build(other)
    await edit(site, 'pages/home.yaml', replace('braucht Salz', 'braucht Zeit'))
    await edit(site, 'news/ofen.md', replace('Ein neuer', 'Ein alter'))
    once(async () => {
      await fs.rename(site.out, `${site.out}-1`)
      await fs.rename(other.out, site.out)
    })
    expect(await build(site)).toBe(0)
    await expectRight(site)
    expect(await buildAgain(site)).toEqual([])
  })
})

describe('damage is', () => {
  /** The files that are kept, with these words in their way. */
  const kept = async ({ cache }: Site, way: RegExp) =>
    [...(await readAll(cache)).keys()]
      .filter((name) => way.test(name))
      .map((name) => path.join(cache, name))

  /** Another file in the place of one that may have a second name elsewhere. */
  const flip = async (file: string) => {
    const bytes = await fs.readFile(file)
    const index = Math.floor(bytes.length / 2)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    await fs.rm(file)
    await fs.writeFile(file, bytes)
  }

  test('seen in pictures that are kept', async () => {
    const site = await open()
    await build(site)
    for (const file of await kept(site, /pictures\//)) await flip(file)
    await fs.rm(site.out, { recursive: true })
    expect(await build(site)).toBe(0)
    await expectRight(site)
  })

  /** Does something to a file until its time is a later one than that of others. */
  const later = async (file: string, other: string, touch: () => Promise<unknown>) => {
    const timeOf = async (name: string) => (await fs.stat(name)).ctimeMs
    do await touch()
    while ((await timeOf(file)) <= (await timeOf(other)))
  }

  test('seen in the site that was there before, and in the list of its files', async () => {
    const site = await open()
    for (const title of ['eins', 'zwei', 'drei']) {
      await edit(site, 'pages/home.yaml', (text) =>
        text.replace(/title: Brot.*/, `title: Brot ${title}`),
      )
      await build(site)
    }
    const before = await kept(site, /before-.*\.html$/)
    for (const file of before) await flip(file)
    const [list = ''] = await kept(site, /before-.*gewerk-build\.json$/)
    await flip(list)
    const damaged = await fs.readFile(list)
    await later(list, before.at(-1) ?? '', () => fs.writeFile(list, damaged))
    expect(await build(site)).toBe(0)
    await expectRight(site)
  })

  test('told where somebody has changed the site, whatever was done to all files since', async () => {
    const site = await open()
    for (let time = 0; time < 3; time += 1) await build(site)
    const file = path.join(site.out, 'index.html')
    await flip(file)
    const list = path.join(site.out, MANIFEST)
    await later(list, file, () => fs.chmod(list, 0o640))
    expect(await build(site)).toBe(2)
    expect(vi.mocked(console.error).mock.calls.join()).toContain('index.html')
  })

  test('told where somebody has put a folder in the place of a file', async () => {
    const site = await open()
    await build(site)
    const file = path.join(site.out, 'index.html')
    await fs.rm(file)
    await fs.mkdir(file)
    expect(await build(site)).toBe(2)
    expect(vi.mocked(console.error).mock.calls.join()).toContain('index.html')
    await fs.rmdir(file)
    expect(await build(site)).toBe(0)
    await expectRight(site)
  })
})

test('outputs in turns, moved and deleted ones are all right', async () => {
  const site = await open()
  const outs = ['dist', 'other', 'dist', 'other'].map((name) => path.join(site.folder, name))
  for (const [index, out] of outs.entries()) {
    await edit(site, 'pages/home.yaml', (text) =>
      text.replace(/title: Brot.*/, `title: Brot ${index}`),
    )
    expect(await build({ ...site, out })).toBe(0)
    await expectRight({ ...site, out })
  }
  await fs.rename(site.out, `${site.out}-moved`)
  expect(await build(site)).toBe(0)
  await fs.writeFile(path.join(`${site.out}-moved`, 'index.html'), 'edited')
  await expectRight(site)
  await fs.rm(site.out, { recursive: true })
  expect(await build(site)).toBe(0)
  await expectRight(site)
})

test.skipIf(process.platform === 'win32')(
  'a web server can read what somebody has built whose files are private',
  async () => {
    const site = await open()
    const usual = process.umask(0o077)
    try {
      expect(await build(site)).toBe(0)
    } finally {
      process.umask(usual)
    }
    const names = await fs.readdir(site.out, { recursive: true })
    const closed = async (name: string) => {
      const { mode } = await fs.stat(path.join(site.out, name))
      return (mode & 0o044) === 0o044 ? [] : [name]
    }
    expect((await Promise.all(['', ...names].map(closed))).flat()).toEqual([MANIFEST])
  },
)
