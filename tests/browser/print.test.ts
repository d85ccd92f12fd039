import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, moving, visit } from './harness.ts'

const print = (page: Page) => page.emulateMedia({ media: 'print' })

describe('on paper', () => {
  it.each([
    ['/', '.hero__picture', '.hero__control'],
    ['/portfolio', '.block--portfolio h2, .block--portfolio h3', '.portfolio__filter'],
    ['/contact', '.contact__hours', '.contact__form'],
  ])('%s has what is read and nothing to press', async (path, read, pressed) => {
    const { page } = await visit(path, { ...desktop, ...moving })
    await page.locator(pressed).waitFor()
    await print(page)
    await page.locator(pressed).waitFor({ state: 'hidden' })
    expect(await page.locator(read).first().isVisible()).toBe(true)
    expect(await page.locator('main button:visible, main form:visible').count()).toBe(0)
  })

  it('jobs are unfolded', async () => {
    const { page } = await visit('/jobs', desktop)
    await print(page)
    const task = page.locator('details li').first()
    await expect.poll(() => task.evaluate((element) => element.checkVisibility())).toBe(true)
  })
})
