import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { remembering } from '../../scripts/memory/open-memory.ts'
import { heldShelf } from '../../scripts/memory/shelf.ts'
import { publishedSite } from '../../scripts/publish/published-site.ts'
import { pdf } from '../pdf.ts'
import { compileWith, type Overrides } from '../workspace.ts'

const photo = (background: string) =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
    .jpeg()
    .toBuffer()

const picture = (name: string) => `picture: { src: ${name}, decorative: true }`
const hero = `  - { type: hero, title: Bilder, ${picture('wide.jpg')} }`
const feature = (name: string) =>
  `  - { type: feature, title: Ofen, text: Heiß., ${picture(name)} }`

/** A page with some blocks, and more in its metadata. */
const page = (blocks: string[], more = ''): Overrides => ({
  'pages/bilder.yaml': `route: /bilder
meta:
  title: Bilder
  description: Was zu sehen ist.
${more}
blocks:
${blocks.join('\n')}
`,
})

const PHOTOS: Overrides = {
  'media/wide.jpg': await photo('#804020'),
  'media/half.jpg': await photo('#208040'),
  'media/idle.jpg': await photo('#204080'),
  ...page([hero, feature('half.jpg'), feature('wide.jpg')]),
}

/** `wide.1200.avif`, for each photograph that a site publishes. */
const published = async (overrides: Overrides, options = {}): Promise<string[]> => {
  const { site, media, problems } = await compileWith(overrides, options)
  if (!site) throw new Error(JSON.stringify(problems))
  return publishedSite(site, media)
    .media.filter(({ isPhotograph }) => isPhotograph)
    .flatMap(({ addresses }) => addresses)
    .map((address) => address.replace(/^\/media\/(\w+)\.\w{8}/, '$1'))
    .sort()
}

const HALF = ['half.1200.avif', 'half.720.avif', 'half.720.webp']
const WIDE = ['wide.1200.avif', 'wide.1920.avif', 'wide.720.avif', 'wide.720.webp']

describe('of photographs is published what a page can ask for', () => {
  test('wide where it is shown wide somewhere', async () => {
    expect(await published(PHOTOS)).toEqual([...HALF, ...WIDE])
  })

  test('the same when the pages are remembered', async () => {
    const options = { memory: remembering(), shelf: heldShelf() }
    const first = await published(PHOTOS, options)
    expect(await published(PHOTOS, options)).toEqual(first)
  })

  test('for shared links as a JPEG', async () => {
    const shared = page([hero], '  image: { src: idle.jpg, alt: Ein Ofen }')
    expect(await published({ ...PHOTOS, ...shared })).toEqual(['idle.1200.jpg', ...WIDE])
  })
})

test('who chooses another picture on a page is offered what is published, as wide as it is', async () => {
  const shared = page([hero, feature('half.jpg')], '  image: { src: idle.jpg, alt: Ein Ofen }')
  const { site, media } = await compileWith({ ...PHOTOS, ...shared })
  if (!site) throw new Error('The content has problems')
  const offered = Object.entries(publishedSite(site, media).pictures)
  expect(Object.fromEntries(offered.map(([name, { widths }]) => [name, widths]))).toEqual({
    'half.jpg': [720, 1200],
    'wide.jpg': [720, 1200, 1920],
    'beispiel.svg': undefined,
    'icon.svg': undefined,
    'logo.svg': undefined,
  })
})

test('of PDF files those are named to which a link leads: what lies beside them stays the company’s own', async () => {
  const { site, media } = await compileWith({
    ...{ 'media/preise.pdf': pdf(), 'media/intern.pdf': pdf() },
    'pages/home.yaml': (text) => text.replace('href: /sortiment', 'href: preise.pdf'),
  })
  expect(site && publishedSite(site, media).documents).toEqual(['preise.pdf'])
})
