import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SiteFile } from '../../scripts/content/emit.ts'
import { openSiteWriter } from '../../scripts/output/site-writer.ts'
import { writeIcons } from '../../scripts/prerender/icons.ts'
import { BAKERY, compileWith, emptyFolder } from '../workspace.ts'

test('the favicon is the site’s own icon, in three sizes', async () => {
  const { site } = await compileWith()
  if (!site) throw new Error('The bakery has problems')
  const folder = await emptyFolder()
  const url = site.shell.icon.url
  const media = [{ url, location: path.join(BAKERY, 'media/logo.svg'), hash: '' }]
  await writeIcons({ ...site, media } as unknown as SiteFile, openSiteWriter(folder))

  // ICO: a header of 6 bytes, then 16 bytes for each picture: its size, …, its length and offset.
  const ico = await fs.readFile(path.join(folder, 'favicon.ico'))
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
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
