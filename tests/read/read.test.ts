import nodeFs, { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { product } from '../../scripts/product/product.ts'
import { read } from '../../scripts/read/read.ts'
import {
  BAKERY,
  bakeryText,
  compileWith,
  contentFolder,
  type Overrides,
  problemsOf,
  replace,
  show,
  siteOf,
  withCrlf,
  wordsOf,
} from '../workspace.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
/** Signs of Windows-1252 that Latin-1 does not have, by their bytes. */
const OF_WINDOWS: Record<string, string> = { '€': '\x80', '„': '\x84', '“': '\x93', '–': '\x96' }
const windows = (text: string) => latin1(text.replace(/[€„“–]/g, (sign) => OF_WINDOWS[sign] ?? ''))
/** Letters of old Macs, by their bytes. */
const OF_MAC: Record<string, string> = {
  ä: '\x8a',
  ö: '\x9a',
  ß: '\xa7',
  è: '\x8f',
  '„': '\xe3',
  '“': '\xd2',
}
const mac = (text: string) => latin1(text.replace(/[äößè„“]/g, (sign) => OF_MAC[sign] ?? ''))
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const FIVE_MEGABYTES = 5_000_000

const HOME = 'pages/home.yaml'

describe('a file that can’t be read is one problem, and nothing else is', () => {
  test.each<[string, Overrides, string]>([
    ['empty', { 'site.yaml': '' }, 'content/site.yaml:1:1 empty-file'],
    ['only spaces', { 'topics.yaml': ' \n\n ' }, 'content/topics.yaml:1:1 empty-file'],
    ['only a byte order mark', { [HOME]: '\uFEFF' }, 'content/pages/home.yaml:1:1 empty-file'],
    ['only comments', { 'stats.yaml': '# bald\n' }, 'content/stats.yaml:1:1 empty-file'],
    ['empty news', { 'news/ofen.md': '' }, 'content/news/ofen.md:1:1 empty-file'],
    [
      'Latin-1',
      { 'values.yaml': latin1('- id: a\n  title: Bäcker\n  description: b\n') },
      'content/values.yaml:2:10 not-utf8',
    ],
    [
      'an old file of Windows with quotation marks, a dash and a euro',
      { 'values.yaml': windows('- id: a\n  title: „Bäcker“ – ab 5 €\n  description: b\n') },
      'content/values.yaml:2:10 not-utf8',
    ],
    [
      'an old file of a Mac with quotation marks and a French word',
      { 'values.yaml': mac('- id: a\n  title: „Bäcker“ und Crème\n  description: größer\n') },
      'content/values.yaml:2:10 not-utf8',
    ],
    [
      'the lines of an old Mac, with a fault in one of them',
      { 'values.yaml': '- id: a\r  titel: b\r  description: c\r' },
      'content/values.yaml:2:3 unknown-key',
    ],
    ['UTF-16', { 'services.yaml': utf16('- id: brot') }, 'content/services.yaml:1:1 not-utf8'],
    ['a picture', { [HOME]: Buffer.from([0xff, 0xd8]) }, 'content/pages/home.yaml:1:1 not-utf8'],
    [
      'a null byte',
      { 'values.yaml': '- id: a\0\n  title: b\n  description: c\n' },
      'content/values.yaml:1:8 control-sign',
    ],
    [
      'five megabytes',
      { 'stories.yaml': `# ${'x'.repeat(FIVE_MEGABYTES)}` },
      'content/stories.yaml:1:1 file-too-large',
    ],
    [
      'five megabytes of page',
      { [HOME]: 'x: y\n'.repeat(FIVE_MEGABYTES / 5) },
      'content/pages/home.yaml:1:1 file-too-large',
    ],
  ])('%s', async (_, overrides, problem) => {
    expect(await problemsOf(overrides)).toEqual([problem])
  })
})

test.each([
  ['GrÃ¶ÃŸe', 'Größe'],
  ['Ã„pfel', 'Äpfel'],
  ['Ã–fen', 'Öfen'],
  ['Ãœbung', 'Übung'],
])('of %s is told that it was %s', async (spoilt, word) => {
  const [words = ''] = await wordsOf({ 'services.yaml': replace('Sauerteigbrot', spoilt) })
  expect(words).toContain(`Hier stand wohl: ${word} –`)
})

test('what offices and systems leave in a folder is no file of the content', async () => {
  const left = { '~$site.yaml': '', 'desktop.ini': '[x]', 'news/Thumbs.db': 'x' }
  expect(await problemsOf(left)).toEqual([])
})

test('an ending that Windows has added comes off', async () => {
  const [words = ''] = await wordsOf({ 'news/neu.md.txt': 'x' })
  expect(words).toContain('um in news/neu.md.')
})

test('a file that must not be opened', async () => {
  const folder = await contentFolder()
  const readFile = vi.spyOn(nodeFs, 'readFileSync').mockImplementationOnce(() => {
    throw new Error('EACCES')
  })
  const { problems, files } = await read(folder, product.model)
  readFile.mockRestore()
  expect(problems.map(({ code }) => code)).toEqual(['unreadable-file'])
  expect(files).not.toHaveLength(0)
})

describe('no problem', () => {
  test.each<[string, Overrides]>([
    ['a byte order mark', { 'site.yaml': (text) => `\uFEFF${text}` }],
    ['a byte order mark before front matter', { 'news/ofen.md': (text) => `\uFEFF${text}` }],
    ['no line break at the end', { 'values.yaml': (text) => text.trimEnd() }],
    ['old line ends of Macs', { 'values.yaml': (text) => text.replaceAll('\n', '\r') }],
    ['a mark for the document', { 'values.yaml': (text) => `---\n${text}` }],
    ['hidden files', { '.DS_Store': 'x', 'pages/.home.yaml.swp': 'x', '.git/config': 'x' }],
    ['a file that is not there, of a collection that nobody asks for', { 'stories.yaml': null }],
  ])('%s', async (_, overrides) => {
    expect(await problemsOf(overrides)).toEqual([])
  })

  test('a large picture in a folder that a page shows', async () => {
    const media = await fs.readFile(path.join(BAKERY, 'media/beispiel.svg'), 'utf8')
    const overrides: Overrides = {
      'media/a/b/gross.svg': `${media}<!--${' '.repeat(FIVE_MEGABYTES)}-->`,
      'site.yaml': (text) => text.replace(/^logo: .*$/m, 'logo: a/b/gross.svg'),
    }
    const problems = await problemsOf(overrides)
    expect(problems.filter((problem) => problem.includes('gross.svg'))).toEqual([])
  })

  test('CRLF in every file', async () => {
    expect(await problemsOf(withCrlf({}))).toEqual([])
  })

  test('a byte order mark does not move the places behind it', async () => {
    const overrides = { [HOME]: (text: string) => `\uFEFF${text.replace('route:', 'rute:')}` }
    expect(await problemsOf(overrides)).toEqual(['content/pages/home.yaml:1:1 unknown-key'])
  })
})

describe('files in the wrong place', () => {
  test.each<[string, Overrides, string[]]>([
    ['an unknown file', { 'notizen.txt': 'x' }, ['content/notizen.txt:1:1 unknown-file']],
    ['an unknown folder', { 'alt/x.yaml': 'x' }, ['content/alt/x.yaml:1:1 unknown-file']],
    ['a page of another kind', { 'pages/x.txt': 'x' }, ['content/pages/x.txt:1:1 unknown-file']],
    ['a page in a folder', { 'pages/a/b.yaml': 'x' }, ['content/pages/a/b.yaml:1:1 unknown-file']],
    ['news that is no Markdown', { 'news/x.yaml': 'x' }, ['content/news/x.yaml:1:1 unknown-file']],
    [
      'a file with the ending of another system',
      { [HOME]: null, 'pages/home.yml': 'route: /' },
      ['content/pages/home.yml:1:1 unknown-file'],
    ],
    [
      'a misspelt file',
      { 'topics.yaml': null, 'topic.yaml': '- id: x' },
      ['content/topic.yaml:1:1 unknown-file'],
    ],
    ['a misspelt folder', { 'page/x.yaml': 'x' }, ['content/page/x.yaml:1:1 unknown-file']],
    [
      'a misspelt file that has to be there',
      { 'site.yaml': null, 'sites.yaml': 'x: y' },
      ['content/sites.yaml:1:1 unknown-file'],
    ],
  ])('%s', async (_, overrides, problems) => {
    expect(await problemsOf(overrides)).toEqual(problems)
  })

  test.each([
    'Kopie von jobs.yaml',
    'jobs - Kopie.yaml',
    'jobs (1).yaml',
    'jobs_alt.yml',
    'jobs.yaml.bak',
    'jobs (Konflikt Petra 2026-11-02).yaml',
    'jobs.sync-conflict-20261102-101010-ABC.yaml',
  ])('a copy of a file is told as one of it: %s', async (name) => {
    expect(await wordsOf({ [name]: '- id: x' })).toEqual([
      expect.stringContaining('Ist sie eine Kopie von jobs.yaml, löschen Sie sie.'),
    ])
  })

  test.each([
    'jobs.yml.txt',
    'Kopie von jobs.yaml',
    'jobs-neu.yaml',
  ])('a file that has become %s is told alone, and nothing that refers to it', async (name) => {
    const text = bakeryText('jobs.yaml')
    expect(await wordsOf({ 'jobs.yaml': null, [name]: text })).toEqual([
      expect.stringContaining('Meinten Sie `jobs.yaml`?'),
    ])
  })

  test('a misspelt name is put right', async () => {
    expect(await wordsOf({ 'testimonials.yaml': null, 'testimonal.yaml': 'x' })).toEqual([
      expect.stringContaining('Meinten Sie `testimonials.yaml`?'),
    ])
  })
})

describe('files that are missing', () => {
  test.each<[string, Overrides, string[]]>([
    ['site.yaml', { 'site.yaml': null }, ['content/site.yaml:1:1 missing-file']],
    ['all pages', { pages: null }, ['content/pages:1:1 no-pages']],
    [
      'the page for what does not exist',
      { 'pages/nicht-gefunden.yaml': null },
      ['content/pages:1:1 no-not-found'],
    ],
    [
      'a figure’s file: every text that names a figure',
      { 'stats.yaml': null },
      [
        'content/news/erntebrot.md:12:49 unknown-fact',
        'content/pages/home.yaml:4:62 unknown-fact',
        'content/services.yaml:14:53 unknown-fact',
        'content/stats.yaml:1:1 unknown-entry',
      ],
    ],
  ])('%s', async (_, overrides, problems) => {
    expect(await problemsOf(overrides)).toEqual(problems)
  })

  test('a page for what does not exist is asked for, and not forced', async () => {
    const { problems, site } = await compileWith({ 'pages/nicht-gefunden.yaml': null })
    expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
    expect(site).toBeDefined()
  })

  test('the home page: itself, and no link to it besides', async () => {
    expect(await problemsOf({ [HOME]: replace('route: /\n', 'route: /laden\n') })).toEqual([
      'content/pages:1:1 no-home',
    ])
  })
})

describe('the folder itself', () => {
  test('gives its name to the files', async () => {
    const folder = await contentFolder({ 'site.yaml': replace('language', 'languag') })
    const other = path.join(path.dirname(folder), 'bäckerei-inhalt')
    await fs.rename(folder, other)
    const { problems } = await compile(siteOf(other))
    expect(problems.map(show)).toEqual(['bäckerei-inhalt/site.yaml:4:1 unknown-key'])
  })

  test('may end with a slash', async () => {
    const { files } = await read(`${await contentFolder()}/`, product.model)
    expect(files.find(({ name }) => name === 'site.yaml')?.path).toBe('content/site.yaml')
  })

  test('rejects where it is missing', async () => {
    await expect(read('/gibt/es/nicht', product.model)).rejects.toThrow('ENOENT')
  })
})

describe('names that other systems and addresses would write in another way', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

  test('of a photograph that no browser shows: it gets the name of what it is to be saved as', async () => {
    const { problems } = await compileWith({ 'media/IMG_2231.HEIC': 'ftypheic' })
    expect(problems.find(({ code }) => code === 'file-name')?.hint).toContain(
      'als JPEG unter dem Namen media/img_2231.jpg,',
    )
  })

  test.each([
    'Preisliste 2026.docx',
    'Logo Neu.AI',
  ])('of what no browser shows as a picture: nobody is sent to rename it: %s', async (name) => {
    const { problems } = await compileWith({ [`media/${name}`]: 'x' })
    expect(problems.map(({ file, hint }) => [file, hint.split('.')[0]])).toEqual([
      [`content/media/${name}`, 'Löschen Sie die Datei'],
    ])
  })

  test.each([
    ['Bad Müller.SVG', 'bad-mueller.svg'],
    ['IMG_1234.svg', 'img_1234.svg'],
    ['wa\u0308rme.svg', 'waerme.svg'],
    ['Große Wanne (neu).svg', 'grosse-wanne-neu.svg'],
    ['Kunden/Bad  1.svg', 'kunden/bad-1.svg'],
  ])('of a picture: %s', async (name, plain) => {
    const shown = (file: string) => ({
      [`media/${file}`]: SVG,
      'pages/home.yaml': replace(
        'src: beispiel.svg',
        `src: ${JSON.stringify(file.normalize('NFC'))}`,
      ),
    })
    const { problems } = await compileWith(shown(name))
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      [`content/media/${name}`, 'file-name'],
    ])
    expect(problems[0]?.hint).toContain(`um in media/${plain},`)
    expect(await problemsOf(shown(plain))).toEqual([])
  })

  test('of a page', async () => {
    const text = await fs.readFile(path.join(BAKERY, 'pages/sortiment.yaml'), 'utf8')
    const named = (name: string) => ({ 'pages/sortiment.yaml': null, [`pages/${name}`]: text })
    expect(await wordsOf(named('Unser Sortiment.yaml'))).toEqual([
      expect.stringMatching(/→ Benennen Sie die Datei um in pages\/unser-sortiment\.yaml\.$/),
    ])
    expect(await problemsOf(named('unser-sortiment.yaml'))).toEqual([])
    expect(await wordsOf(named('Unser Sortiment.yml'))).toEqual([
      expect.stringMatching(/→ Benennen Sie die Datei um in pages\/unser-sortiment\.yaml\.$/),
    ])
  })

  test('are named where a picture is looked for by its old one', async () => {
    const overrides = {
      'media/bad-mueller.svg': SVG,
      'pages/home.yaml': replace('src: beispiel.svg', 'src: Bad Müller.SVG'),
    }
    expect(await wordsOf(overrides)).toContainEqual(
      expect.stringContaining('Meinten Sie `bad-mueller.svg`?'),
    )
  })
})

test('pictures that nothing shows are named, and nothing stops', async () => {
  const overrides: Overrides = {
    'media/a/b/c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/gross.jpg': Buffer.alloc(FIVE_MEGABYTES),
  }
  const { problems, site } = await compileWith(overrides)
  expect(problems.map(({ file, code, severity }) => [file, code, severity])).toEqual([
    ['content/media/a/b/c.svg', 'unused-media', 'warning'],
    ['content/media/gross.jpg', 'unused-media', 'warning'],
  ])
  expect(site).toBeDefined()
})

test('a file that no host would serve is refused', async () => {
  const problems = await problemsOf({ 'media/riesig.jpg': Buffer.alloc(31_000_000) })
  expect(problems).toEqual(['content/media/riesig.jpg:1:1 huge-media'])
})
