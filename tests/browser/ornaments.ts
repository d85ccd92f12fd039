import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

/** Where the style sheets of the theme's ornaments lie. */
export const ORNAMENTS = path.join(import.meta.dirname, '../../src/styles/theme/ornament')

/** Gives a page, which may have no scripts, one more ornament. */
export const putOn = async (page: Page, sheet: string) => {
  const style = await fs.readFile(path.join(ORNAMENTS, sheet), 'utf8')
  await page.locator('head').evaluate((head, css) => {
    const element = document.createElement('style')
    element.textContent = css
    head.append(element)
  }, style)
}
