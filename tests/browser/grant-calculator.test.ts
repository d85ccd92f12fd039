// @module-tag long
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site, visit, withoutScript } from './harness.ts'
import { hold } from './hold.ts'
import { section, words } from './parts.ts'

const PAGE = '/renovation'
const TITLE = 'Was Sie für die neue Heizung bekommen'
const CASE =
  '?system=waermepumpe&heizung=oel&wohnungen=1&kosten=32.000&selbst=ja&einkommen=60000&kinder=0&datum=2026-11-22'

const calculator = (page: Page) => section(page, TITLE)
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const amount = (page: Page) => words(page.locator('output b'))

/** Opens the calculator; its form comes after the app. */
const open = async (query = '', options = desktop, today = '2026-11-22') => {
  const visitor = await newVisitor(options)
  await visitor.page.clock.setFixedTime(`${today}T10:00:00+01:00`)
  await visitor.page.goto(site + PAGE + query)
  await hydrated(visitor.page)
  await field(visitor.page, 'kosten').waitFor()
  return visitor
}

describe('an address with answers', () => {
  it('keeps them while somebody asks another block of the page, and that one keeps its own', async () => {
    const { page } = await open(CASE)
    await page.getByLabel('Ort oder Postleitzahl').fill('Lippstadt')
    await expect.poll(() => page.url()).toContain('ort=Lippstadt')
    expect(await amount(page)).toBe('12.880 €')
    await field(page, 'kosten').fill('30.000')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('kosten=30.000')
    expect(page.url()).toContain('ort=Lippstadt')
  })

  it('shows the grant, its share, every rule with its days, and how long they last', async () => {
    const { page, complaints } = await open(CASE)
    expect(await amount(page)).toBe('12.880 €')
    expect(await words(page.locator('output'))).toContain('46 % der')
    const text = await words(calculator(page))
    expect(text).toContain('Noch 70 Tage: danach 12 % statt 16 %.')
    expect(text).toContain('Noch 39 Tage: danach 15 % statt 30 %.')
    expect(text).toContain('Bis 31. Dezember 2026. Danach 15 %.')
    expect(text).not.toContain('statt 0 %')
    expect(text).toContain('Seit 21. Juli 2026, bis 31. Januar 2027.')
    expect(text).toContain('Noch 70 Tage: danach 27.250 € statt 28.000 €.')
    expect(text).toContain('Quelle:')
    expect(text).toContain('Erst der Vertrag, der nur mit der Zusage gilt, dann der Antrag')
    // The office's remark is not for visitors, nor in what their browsers load.
    expect(text).not.toContain('nachgelesen')
    const { origin, pathname } = new URL(page.url())
    const later = await page.request.get(`${origin}${pathname}/index.later.json`)
    expect(await later.text()).not.toContain('nachgelesen')
    expect(complaints).toEqual([])
  })

  it('leaves no rule of another day behind, where two of them begin on one', async () => {
    const later = CASE.replace('wohnungen=1', 'wohnungen=2').replace('2026-11-22', '2030-09-01')
    const { page } = await open(later, desktop, '2030-09-01')
    const costs = calculator(page).locator('.calculator__lines tbody tr').first()
    await expect.poll(() => words(costs)).toContain('Seit 1. August 2030.')
    await field(page, 'datum').fill('2030-07-01')
    await page.keyboard.press('Enter')
    await expect.poll(() => words(costs)).toContain('bis 31. Juli 2030')
    expect(await words(costs)).not.toContain('Seit 1. August 2030.')
  })

  it('prints the result without the questions', async () => {
    const { page } = await open(CASE)
    await page.locator('.calculator__result table').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.calculator__lines').isVisible()).toBe(true)
    expect(await page.locator('output b').isVisible()).toBe(true)
    expect(await field(page, 'kosten').isVisible()).toBe(false)
  })

  it.each([320, 360])('shows every figure on a phone of %i pixels', async (width) => {
    const { page } = await newVisitor({ viewport: { width, height: 640 } })
    await page.goto(site + PAGE + CASE)
    await hydrated(page)
    const result = page.locator('.calculator__result')
    await result.locator('table').waitFor()
    const ends = await result
      .locator('caption, th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
    const box = await result.boundingBox()
    expect(Math.max(...ends)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
  })

  it('holds for its day', async () => {
    const { page } = await open(CASE.replace('2026-11-22', '2028-08-01'))
    expect(await amount(page)).toBe('3.750 €')
    expect(await words(page.locator('output'))).toContain('15 % der')
    expect(await words(calculator(page))).toContain('Ohne Angabe zur Herkunft')
  })

  it.each([
    ['2026-11-22', '2027-03-01', 'bis 31. Juli 2027. Danach 8 % statt 12 %.'],
    ['2026-11-22', '2028-05-01', 'bis 31. Juli 2028. Danach nichts mehr.'],
    ['2027-01-30', '2026-11-22', 'Noch bis morgen: danach 12 % statt 16 %.'],
    ['2027-01-31', '2027-01-31', 'Nur noch heute: danach 12 % statt 16 %.'],
  ])('counts days that are left from today, %s, not from %s', async (today, day, sentence) => {
    const { page } = await open(CASE.replace('2026-11-22', day), desktop, today)
    expect(await words(calculator(page))).toContain(sentence)
  })

  it('counts them anew in a tab that stays open over night', async () => {
    const { page } = await newVisitor(desktop)
    await page.clock.install({ time: '2027-01-31T23:58:00+01:00' })
    await page.goto(site + PAGE + CASE.replace('&datum=2026-11-22', ''))
    await hydrated(page)
    await field(page, 'datum').waitFor()
    expect(await words(calculator(page))).toContain('Nur noch heute: danach 12 % statt 16 %.')
    await page.clock.runFor(300_000)
    expect(await field(page, 'datum').inputValue()).toBe('2027-02-01')
    expect(await words(calculator(page))).not.toContain('Nur noch heute')
  })

  it('says where the rules leave something open', async () => {
    const { page } = await open(
      CASE.replace('wohnungen=1', 'wohnungen=2').replace('32.000', '50.000'),
    )
    expect(await amount(page)).toBe('16.340 €')
    expect(await words(calculator(page))).toContain('wir nehmen den niedrigeren Betrag')
  })

  it.each([
    ['kosten=32.000', 'kosten=', 'kosten', 'Bitte tragen Sie ein, was die neue Heizung kostet.'],
    ['kosten=32.000', 'kosten=viel', 'kosten', 'Bitte einen Betrag in Euro'],
    ['wohnungen=1', 'wohnungen=0', 'wohnungen', 'von 1 bis 1.000'],
    ['einkommen=60000', 'einkommen=reich', 'einkommen', 'Bitte einen Betrag in Euro'],
    ['kosten=32.000', 'kosten=32,5', 'kosten', 'Meinen Sie 32.500 €?'],
    ['einkommen=60000', 'einkommen=60', 'einkommen', 'Meinen Sie 60.000 €?'],
    ['einkommen=60000', 'einkommen=800', 'einkommen', 'Unter 1.000 € genügt 0.'],
    ['2026-11-22', '2020-05-01', 'datum', 'nur für Anträge ab 27. Februar 2024'],
    ['heizung=oel', 'heizung=', 'heizung', 'Bitte wählen Sie eine Antwort.'],
    ['selbst=ja', 'selbst=constructor', 'selbst', 'Bitte wählen Sie eine Antwort.'],
  ])('with %s as %s says so at the field, and keeps the rest', async (right, wrong, name, fault) => {
    const { page } = await open(CASE.replace(right, wrong))
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true')
    const id = (await field(page, name).getAttribute('aria-describedby'))?.split(' ').at(-1)
    expect(await words(page.locator(`#${id}`))).toContain(fault)
    expect(await words(page.locator('output'))).toBe('')
    const [other = '', value] = name === 'kosten' ? ['einkommen', '60000'] : ['kosten', '32.000']
    expect(await field(page, other).inputValue()).toBe(value)
  })
})

describe('the form', () => {
  it('says of half a day that it is none, and works nothing out for today', async () => {
    const { page } = await open(CASE)
    await field(page, 'datum').fill('')
    await field(page, 'datum').focus()
    await page.keyboard.type('0102')
    await page.getByRole('button', { name: 'Zuschuss berechnen' }).click()
    await expect.poll(() => words(calculator(page))).toContain('Bitte einen Tag wie 1.2.2027.')
    expect(await words(page.locator('output'))).toBe('')
    await field(page, 'datum').fill('2026-11-22')
    await page.keyboard.press('Enter')
    await expect.poll(() => amount(page)).toBe('12.880 €')
  })

  it('is filled in, worked out, and kept in the address', async () => {
    const { page } = await visit(PAGE, phone)
    await page.getByText('Mit Ihren Zahlen rechnen').click()
    await field(page, 'heizung').selectOption('oel')
    await field(page, 'kosten').fill('32.000,00 €')
    await field(page, 'einkommen').fill('38 000')
    await field(page, 'datum').fill('2026-11-22')
    await page.getByRole('button', { name: 'Zuschuss berechnen' }).click()
    await expect.poll(() => amount(page)).toBe('19.600 €')
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('kosten')).toBe('32.000,00 €')
    await page.reload()
    await expect.poll(() => amount(page)).toBe('19.600 €')
    expect(await field(page, 'einkommen').inputValue()).toBe('38 000')
  })

  it('says of a result that it is none once an answer is another, and nothing moves', async () => {
    const { page } = await open(CASE)
    const result = page.locator('.calculator__result')
    const gone = result.locator('[inert]')
    const height = () => result.evaluate((box) => box.clientHeight)
    const before = await height()
    await field(page, 'kosten').fill('30.000')
    await expect.poll(() => gone.count()).toBe(3)
    expect(await words(gone.last())).toContain('Mit diesem Ergebnis anfragen')
    expect(await words(result.getByRole('heading'))).toBe('Bitte neu berechnen')
    expect(await height()).toBe(before)
    // The same answer, as one writes it.
    await field(page, 'kosten').fill('32000')
    await expect.poll(() => gone.count()).toBe(0)
    await field(page, 'kosten').fill('viel')
    await expect.poll(() => gone.count()).toBe(3)
    await field(page, 'kosten').fill('30.000')
    await page.keyboard.press('Enter')
    await expect.poll(() => gone.count()).toBe(0)
    expect(await words(result.getByRole('heading'))).toBe('Ihr Zuschuss')
  })

  it('has screen readers say the grant once, from an element that was there before', async () => {
    const { page } = await open('', desktop)
    const live = calculator(page).locator('[aria-live], [role="status"], [role="alert"], output')
    expect(await live.allInnerTexts()).toEqual([''])
    await page.goto(site + PAGE + CASE)
    await page.locator('output b').waitFor()
    expect(await live.allInnerTexts()).toEqual([
      '12.880\u00a0€\n46\u00a0% der anrechenbaren Kosten',
    ])
  })

  it('asks where the heat pump comes from on days on which it matters, and what fits the house', async () => {
    const { page } = await open('', desktop)
    await field(page, 'datum').fill('2026-12-31')
    expect(await field(page, 'herkunft').count()).toBe(0)
    const top = () => field(page, 'datum').evaluate((input) => input.getBoundingClientRect().top)
    const before = await top()
    await field(page, 'datum').fill('2027-01-01')
    await field(page, 'herkunft').waitFor()
    expect(await top()).toBe(before)
    await field(page, 'system').selectOption('biomasse')
    await expect.poll(() => field(page, 'herkunft').count()).toBe(0)
    await field(page, 'selbst').selectOption('nein')
    await expect.poll(() => field(page, 'einkommen').count()).toBe(0)
  })

  it('knows what was typed when it asks again, as who compares living there and letting does', async () => {
    const { page } = await open(CASE)
    await field(page, 'einkommen').fill('38000')
    await field(page, 'selbst').selectOption('nein')
    await page.getByRole('button', { name: 'Zuschuss berechnen' }).click()
    await expect.poll(() => amount(page)).toBe('8.400 €')
    await field(page, 'selbst').selectOption('ja')
    expect(await field(page, 'einkommen').inputValue()).toBe('38000')
    await page.getByRole('button', { name: 'Zuschuss berechnen' }).click()
    await expect.poll(() => amount(page)).toBe('19.600 €')
  })

  it('leads to the first field that is wrong', async () => {
    const { page } = await open()
    await field(page, 'heizung').selectOption('oel')
    // Below the costs on the page.
    await field(page, 'wohnungen').fill('0')
    await page.getByRole('button', { name: 'Zuschuss berechnen' }).click()
    await expect.poll(() => field(page, 'kosten').getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('kosten')
  })

  it('takes the result along into the message', async () => {
    const { page } = await open(CASE)
    await page.getByRole('link', { name: 'Mit diesem Ergebnis anfragen' }).click()
    await page.locator('[name="message"]').waitFor()
    const message = () => page.locator('[name="message"]').inputValue()
    await expect.poll(message).toContain('12.880')
    expect(await message()).toContain(`${site}${PAGE}?system=waermepumpe`)
  })
})

it('is a table of typical cases without JavaScript, worked out for the day', async () => {
  const { page } = await newVisitor(withoutScript)
  await page.goto(site + PAGE)
  const rows = await calculator(page).getByRole('row').allTextContents()
  expect(rows.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
    'FallAnteilZuschuss',
    'Ölheizung raus, 60.000 € Einkommen46 %12.880 €',
    'Ölheizung raus, 38.000 € Einkommen70 %19.600 €',
    'Gasheizung von 2015, 60.000 € Einkommen30 %8.400 €',
    'Drei Wohnungen, alle vermietet30 %17.400 €',
  ])
  expect(await words(calculator(page))).toContain('Beispiele für Anträge bis 31. Dezember 2026')
  expect(await calculator(page).locator('form').count()).toBe(0)
})

it.each([
  ['a phone', 'the app', phone, /assets\/main-/],
  ['a desktop', 'the app', desktop, /assets\/main-/],
  ['a phone', 'its own code', phone, /assets\/Calculator-/],
  ['a desktop', 'its own code', desktop, /assets\/Calculator-/],
])('on %s leaves neither a fold nor a gap where %s can’t be had', async (_, __, device, code) => {
  const { page } = await newVisitor(device)
  await page.route(code, (route) => route.abort())
  await page.goto(site + PAGE)
  await page.mouse.wheel(0, 10)
  await page.locator('.grant-calculator__form').waitFor({ state: 'hidden' })
  expect(await calculator(page).getByRole('table').isVisible()).toBe(true)
})

it('asks for nothing before the app has come, and for nothing of others', async () => {
  const { page } = await newVisitor(desktop)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(site + PAGE)
  await hydrated(page)
  await field(page, 'kosten').waitFor()
  expect(asked.filter((url) => !url.startsWith(site))).toEqual([])
})

describe.each([
  ['phone', { ...phone, viewport: { width: 320, height: 700 } }],
  ['dark desktop', { ...desktop, colorScheme: 'dark' as const }],
])('on a %s', (_, options) => {
  it('has nothing that axe finds, and nothing that sticks out', async () => {
    for (const query of [CASE, CASE.replace('32.000', '')]) {
      const { page } = await open(query, options)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(
        (root) => (window as unknown as { axe: typeof axe }).axe.run(root),
        `#foerderrechner`,
      )
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide).toBe(false)
    }
  })
})

it('nothing moves when the form comes: who goes back would land beside where they were', async () => {
  const { page } = await newVisitor(desktop)
  const release = await hold(page, '**/assets/Calculator-*.js')
  await page.goto(site + PAGE)
  await hydrated(page)
  const height = () => calculator(page).evaluate((block) => block.clientHeight)
  await page.evaluate(() => document.fonts.ready)
  const before = await height()
  release()
  await field(page, 'kosten').waitFor()
  expect(await height()).toBe(before)
})
