import { promises as fs } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { builtWords } from '../../scripts/publish/built-words.ts'
import { writeSite } from '../../scripts/publish/write-site.ts'
import { spareSite } from '../../scripts/site/cache.ts'
import { contentFolder, emptyFolder, readAll, replace, siteOf } from '../workspace.ts'

// The site itself is built for the browser tests; here it is about what becomes of the folder.
vi.mock('../../scripts/app/app-of.ts', () => ({ appOf: async () => ({}) }))
vi.mock('../../scripts/publish/write-site.ts', () => ({ writeSite: vi.fn() }))
vi.mock('../../scripts/json-schema/write.ts', () => ({ writeSchemas: async () => undefined }))

const HOSTING = { url: 'https://a.example', base: '', redirects: [], notFound: [], policy: '' }

/** What the next build writes. */
const writeAs = (site: Record<string, string>, fault?: Error) =>
  vi.mocked(writeSite).mockImplementation(async (_site, { write }) => {
    for (const [name, text] of Object.entries(site)) await write(name, text)
    if (fault) throw fault
    return HOSTING
  })

/** A folder beside which nothing else stands, with the site of an earlier build. */
const oldSite = async () => {
  const out = path.join(await emptyFolder(), 'dist')
  writeAs({ 'index.html': 'alt', 'alt.html': 'alt' })
  await buildSite({ ...siteOf(await contentFolder()), out })
  writeAs({ 'index.html': 'neu' })
  return out
}

const stateOf = async (out: string) => ({
  beside: await fs.readdir(path.dirname(out)),
  files: (await fs.readdir(out)).toSorted(),
  index: await fs.readFile(path.join(out, 'index.html'), 'utf8'),
})

const OLD = {
  beside: ['dist'],
  files: ['.gewerk-build.json', 'alt.html', 'index.html'],
  index: 'alt',
}

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})

test('a build puts the whole new site in the place of the old one', async () => {
  const out = await oldSite()
  expect(await buildSite({ ...siteOf(await contentFolder()), out })).toBe(0)
  expect(await stateOf(out)).toEqual({
    beside: ['dist'],
    files: ['.gewerk-build.json', 'index.html'],
    index: 'neu',
  })
})

test('a problem of the content leaves the old site alone', async () => {
  const out = await oldSite()
  const content = await contentFolder({ 'site.yaml': replace('titleSuffix:', 'titelSuffix:') })
  expect(await buildSite({ ...siteOf(content), out })).toBe(1)
  expect(await stateOf(out)).toEqual(OLD)
})

test('a folder that is not there leaves it alone', async () => {
  const out = await oldSite()
  const build = buildSite({ ...siteOf('/gibt/es/nicht'), out })
  await expect(build).rejects.toThrow('Der Inhaltsordner /gibt/es/nicht')
  expect(await stateOf(out)).toEqual(OLD)
})

test('a build that breaks off in the middle leaves it alone, and nothing behind', async () => {
  const out = await oldSite()
  writeAs({ 'index.html': 'halb' }, new Error('Broken'))
  await expect(buildSite({ ...siteOf(await contentFolder()), out })).rejects.toThrow('Broken')
  expect(await stateOf(out)).toEqual(OLD)
})

test('a former site that can’t be removed is no fault: the new one is there, and what stays is named', async () => {
  const out = await oldSite()
  const site = { ...siteOf(await contentFolder()), out }
  const locked = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  const { rm } = fs
  const removing = vi
    .spyOn(fs, 'rm')
    .mockImplementation((location, options) =>
      options?.recursive ? Promise.reject(locked) : rm(location, options),
    )
  onTestFinished(() => removing.mockRestore())
  vi.mocked(writeSite).mockImplementationOnce(async (_site, { write }) => {
    await write('index.html', 'neu')
    // Another build keeps its former site.
    await fs.mkdir(path.join(spareSite(site, out), 'assets'), { recursive: true })
    return HOSTING
  })
  expect(await buildSite(site)).toBe(0)
  const { beside, index } = await stateOf(out)
  expect(index).toBe('neu')
  expect(beside).toEqual(['dist', expect.stringMatching(/^dist\.next-/)])
  expect(vi.mocked(console.log).mock.calls.join()).toContain(`${beside[1]} ließ sich nicht löschen`)
})

test('a file that somebody puts into the old site while the new one is made is not lost with it', async () => {
  const out = await oldSite()
  vi.mocked(writeSite).mockImplementationOnce(async (_site, { write }) => {
    await write('index.html', 'neu')
    await fs.writeFile(path.join(out, 'notizen.txt'), 'Torf')
    return HOSTING
  })
  expect(await buildSite({ ...siteOf(await contentFolder()), out })).toBe(2)
  expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('Darin liegt notizen.txt;')
  const files = [...OLD.files, 'notizen.txt'].toSorted()
  expect(await stateOf(out)).toEqual({ ...OLD, files })
})

describe('the site before the last is made the next one', () => {
  const SHEET = { 'sheet.css': 'h1 {}' }

  /** Builds three times; between the second and the third, something is done to the site before the last. */
  const openOut = async (
    meanwhile: (spare: string) => Promise<unknown> = async () => undefined,
  ) => {
    const site = siteOf(await contentFolder())
    const build = async (index: string) => {
      writeAs({ ...SHEET, 'index.html': index })
      expect(await buildSite(site)).toBe(0)
      return (await fs.stat(path.join(site.out, 'sheet.css'))).ino
    }
    const first = await build('eins')
    await build('zwei')
    await meanwhile(spareSite(site, site.out))
    const third = await build('drei')
    const files = await readAll(site.out)
    files.delete('.gewerk-build.json')
    return { first, third, texts: [...files].map(([name, bytes]) => [name, bytes.toString()]) }
  }

  const RIGHT = [
    ['index.html', 'drei'],
    ['sheet.css', 'h1 {}'],
  ]

  test('and what is the same in it stays', async () => {
    const { first, third, texts } = await openOut()
    expect(third).toBe(first)
    expect(texts.toSorted()).toEqual(RIGHT)
  })

  test.each<[string, (spare: string) => Promise<unknown>]>([
    ['changed a file', (spare) => fs.writeFile(path.join(spare, 'sheet.css'), 'h2 {}')],
    ['put in another', (spare) => fs.writeFile(path.join(spare, 'notizen.txt'), 'Torf')],
    ['deleted one', (spare) => fs.rm(path.join(spare, 'sheet.css'))],
    ['deleted it', (spare) => fs.rm(spare, { recursive: true })],
  ])('but not where somebody has %s', async (_, meanwhile) => {
    expect((await openOut(meanwhile)).texts.toSorted()).toEqual(RIGHT)
  })
})

test('no folder is left of pages that are gone, and files and folders may change places', async () => {
  const site = siteOf(await contentFolder())
  const former = { 'rezepte/brot/index.html': 'Brot', preise: '1', 'karte/index.html': 'Karte' }
  const present = { 'preise/index.html': '2', karte: 'Karte' }
  for (const files of [former, former, present]) {
    writeAs(files)
    expect(await buildSite(site)).toBe(0)
  }
  expect((await fs.readdir(site.out, { recursive: true })).toSorted()).toEqual([
    '.gewerk-build.json',
    'karte',
    'preise',
    path.join('preise', 'index.html'),
  ])
})

test('a build that lasts past midnight makes the site of the day on which it began', async () => {
  writeAs({ 'index.html': 'neu' })
  const days = ['2026-11-30', '2026-12-01']
  const site = { ...siteOf(await contentFolder()), today: () => days.shift() ?? '2026-12-01' }
  expect(await buildSite(site)).toBe(0)
  expect(vi.mocked(writeSite).mock.lastCall?.[2].today).toBe('2026-11-30')
})

test.each([
  ['to its end', undefined],
  ['into a fault, as a file that it takes over is gone', new Error('ENOENT')],
])('a build during which another one puts its site in place, and which goes on %s, is done again, and compared with that site', async (_, fault) => {
  const out = await oldSite()
  const site = { ...siteOf(await contentFolder()), out }
  const other = `${out}-2`
  await buildSite({ ...site, out: other })
  vi.mocked(writeSite).mockImplementationOnce(async (_site, { write }) => {
    await write('index.html', 'neu')
    await fs.rename(out, `${out}-1`)
    await fs.rename(other, out)
    if (fault) throw fault
    return HOSTING
  })
  expect(await buildSite(site, { words: builtWords.toUpload })).toBe(0)
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('nichts hochzuladen')
  expect((await stateOf(out)).index).toBe('neu')
})

describe('what is told of a finished site', () => {
  const words = builtWords.toUpload
  const told = () => vi.mocked(console.log).mock.lastCall?.[0]
  const pages = { 'index.html': 'Brot', 'sortiment/index.html': 'Torten', 'sheet.css': '' }

  /** Builds the same content again and again, each time with these files. */
  const openOut = async () => {
    const content = await contentFolder()
    const out = path.join(await emptyFolder(), 'dist')
    return {
      out,
      build: async (files: Record<string, string>) => {
        writeAs(files)
        await buildSite({ ...siteOf(content), out }, { words })
        return told().split('; ')[1]
      },
    }
  }

  test('what has changed since the last build is to be uploaded', async () => {
    const { build } = await openOut()
    expect(await build(pages)).toBe('3 Dateien hochzuladen')
    expect(await build(pages)).toBe('seit dem letzten Bauen nichts hochzuladen')
    expect(await build({ ...pages, 'index.html': 'Brötchen' })).toBe(
      'seit dem letzten Bauen 1 Datei hochzuladen',
    )
  })

  test('what was taken back is as well, and as new as what it replaces', async () => {
    const { build, out } = await openOut()
    await build(pages)
    await build({ ...pages, 'index.html': 'Brötchen' })
    const { mtimeMs } = await fs.stat(path.join(out, 'index.html'))
    expect(await build(pages)).toBe('seit dem letzten Bauen 1 Datei hochzuladen')
    const again = await fs.stat(path.join(out, 'index.html'))
    expect(again.mtimeMs).toBeGreaterThanOrEqual(mtimeMs)
  })
})
