import type { Page } from 'playwright-core'
import { hydrated, newVisitor, phone, site } from './harness.ts'

/** The home page on a phone whose clock stands still, with the menu open. */
export const visitAtRest = async (): Promise<Page> => {
  const { page } = await newVisitor(phone)
  await page.clock.install({ time: 0 })
  await page.goto(site)
  await hydrated(page)
  await page.clock.pauseAt(600_000)
  await page.getByRole('button', { name: 'Menü' }).tap()
  return page
}

/** Lets a time pass, and what it sets off happen. */
export const pass = async (page: Page, milliseconds: number): Promise<void> => {
  await page.clock.runFor(milliseconds)
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
}
