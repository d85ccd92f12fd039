import { expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, read, site, visit } from './harness.ts'
import { hold } from './hold.ts'

const PAGE = '/bathroom'

it('compares two pictures by keyboard and by buttons, without dragging', async () => {
  const { page, complaints } = await visit(PAGE, desktop)
  const slider = page.getByRole('slider')
  const cut = () =>
    page.locator('.before-after__later').evaluate((element) => getComputedStyle(element).clipPath)
  // One lies over the other, cut where the slider stands.
  const [before, after] = await Promise.all(
    (await page.locator('.before-after img').all()).map((picture) => picture.boundingBox()),
  )
  expect(after).toEqual(before)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider.inputValue()).toBe('55')
  await expect.poll(cut).toContain('45%')
  await page.getByRole('button', { name: 'Nur vorher' }).click()
  await expect.poll(() => slider.inputValue()).toBe('0')
  await page.getByRole('button', { name: 'Nur nachher' }).click()
  await expect.poll(() => slider.inputValue()).toBe('100')
  expect(complaints).toEqual([])
})

it.each([
  ['phone', phone],
  ['desktop', desktop],
])('moves nothing below it when the app comes, and stays where it was put before, on a %s', async (_, device) => {
  const { page } = await newVisitor(device)
  const release = await hold(page, /\/assets\/[^/]*\.js$/)
  await page.goto(site + PAGE)
  const top = () =>
    page
      .locator('.block--before-after + .block')
      .evaluate((next) => next.getBoundingClientRect().top + scrollY)
  const before = await top()
  const slider = page.getByRole('slider')
  await slider.press('ArrowRight')
  release()
  await hydrated(page)
  expect(await top()).toBe(before)
  expect(await slider.inputValue()).toBe('55')
  const share = () =>
    page
      .locator('.before-after')
      .evaluate((pair) => (pair as HTMLElement).style.getPropertyValue('--share'))
  await expect.poll(share).toBe('55%')
})

it('shows both beside each other where the app does not come', async () => {
  const { page } = await newVisitor(desktop)
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())
  await page.goto(site + PAGE)
  await page.mouse.wheel(0, 10)
  const slider = page.getByRole('slider')
  await expect.poll(() => slider.count()).toBe(0)
  const [before, after] = await Promise.all(
    (await page.locator('.before-after img').all()).map((picture) => picture.boundingBox()),
  )
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
})

it('shows both with their captions without JavaScript', async () => {
  const page = await read(PAGE)
  expect(await page.locator('.before-after img').count()).toBe(2)
  expect(await page.locator('.before-after figcaption').allTextContents()).toHaveLength(2)
  expect(await page.getByRole('slider').count()).toBe(0)
})

it('breaks no word of its buttons on a phone with letters twice as large', async () => {
  const { page } = await visit(PAGE, phone)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const lines = await page.locator('.before-after__controls > button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      const isInside = button.getBoundingClientRect().right <= innerWidth
      return isInside && new Set([...range.getClientRects()].map(({ top }) => top)).size
    }),
  )
  expect(lines.map((count) => count === 1 || count === 2)).toEqual([true, true])
})

it('stays as it is where somebody only scrolls the page from its slider', async () => {
  const { page } = await visit(PAGE, phone)
  const slider = page.getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  const finger = { x: x + width / 5, y: y + height / 2 }
  const devtools = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: (typeof finger)[]
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const before = await page.evaluate(() => scrollY)
  await touch('touchStart', finger)
  for (const way of [20, 60, 120]) await touch('touchMove', { ...finger, y: finger.y - way })
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expect.poll(() => slider.inputValue()).toBe('50')
})
