import { expect, it } from 'vitest'
import type { Shell } from '../../../src/shell/shell-data.ts'
import { vcard } from '../../../src/shell/vcard.ts'

const shell = {
  url: 'https://www.example.org',
  language: 'de',
  company: {
    name: 'Müller; Söhne, Bau',
    legalName: 'Müller Söhne Bau und Gebäudetechnik Gesellschaft mit beschränkter Haftung & Co. KG',
    street: 'Parkweg\u00a01–\u20603',
    postcode: '59590',
    city: 'Geseke',
    country: 'DE',
    phone: '+49 2942 123456',
    phoneHref: 'tel:+492942123456',
    email: 'info@example.org',
  },
} as unknown as Shell

const lines = vcard(shell).split('\r\n')

it('is a vCard with escaped texts', () => {
  expect(lines.slice(0, 4)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Müller\\; Söhne\\, Bau;;;;',
    'FN:Müller\\; Söhne\\, Bau',
  ])
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+492942123456')
  expect(lines).toContain('ADR;TYPE=WORK:;;Parkweg 1–3;Geseke;;59590;Deutschland')
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
})

it('folds long lines, and nothing is lost', () => {
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(vcard(shell).replace(/\r\n /g, '')).toContain(`ORG:${shell.company.legalName}\r\n`)
})

it('makes no line of its own of a line break, whichever it is', () => {
  const name = 'Bau\nEND:VCARD\r\nBEGIN:VCARD\rFN:Fremd'
  const card = vcard({ ...shell, company: { ...shell.company, name } })
  expect(card.split(/\r\n?|\n/)).toContain('FN:Bau\\nEND:VCARD\\nBEGIN:VCARD\\nFN:Fremd')
  expect(card.match(/^END:VCARD/gm)).toHaveLength(1)
})

it('leads to the first page of a site below a path without a detour over a redirect', () => {
  const card = vcard({ ...shell, url: 'https://www.example.org/bau' })
  expect(card.split('\r\n')).toContain('URL:https://www.example.org/bau/')
})
