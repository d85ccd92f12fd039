// @module-tag long
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plain } from '../../src/content/text/plain.ts'
import { desktop, hydrated, newVisitor, site, visit, withoutScript } from './harness.ts'
import { allWords, linksOf, words } from './parts.ts'

const topic = (page: Page) => page.getByLabel('Thema')
const message = (page: Page) => page.getByLabel('Nachricht')
const placeholder = (page: Page) => message(page).getAttribute('placeholder')

const PROJECT = 'Erzählen Sie uns von Ihrem Projekt...'

/** The topic that is chosen when a link to the form carries `inquiry`. */
const chosenFor = async (page: Page, inquiry: string): Promise<string> => {
  await page.goto(`${site}/contact?inquiry=${inquiry}`)
  await hydrated(page)
  // What the app does once it has taken over is on the screen with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return topic(page).inputValue()
}

const chosenForAll = async (inquiries: string[]): Promise<Record<string, string>> => {
  const { page } = await newVisitor(desktop)
  const chosen: Record<string, string> = {}
  for (const inquiry of inquiries) chosen[inquiry] = await chosenFor(page, inquiry)
  return chosen
}

describe('the topic of the contact form', () => {
  it('is preselected by the six inquiries of the specification', async () => {
    const expected = {
      renovation: 'sanierung',
      heating: 'heizung',
      bathroom: 'badezimmer',
      electrical: 'elektrik',
      jobs: 'jobs',
      other: 'other',
    }
    expect(await chosenForAll(Object.keys(expected))).toEqual(expected)
  })

  it('stays empty for an unknown inquiry, an empty one, and without one', async () => {
    expect(await chosenForAll(['roofing', '', '%3Cscript%3E', '%E0%A4%A'])).toEqual({
      roofing: '',
      '': '',
      '%3Cscript%3E': '',
      '%E0%A4%A': '',
    })
    const { page } = await visit('/contact', desktop)
    expect(await topic(page).inputValue()).toBe('')
    expect(await words(topic(page).locator('option:checked'))).toBe('Bitte wählen Sie eine Option')
  })

  it('is also found by the labels that links may carry, encoded either way', async () => {
    const expected = {
      'Heating%20system': 'heizung',
      'Bathroom+renovation': 'badezimmer',
      'Electrical%20services': 'elektrik',
      Renovations: 'sanierung',
      Heizsystem: 'heizung',
      Badsanierung: 'badezimmer',
      'Elektrische%20Dienstleistungen': 'elektrik',
      Sanierungen: 'sanierung',
      'Geb%C3%A4udesanierung': 'sanierung',
      Wartungsdienstleistungen: 'heizung',
      Energieberatung: 'sanierung',
      'Allgemeine+Anfrage': 'other',
    }
    expect(await chosenForAll(Object.keys(expected))).toEqual(expected)
  })

  it('changes with the select, and with another link to the form', async () => {
    const { page } = await visit('/contact?inquiry=heating', desktop)
    await topic(page).selectOption('Badezimmer')
    expect(await topic(page).inputValue()).toBe('badezimmer')

    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await page.getByRole('link', { name: 'Jetzt bewerben', exact: true }).first().click()
    await page.waitForURL(`${site}/contact?inquiry=jobs`)
    await expect.poll(() => topic(page).inputValue()).toBe('jobs')
  })

  it.each([
    ['elek', 'elektrik'],
    // So does the placeholder begin, which is no topic.
    ['b', 'badezimmer'],
  ])('is found by typing its first letters: %s', async (letters, id) => {
    const { page } = await visit('/contact', desktop)
    await topic(page).focus()
    await page.keyboard.type(letters)
    expect(await topic(page).inputValue()).toBe(id)
  })
})

describe('the placeholder of the message', () => {
  it('asks applicants for career, availability and references, others for their project', async () => {
    const { page } = await visit('/contact?inquiry=heating', desktop)
    expect(await placeholder(page)).toBe(PROJECT)
    await topic(page).selectOption('jobs')
    expect(await placeholder(page)).toMatch(/Werdegang.*Verfügbarkeit.*Referenzen/)
    await topic(page).selectOption('other')
    expect(await placeholder(page)).toBe(PROJECT)
  })
})

describe.each([
  ['with JavaScript', desktop],
  ['without JavaScript', { ...desktop, ...withoutScript }],
])('the contact page %s', (_, options) => {
  it('asks for name, e-mail and message, and offers six topics', async () => {
    const { page } = await visit('/contact', options)
    const form = page.getByRole('main').locator('form')
    const needed = form.locator(':scope > .form-field')
    const fields = await needed.locator('input:visible, select, textarea').all()
    const described = fields.map((field) =>
      field.evaluate((element: HTMLInputElement) => ({
        label: element.labels?.[0]?.textContent?.replace(/\s+/g, ' ').trim(),
        name: element.name,
        type: element.type,
        required: element.required,
        limited: element.hasAttribute('maxlength'),
        placeholder: element.placeholder,
      })),
    )
    expect(await Promise.all(described)).toEqual([
      {
        label: 'Name Pflichtfeld',
        name: 'name',
        type: 'text',
        required: true,
        limited: false,
        placeholder: 'Ihr vollständiger Name',
      },
      {
        label: 'E-Mail Pflichtfeld',
        name: 'email',
        type: 'email',
        required: true,
        limited: false,
        placeholder: expect.stringContaining('@'),
      },
      {
        label: 'Thema',
        name: 'inquiryType',
        type: 'select-one',
        required: false,
        limited: false,
      },
      {
        label: 'Nachricht Pflichtfeld',
        name: 'message',
        type: 'textarea',
        required: true,
        limited: false,
        placeholder: PROJECT,
      },
    ])

    const choices = await topic(page)
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) =>
        all.filter(({ hidden }) => !hidden).map(({ value, label }) => [value, label]),
      )
    expect(choices).toEqual([
      ['sanierung', 'Sanierung'],
      ['heizung', 'Heizung'],
      ['badezimmer', 'Badezimmer'],
      ['elektrik', 'Elektrik'],
      ['jobs', expect.stringMatching(/^Jobs/)],
      ['other', expect.stringMatching(/\S/)],
    ])
  })

  it('shows address, phone, the line for emergencies, e-mail and opening hours', async () => {
    const { page } = await visit('/contact', options)
    const details = page.locator('.contact__details')
    const text = (await allWords(details)).join(' ')
    expect(text).toContain('59590 Ahlenfeld')
    expect(text).toMatch(/Mo–Do 8:00–12:00 Uhr und 13:00–17:00 Uhr/)
    expect(text).toMatch(/Fr 8:00–12:00 Uhr/)
    expect(plain(text)).toMatch(/Heizung aus\? Jetzt anrufen.*Mo–So 6:00–22:00 Uhr/)
    const links = await Promise.all((await details.all()).map(linksOf))
    expect(links.flat().map(([, target]) => target)).toEqual([
      expect.stringMatching(/^tel:\+49/),
      expect.stringMatching(/^tel:\+49/),
      expect.stringMatching(/^mailto:/),
      `https://www.openstreetmap.org/search?query=${encodeURIComponent('Werkstraße 1–3, 59590 Ahlenfeld')}`,
      '/company.vcf',
    ])
  })
})

it('has phone and address on one panel in a wide window, without a hairline between them', async () => {
  const { page } = await visit('/contact', { ...desktop, ...withoutScript })
  for (const width of [960, 1000, 1280, 1500]) {
    await page.setViewportSize({ width, height: 800 })
    const [phone, others] = await page
      .locator('.contact__details')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    // Between round edges that only touch, the ground behind them shines through.
    expect(others?.top, `at ${width}`).toBeLessThanOrEqual((phone?.bottom ?? 0) - 0.9)
  }
})

describe('the opening hours', () => {
  it('stand in two columns, and no line breaks inside a time', async () => {
    const { page } = await visit('/contact', { ...desktop, ...withoutScript })
    for (const width of [320, 340, 360, 390, 430, 768, 1000, 1100, 1280, 1500]) {
      await page.setViewportSize({ width, height: 800 })
      const rows = page.locator('.contact__hours p > span:last-child')
      const lefts = await rows.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left),
      )
      expect(new Set(lefts).size, `columns at ${width}`).toBe(1)
      const offsets = await page.locator('.contact__hours p').evaluateAll((all) =>
        all.map((row) => {
          const [first, last] = [row.firstElementChild, row.lastElementChild]
          return (
            (first?.getBoundingClientRect().top ?? 0) - (last?.getBoundingClientRect().top ?? 0)
          )
        }),
      )
      for (const offset of offsets) expect(Math.abs(offset), `rows at ${width}`).toBeLessThan(0.5)
      const ranges = page.locator('.contact__range')
      const lines = await ranges.evaluateAll((all) => all.map((one) => one.getClientRects().length))
      expect(new Set(lines), `lines at ${width}`).toEqual(new Set([1]))
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    }
  })
  it('stand in two columns too where some days have a long name', async () => {
    const { page } = await visit('/contact', { ...desktop, ...withoutScript })
    const days = page.locator('.contact__hours p > span:first-child')
    await days.first().evaluate((one) => {
      one.textContent = 'Mo–Di, Do–Fr'
    })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const rows = page.locator('.contact__hours p > span:last-child')
      const lefts = await rows.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left),
      )
      expect(new Set(lefts).size, `columns at ${width}`).toBe(1)
    }
  })
})
