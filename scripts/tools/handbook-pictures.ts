import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../browser.ts'
import { CATALOGUE_PATH } from '../dev/catalogue/catalogue-page.ts'
import { startDev } from '../dev/server.ts'
import { handbookFolder } from '../handbook/handbook-folder.ts'
import { pictureOf } from '../handbook/picture-of.ts'
import type { Site } from '../site/site.ts'

/** Wide enough for several columns; shown at half its size it stays readable. */
const VIEWPORT = { width: 1100, height: 700 }

/** A tall block is cut off: its beginning shows what it is. */
const HIGHEST = 900

/** Also those that are loaded only when they come near. */
const loadPictures = () =>
  Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    }),
  )

const photograph = async (page: Page, address: string, type: string): Promise<Buffer> => {
  await page.goto(`${address}${CATALOGUE_PATH}/${type}-1`)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(loadPictures)
  const box = await page.locator(`.block--${type}`).boundingBox()
  if (!box) throw new Error(`The block ${type} is not to be seen`)
  const height = Math.min(Math.ceil(box.height), HIGHEST)
  const shot = await page.screenshot({ fullPage: true, clip: { ...box, height } })
  return sharp(shot).resize({ width: 800 }).webp({ quality: 60, effort: 6 }).toBuffer()
}

/** Takes a picture of each block's first example. */
export const takePictures = async (site: Site): Promise<void> => {
  const server = await startDev(site, { port: 0, report: () => undefined })
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.goto(server.address + CATALOGUE_PATH)
  for (const { type } of site.model.blocks) {
    const file = path.join(handbookFolder, pictureOf(type))
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, await photograph(page, server.address, type))
  }
  await browser.close()
  await server.close()
}
