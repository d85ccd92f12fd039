import type { Page } from 'playwright-core'

/**
 * Keeps requests waiting as a slow connection does.
 *
 * @returns lets them through
 */
export const hold = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
