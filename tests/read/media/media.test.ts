import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { remembering } from '../../../scripts/memory/open-memory.ts'
import { product } from '../../../scripts/product/product.ts'
import { measureMedia } from '../../../scripts/read/media/media.ts'
import { read } from '../../../scripts/read/read.ts'
import { compileWith, contentFolder, type Overrides, replace } from '../../workspace.ts'

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a86432' } })
    .toFormat(format)
    .toBuffer()

const lying = async () =>
  sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()

const measure = async (overrides: Overrides) =>
  measureMedia((await read(await contentFolder(overrides), product.model)).media)

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s has its size', async (format) => {
    const media = await measure({ 'media/brot.bild': await picture(format) })
    expect(media.get('brot.bild')?.file).toMatchObject({ width: 900, height: 600, remote: false })
  })

  test('that lies on its side has the size in which it is shown', async () => {
    const media = await measure({ 'media/brot.jpg': await lying() })
    expect(media.get('brot.jpg')?.file).toMatchObject({ width: 600, height: 900 })
  })

  test('has a colour behind it until it is there, unless it is seen through', async () => {
    const media = await measure({
      'media/brot.png': await picture('png'),
      'media/kuchen.png': await sharp(await picture('png'))
        .ensureAlpha(0.5)
        .png()
        .toBuffer(),
    })
    expect(media.get('brot.png')?.file?.tint).toBe('a63')
    expect(media.get('kuchen.png')?.file?.tint).toBeUndefined()
  })

  test.each<[string, (picture: Sharp) => Sharp, RegExp]>([
    ['for print', (picture) => picture.toColourspace('cmyk').jpeg(), /^[89a][3-6][0-3]$/],
    ['of 16 bits', (picture) => picture.toColourspace('rgb16').png(), /^a63$/],
    ['in grey', (picture) => picture.toColourspace('b-w').png(), /^([0-9a-f])\1\1$/],
    [
      'in grey with alpha',
      (picture) => picture.ensureAlpha().toColourspace('b-w').png(),
      /^([0-9a-f])\1\1$/,
    ],
  ])('%s has its own colour behind it', async (_, as, tint) => {
    const bytes = await as(sharp(await picture('png'))).toBuffer()
    const media = await measure({ 'media/brot.bild': bytes })
    expect(media.get('brot.bild')?.file?.tint).toMatch(tint)
  })

  test('with one small hole in it has no colour behind it', async () => {
    const hole = { create: { width: 40, height: 40, channels: 4, background: '#000' } } as const
    const bytes = await sharp(await picture('png'))
      .ensureAlpha()
      .composite([
        { input: await sharp(hole).png().toBuffer(), left: 9, top: 9, blend: 'dest-out' },
      ])
      .png()
      .toBuffer()
    const media = await measure({ 'media/brot.png': bytes })
    expect(media.get('brot.png')?.file?.tint).toBeUndefined()
  })

  test('in SVG has its size and type', async () => {
    expect((await measure({})).get('logo.svg')?.file).toMatchObject({
      type: 'image/svg+xml',
      width: 12,
      height: 8,
    })
  })

  test('in SVG may have parts whose names are written with signs of its language', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="&lt;Gruppe&gt;"/></svg>'
    const media = await measure({ 'media/zeichen.svg': drawing })
    expect(media.get('zeichen.svg')?.file?.width).toBe(9)
  })

  test('has another address when it changes, and no umlaut in it is lost', async () => {
    const urlOf = async (format: 'jpeg' | 'png') =>
      (await measure({ 'media/Öfen & Brot.jpg': await picture(format) })).get('Öfen & Brot.jpg')
        ?.file?.url
    const url = await urlOf('jpeg')
    expect(decodeURIComponent(url ?? '')).toMatch(/^\/media\/Öfen & Brot\.[0-9a-f]{8}\./)
    expect(await urlOf('png')).not.toBe(url)
  })

  test('in a folder is found by its path', async () => {
    const media = await measure({ 'media/a/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    expect(media.has('a/b.svg')).toBe(true)
  })
})

/** A part of an MP4. */
const box = (name: string, content: string): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + content.length)
  return Buffer.concat([size, Buffer.from(name + content)])
}

const MP4 = Buffer.concat([box('ftyp', 'isom'), box('moov', 'Plan'), box('mdat', 'Bilder')])
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x84, ...Buffer.from('webm')])

describe('a film', () => {
  test.each([
    ['film.mp4', 'video/mp4', MP4],
    ['film.webm', 'video/webm', WEBM],
    ['film.MP4', 'video/mp4', MP4],
  ])('%s', async (name, type, bytes) => {
    const media = await measure({ [`media/${name}`]: bytes })
    expect(media.get(name)?.file).toMatchObject({
      type,
      url: expect.stringContaining('/media/film.'),
    })
  })
})

describe('what only ends like a film', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a photograph', 'ofen.mp4', () => picture('jpeg')],
    ['nothing', 'ofen.mp4', () => Buffer.alloc(0)],
    ['an MP4 without its end', 'ofen.mp4', () => MP4.subarray(0, -2)],
    ['an MP4 without its plan', 'ofen.mp4', () => Buffer.concat([box('ftyp', 'isom')])],
    ['an MP4 under the name of a WebM', 'ofen.webm', () => MP4],
    ['a text', 'ofen.webm', () => Buffer.from('Ofen')],
  ])('%s is told where a page shows it', async (_, name, bytes) => {
    const { problems } = await compileWith({
      [`media/${name}`]: await bytes(),
      'pages/home.yaml': replace('    picture:\n', `    film: [${name}]\n    picture:\n`),
    })
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['content/pages/home.yaml', 'unreadable-media'],
    ])
  })
})

describe('what is neither', () => {
  test.each<[string, Buffer | string]>([
    ['a text', 'Brot'],
    ['nothing', ''],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a document', '%PDF-1.7'],
  ])('%s: is told where a page shows it', async (_, content) => {
    const { problems } = await compileWith({
      'media/brot.jpg': Buffer.from(content),
      'services.yaml': replace('src: beispiel.svg\n    alt: Ang', 'src: brot.jpg\n    alt: Ang'),
    })
    expect(problems.map(({ file, line, code }) => [file, line, code])).toEqual([
      ['content/services.yaml', 8, 'unreadable-media'],
    ])
  })
})

const AT_PICTURE = 'src: beispiel.svg\n    alt: Ang'

/** What is told of a file in the place of a picture, and in that of a film. */
const told = async (name: string, bytes: Buffer) => {
  const { problems } = await compileWith({
    [`media/${name}`]: bytes,
    'services.yaml': replace(AT_PICTURE, AT_PICTURE.replace('beispiel.svg', name)),
    'pages/home.yaml': replace('    picture:\n', `    film: [${name}]\n    picture:\n`),
  })
  return problems.map(({ file, severity, code }) => `${file} ${severity} ${code}`)
}

describe('what belongs to another place', () => {
  test('a film is no picture', async () => {
    expect(await told('ofen.mp4', MP4)).toEqual(['content/services.yaml error film-for-picture'])
  })

  test('a picture is no film', async () => {
    expect(await told('ofen.jpg', await picture('jpeg'))).toEqual([
      'content/pages/home.yaml error picture-for-film',
    ])
  })
})

test('a picture that moves is told to stand still', async () => {
  const first = await picture('png')
  const frames = [first, await sharp(first).negate().png().toBuffer()]
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [300, 300] })
    .toBuffer()
  const { problems } = await compileWith({
    'media/ofen.webp': bytes,
    'services.yaml': replace(AT_PICTURE, AT_PICTURE.replace('beispiel.svg', 'ofen.webp')),
  })
  expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'warning moving-picture',
  ])
})

test.each([
  ['in another file', 'xlink:href="ofen.jpg"', ['warning emptied-drawing']],
  ['on another server', 'href="https://fremd.example/ofen.jpg"', ['warning emptied-drawing']],
  ['of its own', 'href="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="', []],
])('a drawing with a picture %s is told where it is shown without it', async (_, href, told) => {
  const image = `<image ${href} width="900" height="600"/><text>a &gt; b</text>`
  const { problems } = await compileWith({
    'media/ofen.svg': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="900" height="600">${image}</svg>`,
    'services.yaml': replace(AT_PICTURE, AT_PICTURE.replace('beispiel.svg', 'ofen.svg')),
  })
  expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(told)
})

const withPhotograph = async (pixels: number, uses = 0) => {
  const bytes = await sharp({
    create: { width: pixels, height: 100, channels: 3, background: '#a86432' },
  })
    .png()
    .toBuffer()
  const image = `<image id="a" width="9" href="data:image/png;base64,${bytes.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${image}${'<use href="#a"/>'.repeat(uses)}</svg>`
}

test('a drawing may hold photographs, unless they take long to draw', async () => {
  const media = await measure({
    'media/a.svg': await withPhotograph(400),
    'media/many.svg': await withPhotograph(400, 30),
    'media/huge.svg': await withPhotograph(60_000),
    'media/broken.svg': (await withPhotograph(400)).replace('base64,iVBOR', 'base64,AAAAA'),
  })
  const shown = [...media].flatMap(([name, { file }]) => (file ? name : []))
  expect(shown).toContain('a.svg')
  for (const name of ['many.svg', 'huge.svg', 'broken.svg']) expect(shown).not.toContain(name)
})

test('a drawing of which nothing would be left is none', async () => {
  const prefixed = '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const media = await measure({ 'media/a.svg': prefixed })
  expect(media.get('a.svg')?.file).toBeUndefined()
})

/** A logo that is measured again and again. */
const openLogo = async () => {
  const folder = await contentFolder()
  const memory = remembering()
  const measure = async () =>
    (await measureMedia((await read(folder, product.model)).media, memory)).get('logo.svg')?.file
  return { logo: path.join(folder, 'media/logo.svg'), measure }
}

const AGES_AGO = new Date('2026-01-01')

test('a picture is measured again where nothing but its bytes has changed', async () => {
  const { logo, measure } = await openLogo()
  const save = async (width: number) => {
    await fs.writeFile(
      logo,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`,
    )
    await fs.utimes(logo, AGES_AGO, AGES_AGO)
  }
  await save(40)
  expect(await measure()).toMatchObject({ width: 40 })
  await save(50)
  expect(await measure()).toMatchObject({ width: 50 })
})

test('a picture that could not be read for a moment is read the next time', async () => {
  const { measure } = await openLogo()
  vi.spyOn(fs, 'readFile').mockRejectedValue(new Error('EMFILE'))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(await measure()).toBeUndefined()
  vi.mocked(fs.readFile).mockRestore()
  expect(await measure()).toMatchObject({ width: 12 })
})

test.each([
  'IMG_1234.HEIC',
  'hof.heic',
  'hof.heif',
  'hof.tif',
])('a picture as telephones make it is told where it lies, and not a second time where it is named: %s', async (name) => {
  const { problems } = await compileWith({
    [`media/${name}`]: new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypheicmif1heic')]),
    'services.yaml': (text) => text.replace(/src: .*/, `src: ${name}`),
  })
  expect(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)).toEqual([
    `content/media/${name}`,
  ])
})

describe('a film on another server', () => {
  const told = async (address: string) => {
    const { problems } = await compileWith({
      'pages/home.yaml': replace('    picture:\n', `    film: ["${address}"]\n    picture:\n`),
    })
    return problems.map(({ severity, hint }) => `${severity}: ${hint}`)
  }

  test('has the address of a file', async () => {
    expect(await told('https://film.example/backstube.mp4?dl=1')).toEqual([])
  })

  test('whose address is that of a page, as those who show films give it, is doubted', async () => {
    expect(await told('https://film.example/watch?v=abc')).toEqual([
      'warning: Nennen Sie die Adresse der Datei selbst, die auf .mp4 oder .webm endet, oder legen Sie die Datei in den Ordner media.',
    ])
  })

  test('without encryption is told what its address begins with', async () => {
    expect(await told('http://film.example/backstube.mp4')).toEqual([
      'error: Schreiben Sie: https://film.example/backstube.mp4',
    ])
  })
})
