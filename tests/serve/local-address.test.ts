import { expect, test } from 'vitest'
import { localAddress } from '../../scripts/serve/local-address.ts'

test.each([
  [{ address: '127.0.0.1', family: 'IPv4', port: 80 }, 'http://localhost:80'],
  [{ address: '::', family: 'IPv6', port: 4173 }, 'http://localhost:4173'],
  [{ address: '192.168.1.5', family: 'IPv4', port: 4173 }, 'http://192.168.1.5:4173'],
  [{ address: 'fd00::5', family: 'IPv6', port: 4173 }, 'http://[fd00::5]:4173'],
])('%o is to be found at %s', (listening, address) => {
  expect(localAddress({ address: () => listening })).toBe(address)
})
