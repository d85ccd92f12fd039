import { expect, test } from 'vitest'
import { localAddress, networkAddresses } from '../../scripts/serve/local-address.ts'

test.each([
  [{ address: '127.0.0.1', family: 'IPv4', port: 80 }, 'http://localhost:80'],
  [{ address: '::', family: 'IPv6', port: 4173 }, 'http://localhost:4173'],
  [{ address: '192.168.1.5', family: 'IPv4', port: 4173 }, 'http://192.168.1.5:4173'],
  [{ address: 'fd00::5', family: 'IPv6', port: 4173 }, 'http://[fd00::5]:4173'],
])('%o is to be found at %s', (listening, address) => {
  expect(localAddress({ address: () => listening })).toBe(address)
})

const card = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null, internal: false }

const interfaces = {
  lo: [{ ...card, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  wlan: [
    { ...card, address: '192.168.1.5', family: 'IPv4' as const },
    { ...card, address: 'fe80::1', family: 'IPv6' as const, scopeid: 2 },
  ],
}

test.each([
  ['0.0.0.0', ['http://192.168.1.5:4173']],
  ['::', ['http://192.168.1.5:4173']],
  ['127.0.0.1', []],
  ['192.168.1.5', []],
])('a phone finds what listens at %s at %o', (address, found) => {
  const server = { address: () => ({ address, family: 'IPv4', port: 4173 }) }
  expect(networkAddresses(server, interfaces)).toEqual(found)
})
