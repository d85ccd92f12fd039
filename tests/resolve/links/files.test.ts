import { promises as fs } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { remembering } from '../../../scripts/memory/open-memory.ts'
import { heldShelf } from '../../../scripts/memory/shelf.ts'
import { publishedSite } from '../../../scripts/publish/published-site.ts'
import { pdf } from '../../pdf.ts'
import {
  compileWith,
  jsonOf,
  type Overrides,
  problemsOf,
  replace,
  TODAY,
  wordsOf,
} from '../../workspace.ts'

const PRICES = { 'media/preise.pdf': pdf() }
const BELOW = { 'media/torten/karte.pdf': pdf() }

/** The button of the home page with another target. */
const button = (target: string): Overrides => ({
  'pages/home.yaml': replace('href: /sortiment', `href: ${JSON.stringify(target)}`),
})

/** The link in a text with another target. */
const inText = (target: string): Overrides => ({
  'pages/sortiment.yaml': replace('(/#stats)', `(${target})`),
})

afterEach(() => void vi.restoreAllMocks())

/** As if a folder of the content could not be opened. */
const lock = (name: string) => {
  const { readdir } = fs
  vi.spyOn(fs, 'readdir').mockImplementation((async (folder: string, options: object) => {
    if (folder.endsWith(name)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    return readdir(folder, options)
  }) as never)
}

const PLACES: [string, (target: string) => Overrides][] = [
  ['a button', button],
  ['a text', inText],
]

/** All that pages hold, and the addresses of what is published beside them. */
const published = async (overrides: Overrides, options = {}) => {
  const { site, media, problems } = await compileWith(overrides, options)
  if (!site) throw new Error(JSON.stringify(problems))
  const files = publishedSite(site, media).media.flatMap(({ addresses }) => addresses)
  return { json: jsonOf(site), files: files.filter((address) => address.startsWith('/files/')) }
}

describe.each(PLACES)('%s leads to a document by its name', (_, linked) => {
  test('which is published under that name, with its kind and size at the link', async () => {
    const { json, files } = await published({ ...PRICES, ...linked('preise.pdf') })
    expect(files).toEqual(['/files/preise.pdf'])
    expect(json).toMatch(/"\/files\/preise\.pdf#PDF, 1\skB"/)
  })

  test('in a folder by its path', async () => {
    const { files } = await published({ ...BELOW, ...linked('torten/karte.pdf') })
    expect(files).toEqual(['/files/torten/karte.pdf'])
  })

  test('and counts as used', async () => {
    expect(await problemsOf({ ...PRICES, ...linked('preise.pdf') })).toEqual([])
  })

  test.each([
    '/media/preise.pdf',
    'media/preise.pdf',
    './preise.pdf',
    '/preise.pdf',
    'Preise.pdf',
    'preise.PDF',
    'preisse.pdf',
    'preise.pdf#page=2',
    'preise.pdf/',
    'preise.pfd',
    '/preise.dpf',
    'preise.pdf?download=1',
    'file:///C:/Büro/Preise.pdf',
    'C:\\Büro\\Preise.pdf',
  ])('which is offered for %s', async (target) => {
    const words = await wordsOf({ ...PRICES, ...linked(target) })
    expect(words[0]).toContain('Meinten Sie `preise.pdf`?')
  })

  test('under the plain form of a name that was copied from an address', async () => {
    const [words = ''] = await wordsOf(linked('Preise%20f%C3%BCr%20Brot.pdf'))
    expect(words).toContain('unter dem Namen preise-fuer-brot.pdf')
    const there = { 'media/preise-fuer-brot.pdf': pdf() }
    const [more = ''] = await wordsOf({ ...there, ...linked('Preise%20f%C3%BCr%20Brot.pdf') })
    expect(more).toContain('Meinten Sie `preise-fuer-brot.pdf`?')
  })

  test.each([
    ['aux.pdf', 'aux-1.pdf'],
    ['/media/прайс.pdf', 'datei.pdf'],
  ])('under a name that can be stored, where it is missing as %s', async (target, name) => {
    const [words = ''] = await wordsOf(linked(target))
    expect(words).toContain(`unter dem Namen ${name} in`)
  })

  test('and is told where it is missing', async () => {
    expect(await wordsOf(linked('/media/agb.pdf'))).toEqual([
      'Im Ordner media gibt es keine Datei /media/agb.pdf. → Legen Sie die PDF-Datei unter dem Namen agb.pdf in den Ordner media, und nennen Sie sie hier ebenso.',
    ])
  })

  test.each([
    ['preise.docx', {}],
    ['beispiel.svg', {}],
    ['/media/beispiel.svg', {}],
  ])('and to no other file: %s', async (target, files) => {
    const [words = ''] = await wordsOf({ ...files, ...linked(target) })
    expect(words).toContain('öffnet die Website nur PDF')
  })

  test.each([
    ['a text', Buffer.from('Preise')],
    ['half of it', pdf().subarray(0, 400)],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s: it is told where the link stands', async (_, bytes) => {
    const problems = await problemsOf({ 'media/preise.pdf': bytes, ...linked('preise.pdf') })
    expect(problems).toEqual([expect.stringMatching(/^content\/pages\/.* unreadable-media$/)])
  })

  test('and once at the file where several links lead to one that can’t be read', async () => {
    const menu = replace('href: /sortiment#brote', 'href: preise.pdf')
    const problems = await problemsOf({
      'media/preise.pdf': 'Preise',
      'site.yaml': menu,
      ...linked('preise.pdf'),
    })
    expect(problems).toEqual([
      expect.stringMatching(/^content\/media\/preise\.pdf.* unreadable-media$/),
    ])
  })
})

test('of a document in a folder that can not be opened, that folder is told alone', async () => {
  lock('/media/torten')
  expect(await problemsOf({ ...BELOW, ...inText('torten/karte.pdf') })).toEqual([
    'content/media/torten:1:1 unreadable-folder',
  ])
})

test('a document to which nothing leads is told, and not published', async () => {
  expect(await problemsOf(PRICES)).toEqual(['content/media/preise.pdf:1:1 unused-media'])
  expect((await published(PRICES)).files).toEqual([])
})

test('a document of another kind is not asked for where nothing opens it', async () => {
  const [words] = await wordsOf({ 'media/preise.docx': 'PK' })
  expect(words).toContain('öffnet die Website nur PDF')
  expect(words).not.toContain('tragen Sie ihren Namen dort ein')
})

test('a name without a letter that addresses take is not reduced to its ending', async () => {
  const [words] = await wordsOf({ 'media/прайс.pdf': pdf() })
  expect(words).toContain('Benennen Sie die Datei um in media/datei.pdf,')
})

test('two documents whose names differ in capitals alone are told once', async () => {
  const twins = { 'media/Karte.pdf': pdf(), 'media/karte.pdf': pdf(), ...button('karte.pdf') }
  const ofNames = (await problemsOf(twins)).filter((problem) => !problem.includes('unused'))
  expect(ofNames).toEqual([expect.stringMatching(/same-name$/)])
})

test('a document whose link comes later is published then', async () => {
  const later = {
    ...PRICES,
    'news/erntebrot.md': (text: string) =>
      text.replace(/^date: .*$/m, 'date: 2026-12-01').replace(/\n*$/, '\n\n[Preise](preise.pdf)\n'),
  }
  expect((await published(later, { today: TODAY })).files).toEqual([])
  expect((await published(later, { today: '2026-12-02' })).files).toEqual(['/files/preise.pdf'])
})

test.each([
  ['a document', 'preise.pdf', '/files/preise.pdf'],
  ['what a fact says', '"{company.phoneHref}"', 'tel:+493573000000'],
])('a former address leads to %s', async (_, to, led) => {
  const moved = { ...PRICES, 'redirects.yaml': `- from: /preise\n  to: ${to}\n` }
  expect((await compileWith(moved)).site?.redirects).toEqual([{ from: '/preise', to: led }])
})

test('a document to which a former address alone leads is published', async () => {
  const moved = { ...PRICES, 'redirects.yaml': '- from: /preise\n  to: preise.pdf\n' }
  expect((await published(moved)).files).toEqual(['/files/preise.pdf'])
})

test('the footer leads to documents as well', async () => {
  const footer = replace('href: /sortiment#services', 'href: preise.pdf')
  const { files } = await published({ ...PRICES, 'site.yaml': footer })
  expect(files).toEqual(['/files/preise.pdf'])
})

test('a new document under the same name has its own size at each link, also where pages are remembered', async () => {
  const options = { memory: remembering(), shelf: heldShelf() }
  await published({ ...PRICES, ...button('preise.pdf') }, options)
  const more = `${'% Brot\n'.repeat(300_000)}`
  const grown = { 'media/preise.pdf': pdf({ author: '', more }), ...button('preise.pdf') }
  expect((await published(grown, options)).json).toMatch(/#PDF, 2,1\sMB"/)
})

test('the size is told in the language of the website, also where pages are remembered', async () => {
  const options = { memory: remembering(), shelf: heldShelf() }
  const more = `${'% Brot\n'.repeat(300_000)}`
  const site = { 'media/preise.pdf': pdf({ author: '', more }), ...button('preise.pdf') }
  await published(site, options)
  const english = { ...site, 'site.yaml': replace('language: de', 'language: en') }
  expect((await published(english, options)).json).toMatch(/#PDF, 2\.1\sMB"/)
})

test('a document is no picture', async () => {
  const picture = {
    'services.yaml': replace('src: beispiel.svg\n    alt: Ang', 'src: preise.pdf\n    alt: Ang'),
  }
  const [words = ''] = await wordsOf({ ...PRICES, ...picture })
  expect(words).toContain('Hierher gehört ein Bild, und preise.pdf ist eine PDF-Datei.')
})

test('a file under a name that it may not have is the only problem, where its link has the right one', async () => {
  const overrides = { 'media/Unsere Preise.pdf': pdf(), ...inText('unsere-preise.pdf') }
  expect(await problemsOf(overrides)).toEqual(['content/media/Unsere Preise.pdf:1:1 file-name'])
})
