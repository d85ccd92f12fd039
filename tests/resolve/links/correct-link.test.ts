import { describe, expect, test } from 'vitest'
import { correctLink, correctRoute } from '../../../scripts/resolve/links/correct-link.ts'

describe('a link as it was meant', () => {
  test.each([
    ['www.brot.example', 'https://www.brot.example'],
    ['brot.example/laden?tag=1', 'https://brot.example/laden?tag=1'],
    ['//brot.example', 'https://brot.example'],
    ['https:/brot.example', 'https://brot.example'],
    ['https//brot.example', 'https://brot.example'],
    ['htps://brot.example', 'https://brot.example'],
    ['ttps://brot.example', 'https://brot.example'],
    ['https;//brot.example', 'https://brot.example'],
    ['http:brot.example', 'https://brot.example'],
    ['https://brot,example', 'https://brot.example'],
    ['https://brot. example/unser laden', 'https://brot.example/unser%20laden'],
    ['https://brot.example/ laden / brot', 'https://brot.example/laden/brot'],
    ['theke@brot.example', 'mailto:theke@brot.example'],
    ['mailto: theke@brot.example', 'mailto:theke@brot.example'],
    ['MAILTO theke@brot.example', 'mailto:theke@brot.example'],
    ['mailto:theke @ brot.example', 'mailto:theke@brot.example'],
    [
      'mailto:theke@brot.example?cc=backstube@brot.example&subject=Guten Tag',
      'mailto:theke@brot.example?cc=backstube%40brot.example&subject=Guten%20Tag',
    ],
    ['+49 3573 000-000', 'tel:+493573000000'],
    ['+49 (0) 3573 000000', 'tel:+493573000000'],
    ['0049 3573 000000', 'tel:+493573000000'],
    ['03573/000000', 'tel:+493573000000'],
    ['tel: 03573 000000', 'tel:+493573000000'],
    [' www.brot.example ', 'https://www.brot.example'],
    ['\u200bwww.brot.example', 'https://www.brot.example'],
    ['\\laden\\brot', '/laden/brot'],
    ['https://wa.me/+49 171 000-000', 'https://wa.me/49171000000'],
    ['http://www.wa.me/0171 000000 ', 'https://wa.me/49171000000'],
    ['https://wa.me/49%20171%20000000', 'https://wa.me/49171000000'],
    ['https://wa.me/0171%20000000%20', 'https://wa.me/49171000000'],
  ])('%s', (written, meant) => {
    expect(correctLink(written)).toBe(meant)
  })

  test.each([
    '',
    'speisekarte',
    'index.php?id=12',
    'preise.pdf',
    'C:\\Laden\\preise.pdf',
    'speisekarte.html',
    '../laden',
    'Unser Laden',
    'javascript:alert(1)',
    '12',
    'a@b',
    'mailto:theke@brot.example,backstube@brot.example',
    'https://theke:geheim@brot.example',
    'https://brot.example/laden und https://brot.example/kurse',
    'https://brot.example, www.kurse.example',
  ])('can not be told: %s', (written) => {
    expect(correctLink(written)).toBeUndefined()
  })

  test('is not looked for in what is no address by its length', () => {
    expect(correctLink(`www.${'a@'.repeat(50_000)}`)).toBeUndefined()
  })
})

describe('a route as it was meant', () => {
  const known = ['/', '/heizung', '/heizung/oel']
  test.each([
    ['heizung', '/heizung'],
    ['/Heizung/', '/heizung'],
    ['//heizung//oel', '/heizung/oel'],
    ['heizung.html', '/heizung'],
    ['heizung.yaml', '/heizung'],
    ['/heizung.htm', '/heizung'],
  ])('%s', (written, meant) => {
    expect(correctRoute(written, known)).toBe(meant)
  })

  test.each(['/heizung', '/bad', 'heizungen'])('is none: %s', (written) => {
    expect(correctRoute(written, known)).toBeUndefined()
  })
})
