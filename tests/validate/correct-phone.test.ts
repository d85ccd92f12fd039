import { describe, expect, test } from 'vitest'
import { correctPhone } from '../../scripts/validate/correct-phone.ts'
import { quoted } from '../../scripts/yaml/quote.ts'
import { PHONE, phoneHref } from '../../src/content/contact/phone.ts'
import { compileWith, replace } from '../workspace.ts'

describe('numbers with a country’s code are taken, and dialled as they are', () => {
  test.each([
    ['+49 2942 987654', 'tel:+492942987654'],
    ['+49 2942 98765-4', 'tel:+492942987654'],
    ['+49 2942 98765-0', 'tel:+492942987650'],
    ['+49 (2942) 987654', 'tel:+492942987654'],
    ['+49 2942/987654', 'tel:+492942987654'],
    ['+49 171 2345678', 'tel:+491712345678'],
    ['+43 1 2345678', 'tel:+4312345678'],
    ['+39 06 12345678', 'tel:+390612345678'],
  ])('%s', (phone, href) => {
    expect(PHONE.test(phone)).toBe(true)
    expect(phoneHref(phone)).toBe(href)
  })
})

describe('what is typed otherwise is refused, with the number to type instead', () => {
  test.each([
    ['+49 (0) 2942 987654', '+49 2942 987654'],
    ['+49(0)2942/98765-4', '+49 2942 98765-4'],
    ['+49 02942 987654', '+49 2942 987654'],
    ['+43 (0)1 2345678', '+43 1 2345678'],
    ['0049 2942 987654', '+49 2942 987654'],
    ['0049 (0) 2942 987654', '+49 2942 987654'],
    ['49 2942 987654', '+49 2942 987654'],
    ['492942987654', '+49 2942987654'],
    ['02942/98765-4', '+49 2942 98765-4'],
    ['02942 / 98765 - 4', '+49 2942 98765-4'],
    ['02942/98765–4', '+49 2942 98765-4'],
    ['(02942) 987654', '+49 2942 987654'],
    ['02942 98 76 54', '+49 2942 98 76 54'],
    ['0 29 42 / 98 76 54', '+49 29 42 98 76 54'],
    ['02942.987654', '+49 2942 987654'],
    ['02942\u00a0987654', '+49 2942 987654'],
    ['2942 987654', '+49 2942 987654'],
    ['Tel.: 02942 987654', '+49 2942 987654'],
    ['Telefon 02942 987654.', '+49 2942 987654'],
    ['0171-2345678', '+49 171-2345678'],
  ])('%s', (phone, expected) => {
    expect(PHONE.test(phone)).toBe(false)
    expect(correctPhone(phone)).toBe(expected)
    expect(PHONE.test(expected)).toBe(true)
  })
})

test.each([
  '445566',
  '44 55 66',
  '445566 (Frau Brandt)',
])('nobody can tell in which town %s is', (phone) => {
  expect(correctPhone(phone)).toBeUndefined()
})

describe('without a code it is called in the country of the company', () => {
  const inCountry = (country: string, phone: string) => (text: string) =>
    replace(
      'country: DE',
      `country: ${country}`,
    )(
      replace(
        '"+49 3573 000000"',
        `"${phone}"`,
      )(
        text
          .replaceAll(/"01968"/g, '"1010"')
          .replace('"01983"', '"1020"')
          .replace('  holidays: BB\n', ''),
      ),
    )
  test.each([
    ['AT', '0664 1234567', '+43 664 1234567'],
    ['AT', '+43 (0)664 1234567', '+43 664 1234567'],
    ['AT', '+43 0664 1234567', '+43 664 1234567'],
    ['AT', '0049 2942 987654', '+49 2942 987654'],
    ['CH', '044 123 45 67', '+41 44 123 45 67'],
    ['CH', '41 44 123 45 67', '+41 44 123 45 67'],
    ['LI', '02942 987654', '+49 2942 987654'],
  ])('%s: %s', async (country, phone, meant) => {
    const { problems } = await compileWith({ 'site.yaml': inCountry(country, phone) })
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ['format', `Schreiben Sie: phone: ${quoted(meant)}`],
    ])
  })

  test('and so is a link', async () => {
    const { problems } = await compileWith({
      'site.yaml': inCountry('AT', '+43 1 2345678'),
      'pages/home.yaml': replace('href: /sortiment', 'href: "tel:0664 1234567"'),
    })
    expect(problems.map(({ hint }) => hint)).toEqual(['Schreiben Sie: tel:+436641234567'])
  })
})

test('the check says which number to type', async () => {
  const wrong = { 'site.yaml': replace('"+49 3573 000000"', '"+49 (0) 2942/98765-4"') }
  const { problems } = await compileWith(wrong)
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['format', `Schreiben Sie: phone: ${quoted('+49 2942 98765-4')}`],
  ])
})

test.each([
  'auf Anfrage',
  '02942 987654 (Büro)',
  'Büro: 02942 987654',
  '02942 987654 Mo bis Fr',
  '02942 987654 oder 0171 2345678',
  '02942 987654, 0171 2345678',
  '112',
  '',
])('of “%s” no number is made', (phone) => {
  expect(correctPhone(phone)).toBeUndefined()
  expect(PHONE.test(phone)).toBe(false)
})

test.each([
  ['tel:+4902942987654', 'tel:+492942987654'],
  ['tel:02942987654', 'tel:+492942987654'],
  ['tel:+49 (0) 2942 987654', 'tel:+492942987654'],
  ['02942/98765-4', 'tel:+492942987654'],
  ['(02942) 987654', 'tel:+492942987654'],
])('the link %s is refused, with the one that dials', async (href, expected) => {
  const { problems } = await compileWith({
    'pages/home.yaml': replace('href: /sortiment', `href: "${href}"`),
  })
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['not-a-link', `Schreiben Sie: ${expected}`],
  ])
})

test.each([
  'tel:+492942987654',
  'tel:+49-2942-98765-0',
  'tel:112',
  'tel:116117',
])('the link %s is taken', async (href) => {
  const { problems } = await compileWith({
    'pages/home.yaml': replace('href: /sortiment', `href: "${href}"`),
  })
  expect(problems).toEqual([])
  expect(phoneHref(href)).toMatch(/^tel:\+?\d+$/)
})
