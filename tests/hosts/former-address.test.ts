import { expect, test } from 'vitest'
import { formerAddress } from '../../scripts/hosts/former-address.ts'

const targetOf = (to: string, base = '') => formerAddress({ from: '/alt', to }, base).to

test('a dollar in a target is never taken for a variable of a server', () => {
  expect(targetOf('https://shop.example/$metadata')).toBe('https://shop.example/%24metadata')
})
