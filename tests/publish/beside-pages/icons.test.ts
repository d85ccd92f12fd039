import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { iconFile, WEB_MANIFEST } from '../../../scripts/addresses/own-files.ts'
import { sha256 } from '../../../scripts/machine/digest.ts'
import { iconOf, writeIcons } from '../../../scripts/publish/beside-pages/icons.ts'
import { openSiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import type { PublishedSite } from '../../../scripts/publish/published-site.ts'
import { BAKERY, compileWith, emptyFolder } from '../../workspace.ts'

const PAPER = { r: 0xff, g: 0xf8, b: 0xee }
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z" fill="#0000ff"/></svg>'

const siteWith = (location: string, drawing = DRAWING) =>
  ({
    media: [
      {
        location,
        hash: sha256(Buffer.from(drawing)),
        isPhotograph: false,
        addresses: ['/media/icon.svg'],
      },
    ],
    theme: { paper: '#fff8ee' },
    shell: { icon: { url: '/media/icon.svg' }, company: { name: 'Backhaus' }, language: 'de' },
  }) as unknown as PublishedSite

/** Colour of a pixel, counted in shares of the width and height. */
const colourAt = async (file: string, x: number, y: number) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return { r: data[at], g: data[at + 1], b: data[at + 2] }
}

describe('app icons', () => {
  let folder: string
  const write = async (drawing = DRAWING) => {
    folder = await emptyFolder()
    const location = path.join(folder, 'icon.svg')
    await fs.writeFile(location, drawing)
    await writeIcons(siteWith(location, drawing), openSiteWriter(folder))
  }

  test.each([
    180, 192, 512,
  ])('of %i pixels have the drawing in their middle, on paper', async (size) => {
    await write()
    const file = path.join(folder, `app-icons/${size}.png`)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    expect(await colourAt(file, 0.5, 0.5)).toEqual({ r: 0, g: 0, b: 255 })
    // A drawing twice as wide as high keeps its shape, and leaves the corners to the system.
    expect(await colourAt(file, 0.2, 0.5)).toEqual({ r: 0, g: 0, b: 255 })
    expect(await colourAt(file, 0.5, 0.25)).toEqual(PAPER)
    expect(await colourAt(file, 0.08, 0.5)).toEqual(PAPER)
  })

  test('are drawn of a drawing of any size', async () => {
    await write(DRAWING.replace('<svg', '<svg width="4000" height="2000"'))
    expect(await colourAt(path.join(folder, 'app-icons/192.png'), 0.5, 0.5)).toEqual({
      r: 0,
      g: 0,
      b: 255,
    })
  })

  test('stand in the manifest under the name of the company', async () => {
    await write()
    const manifest = JSON.parse(await fs.readFile(path.join(folder, WEB_MANIFEST), 'utf8'))
    expect(manifest).toMatchObject({ name: 'Backhaus', lang: 'de', background_color: '#fff8ee' })
    expect(manifest.icons).not.toEqual([])
    for (const { src, sizes } of manifest.icons) {
      const { width } = await sharp(path.join(folder, src)).metadata()
      expect(sizes).toBe(`${width}x${width}`)
    }
    await expect(fs.access(path.join(folder, iconFile(180)))).resolves.toBeUndefined()
  })
})

test('an icon that is not published is a fault of ours', () => {
  const site = siteWith('/nowhere')
  expect(() => iconOf({ ...site, media: [] })).toThrow('/media/icon.svg')
})

test('the favicon is the site’s own icon, in three sizes', async () => {
  const { site } = await compileWith()
  if (!site) throw new Error('The bakery has problems')
  const folder = await emptyFolder()
  const url = site.shell.icon.url
  const location = path.join(BAKERY, 'media/logo.svg')
  const media = [{ addresses: [url], location, hash: sha256(await fs.readFile(location)) }]
  await writeIcons({ ...site, media } as unknown as PublishedSite, openSiteWriter(folder))

  // ICO: a header of 6 bytes, then 16 bytes for each picture: its size, …, its length and offset.
  const ico = await fs.readFile(path.join(folder, 'favicon.ico'))
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    // Planes of colour, and bits for each pixel.
    expect([entry.readUInt16LE(4), entry.readUInt16LE(6)]).toEqual([1, 32])
    const picture = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect([entry[0], entry[1], picture.width, picture.height, picture.format]).toEqual([
      size,
      size,
      size,
      size,
      'png',
    ])
  }
})
