import { expect, test } from 'vitest'
import { formerAddresses } from '../../scripts/hosts/former-address.ts'

const leadingTo = (to: string) => formerAddresses([{ from: '/alt', to }], '')

test('a dollar in a target is never taken for a variable of a server', () => {
  expect(leadingTo('https://shop.example/$metadata')).toMatchObject([
    { to: 'https://shop.example/%24metadata' },
  ])
})

test.each([
  ['https://www.kfw.de/F%C3%B6rderung?x=a%20b', 'https://www.kfw.de/F%C3%B6rderung?x=a%20b'],
  ['https://www.kfw.de/f%c3%b6rderung', 'https://www.kfw.de/f%c3%b6rderung'],
  ['https://www.kfw.de/Förderung?x=a b', 'https://www.kfw.de/F%C3%B6rderung?x=a%20b'],
  ['https://www.kfw.de/100%', 'https://www.kfw.de/100%25'],
])('%s is encoded once: %s', (to, target) => {
  expect(leadingTo(to)).toMatchObject([{ to: target }])
})

test.each([
  ['/heizung', true],
  ['https://www.kfw.de/a', true],
  ['/heizung?a=b', false],
  ['/heizung#a', false],
  ['tel:+492942000', false],
  ['mailto:info@firma.example', false],
])('what stands behind the ? goes along to %s: %s', (to, goesAlong) => {
  expect(leadingTo(to)).toMatchObject([{ keepsQuery: goesAlong }])
})
