import { promises as fs } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { explainDiskFault } from '../../scripts/problem/explain-disk-fault.ts'
import { contentFolder, type Overrides, problemsOf, replace, show, siteOf } from '../workspace.ts'

/** What is wrong with the bakery once something was done to its folder. */
const problemsAfter = async (
  change: (folder: string) => Promise<unknown>,
  overrides: Overrides = {},
): Promise<string[]> => {
  const folder = await contentFolder(overrides)
  await change(folder)
  return (await compile(siteOf(folder))).problems.map(show)
}

const link = (name: string, target: string) => async (folder: string) => {
  await fs.rm(path.join(folder, name), { force: true })
  await fs.symlink(target, path.join(folder, name))
}

const sized = (name: string, size: number) => async (folder: string) => {
  await fs.writeFile(path.join(folder, name), '')
  await fs.truncate(path.join(folder, name), size)
}

describe('a link in the place of a file is one problem', () => {
  test.each([
    ['to nowhere', 'stats.yaml', 'nowhere.yaml'],
    ['to itself', 'stats.yaml', 'stats.yaml'],
    ['to a folder', 'stats.yaml', 'pages'],
    ['out of the folder', 'media/logo.svg', '/etc/hostname'],
    ['to a folder around it', 'pages/circle', '..'],
  ])('%s', async (_, name, target) => {
    expect(await problemsAfter(link(name, target))).toEqual([`content/${name}:1:1 no-file`])
  })
})

const BYTES = Buffer.from([0xe4])

test.each([
  'pages/b%.yaml',
  'media/b%.jpg',
  'news/b%.md',
])('a name that is no UTF-8 is told as one: %s', async (name) => {
  const [before = '', after = ''] = name.split('%')
  const put = (folder: string) =>
    fs.writeFile(
      Buffer.concat([Buffer.from(`${folder}/${before}`), BYTES, Buffer.from(after)]),
      'a: b',
    )
  const problems = await problemsAfter(put)
  expect(problems.filter((each) => !each.includes('unused-media'))).toEqual([
    `content/${name.replace('%', '\ufffd')}:1:1 unreadable-name`,
  ])
})

test.each([
  ['readdir', ['media', 'news', 'pages']],
  ['readFile', ['.svg']],
] as const)('that the system opens no more files is no fault of the content: %s', async (method, names) => {
  const content = await contentFolder()
  const original = fs[method] as (...given: unknown[]) => Promise<never>
  vi.spyOn(fs, method).mockImplementation(async (...given: unknown[]) => {
    if (!names.some((name) => String(given[0]).endsWith(name))) return original(...given)
    throw Object.assign(new Error('too many'), { code: 'EMFILE' })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const thrown = await compile(siteOf(content)).catch((error) => error)
  expect(explainDiskFault(thrown)).toContain('nicht mehr offene Dateien')
})

describe('a picture', () => {
  const asLogo = { 'site.yaml': replace('logo: logo.svg', 'logo: riese.png') }
  const codes = (problems: string[]) =>
    problems
      .filter((each) => !each.includes('unused-media'))
      .map((each) => each.replace('content/', ''))

  test('of three gigabytes is told by its size, and only so', async () => {
    const problems = await problemsAfter(sized('media/riese.png', 3_000_000_000), asLogo)
    expect(codes(problems)).toEqual(['media/riese.png:1:1 huge-media'])
  })

  test('of billions of pixels is told by them', async () => {
    const png = Buffer.alloc(33)
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
    png.write('IHDR', 12)
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    png.set([8, 2, 0, 0, 0, 0xff, 0xff, 0xff, 0xff], 24)
    expect(codes(await problemsOf({ 'media/riese.png': png, ...asLogo }))).toHaveLength(1)
  })

  const tall = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a86432' } })
      .jpeg()
      .toBuffer()

  test('that is too tall to be published is told so', async () => {
    const problems = await problemsOf({ 'media/riese.png': await tall(100, 17_000), ...asLogo })
    expect(codes(problems)).toEqual(['media/riese.png:1:1 too-tall'])
  })

  test('that is just not too tall is no problem', async () => {
    const problems = await problemsOf({ 'media/riese.png': await tall(100, 16_383), ...asLogo })
    expect(codes(problems)).toEqual([])
  })

  test('that is cut off is told where it is shown', async () => {
    const whole = await tall(900, 600)
    const problems = await problemsOf({ 'media/riese.png': whole.subarray(0, 200), ...asLogo })
    expect(codes(problems)).toEqual(['site.yaml:31:7 unreadable-media'])
  })
})

describe('a drawing is none', () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
  const doubled = Array.from(
    { length: 40 },
    (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`,
  )
  test.each<[string, string | Uint8Array]>([
    [
      'that draws a billion things',
      svg(`<path id="a0" d="M0 0h9"/>${doubled.join('')}<use href="#a40"/>`),
    ],
    ['of more text than a drawing has', svg(`<path d="M0 0${'l1 1'.repeat(300_000)}"/>`)],
    ['that is compressed, as browsers would have to be told', gzipSync(svg('<path d="M0 0h9"/>'))],
    ['with groups without end', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
  ])('%s', async (_, drawing) => {
    expect(await problemsOf({ 'media/logo.svg': drawing })).toEqual([
      'content/site.yaml:31:7 unreadable-media',
    ])
  })
})
