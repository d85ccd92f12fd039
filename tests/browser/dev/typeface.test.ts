import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()

/** The typefaces that a heading is drawn with, as far as the site brings them. */
const ownFaces = async (page: Page): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const selected = { nodeId: root.nodeId, selector: 'h1' }
  const { nodeId } = await devtools.send('DOM.querySelector', selected)
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

test('whoever chooses another typeface sees it, at once and after loading the page anew', async () => {
  const page = await bakery.open('/')
  await bakery.change('site.yaml', 'font: source-serif', 'font: archivo')
  await expect.poll(() => ownFaces(page)).toEqual([expect.stringContaining('Archivo')])
  await page.reload()
  await expect.poll(() => ownFaces(page)).toEqual([expect.stringContaining('Archivo')])
})
