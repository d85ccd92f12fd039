import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, newVisitor, phone, site, visit, withoutScript } from './harness.ts'
import { putOn } from './ornaments.ts'

/** A list on a page as it is with so many entries: its last ones go, or come again. */
const listOf = async (path: string, selector: string, count: number, device = {}) => {
  const { page } = await newVisitor({
    viewport: { width: 1280, height: 800 },
    ...device,
    ...withoutScript,
  })
  await page.goto(site + path)
  const list = page.locator(selector)
  await list.evaluate((element, wanted) => {
    while (element.childElementCount > wanted) element.lastElementChild?.remove()
    while (element.childElementCount < wanted)
      element.append(element.lastElementChild?.cloneNode(true) ?? '')
  }, count)
  return list
}

const write = (place: Locator, text: string) =>
  place.evaluate((element, words) => {
    element.textContent = words
  }, text)

const linesOf = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const [text] = element.childNodes as unknown as Text[]
    const lines: string[] = []
    let last: number | undefined
    for (const [index, sign] of [...(text?.data ?? '')].entries()) {
      const range = document.createRange()
      range.setStart(text as Text, index)
      range.setEnd(text as Text, index + 1)
      const { top, width } = range.getBoundingClientRect()
      if (width > 0 && (last === undefined || top > last + 5)) {
        lines.push('')
        last = top
      }
      lines[lines.length - 1] += sign
    }
    return lines
  })

/** How much of its list's width an entry takes. */
const shareOf = (entry: Locator): Promise<number> =>
  entry.evaluate((element) => {
    const list = element.parentElement?.getBoundingClientRect().width ?? 0
    return element.getBoundingClientRect().width / list
  })

describe('an entry without a neighbour leaves no empty place', () => {
  it.each([1, 5])('among %i services', async (count) => {
    const list = await listOf('/', '.services--overview', count)
    expect(await shareOf(list.locator('> li').last())).toBeCloseTo(1)
  })

  it('but three services stand side by side', async () => {
    const list = await listOf('/', '.services--overview', 3)
    expect(await shareOf(list.locator('> li').last())).toBeCloseTo(0.32, 1)
  })

  it('but one service to be compared has its text beside its picture', async () => {
    const list = await listOf('/heating', '.services--folded', 1)
    expect(await shareOf(list.locator('> li'))).toBeCloseTo(1)
    const picture = await list.locator('.services__picture').boundingBox()
    expect(picture?.height).toBeLessThan(500)
  })

  it('and one reference has half of the row', async () => {
    const list = await listOf('/bathroom', '.references', 1)
    expect(await shareOf(list.locator('> li'))).toBeCloseTo(0.48, 1)
  })

  it('among five figures', async () => {
    const list = await listOf('/', '.stats__list', 5)
    const tops = await list
      .locator('> li')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top))
    expect(tops.at(-1)).toBe(tops.at(-2))
  })

  it.each([2, 4])('among %i voices', async (count) => {
    const list = await listOf('/', '.testimonials__list', count)
    expect(await shareOf(list.locator('> li').last())).toBeGreaterThan(0.7)
  })
})

describe('long figures', () => {
  it('leave room for what they stand for on a phone', async () => {
    const list = await listOf('/', '.stats__list', 3, phone)
    const entry = list.locator('> li').first()
    await write(entry.locator('.stats__value'), 'rund 12.000 Tonnen Ziegel')
    expect(await shareOf(entry.locator('.stats__label'))).toBeGreaterThan(0.4)
  })

  it('are not broken where a story has room for them', async () => {
    const list = await listOf('/impact', '.stories__list', 1)
    const value = list.locator('.stories__value')
    await write(value, '12.500 kWh')
    expect(await linesOf(value)).toEqual(['12.500 kWh'])
  })
})

it('services to be compared keep their names on a phone where no heading stands above them', async () => {
  const { page } = await visit('/heating', phone)
  const list = page.locator('.services--folded')
  await list.evaluate((element) => {
    for (const name of element.querySelectorAll('h3')) {
      const higher = document.createElement('h2')
      higher.textContent = name.textContent
      name.replaceWith(higher)
    }
  })
  expect(await list.locator('h2').first().isVisible()).toBe(true)
})

it('a text without picture has its title below the rule of the theme', async () => {
  const { page } = await newVisitor({ ...desktop, ...withoutScript, bypassCSP: true })
  await page.goto(`${site}/electrical/installation`)
  await putOn(page, 'rule.css')
  // The pipe of this site stands beside what it leads to; a rule is one of the things in the block.
  await page.locator('head').evaluate((head) => {
    const alone = '.ornate { padding: 0 } .ornate::before { position: static }'
    head.insertAdjacentHTML('beforeend', `<style>${alone}</style>`)
  })
  const text = page.locator('.feature__text', { hasText: 'E-Check vor Kauf' })
  const start = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().x)
  expect(await start(text.locator('h2'))).toBe(await start(text))
  expect(await start(text.locator('.rich'))).toBeGreaterThan(await start(text))
})

it.each([
  390, 1280,
])('a wide table in a text stays in its column of a window of %i', async (width) => {
  const { page } = await newVisitor({ viewport: { width, height: 844 }, ...withoutScript })
  await page.goto(`${site}/electrical/installation`)
  const text = page.locator('.feature__text', { hasText: 'E-Check vor Kauf' })
  await text.locator('.rich').evaluate((words) => {
    const cells = '<td>Jahresarbeitszahl</td>'.repeat(12)
    words.innerHTML = `<div class="table"><table><tr>${cells}</tr></table></div>`
  })
  const end = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right)
  expect(await end(text.locator('.table'))).toBeLessThanOrEqual(await end(text))
})

it('a long name leaves the arrow of its line its room', async () => {
  const { page } = await visit('/', phone)
  const title = page.locator('.values__title').first()
  await write(title, 'Wärmepumpenförderberatungsgespräche')
  const room = await title.evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const words = Math.max(...[...range.getClientRects()].map(({ right }) => right))
    const line = heading.parentElement?.querySelector('summary') ?? heading
    const arrow =
      Number.parseFloat(getComputedStyle(line, '::after').width) +
      Number.parseFloat(getComputedStyle(line).paddingInlineEnd)
    return line.getBoundingClientRect().right - arrow - words
  })
  expect(room).toBeGreaterThan(0)
})
