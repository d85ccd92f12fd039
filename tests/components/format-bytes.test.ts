import { expect, test } from 'vitest'
import { formatBytes } from '../../src/components/format-bytes.ts'

test.each([
  [302, '1 kB'],
  [412_300, '412 kB'],
  [1_240_000, '1,2 MB'],
])('%d bytes', (bytes, told) => {
  expect(formatBytes(bytes, 'de').replace(/\s/, ' ')).toBe(told)
})
