import { expect, test } from 'vitest'
import { securityTxt } from '../../scripts/render/security-txt.ts'

const SITE = { url: 'https://www.firma.example', language: 'de', email: 'info@firma.example' }

test('names whom to turn to, and runs out within a year', () => {
  expect(securityTxt({ ...SITE, today: '2026-11-23' })).toBe(
    [
      'Contact: mailto:info@firma.example',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: de',
      'Canonical: https://www.firma.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('is for the root of a server alone', () => {
  const url = 'https://name.github.io/firma'
  expect(securityTxt({ ...SITE, url, today: '2026-11-23' })).toBeUndefined()
})
