import { expect, test } from 'vitest'
import { TRANSPORT_SECURITY } from '../../../scripts/hosts/security-headers.ts'
import type { Answer } from '../../../scripts/live/ask.ts'
import {
  checkCaching,
  checkPacking,
  checkSecurity,
  checkType,
} from '../../../scripts/live/checks/check-answer.ts'

const RULE = {
  matches: () => true,
  headers: [[TRANSPORT_SECURITY.name, TRANSPORT_SECURITY.value] as [string, string]],
}

test.each([
  ['missed where a site is encrypted', 'https://brot.example', ['live-header']],
  ['of no use where it is not', 'http://brot.example', []],
])('the header that has browsers keep to encryption is %s', (_, url, codes) => {
  const built = { base: '', headers: [RULE] }
  const found = checkSecurity('/', { headers: {} }, { built, url })
  expect(found.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['to be told apart', 'Accept-Encoding', []],
  ['not told apart for whoever asks next', 'Origin', ['live-vary']],
])('answers in several codings are %s', (_, vary, codes) => {
  const headers = { 'content-encoding': 'br', vary }
  const found = checkPacking('index.html', { headers, body: Buffer.alloc(2_000), bytes: 200 })
  expect(found.map(({ code }) => code)).toEqual(codes)
})

test('a picture as it is needs no packing', () => {
  const answer = { headers: {}, body: Buffer.alloc(2_000), bytes: 2_000 }
  expect(checkPacking('media/ofen-1.webp', answer)).toEqual([])
})

test.each([
  ['a document for some time, and then asked for', 'index.html', 'max-age=3600, must-revalidate'],
  ['nothing, also where its name says what it holds', 'assets/1.js', 'max-age=0, must-revalidate'],
])('that browsers keep %s, is told', (_, name, cache) => {
  const answer = { headers: { 'cache-control': cache } } as unknown as Answer
  expect(checkCaching(name, answer).map(({ code }) => code)).toEqual(['live-cache'])
})

test.each([
  ['of ours', 'text/html; charset=UTF-8', []],
  ['of ours in quotation marks', 'text/html; charset="utf-8"', []],
  ['not said', 'text/html', []],
  ['of another, which breaks umlauts', 'text/html; charset=iso-8859-1', ['live-type']],
])('letters are %s', (_, type, codes) => {
  const answer = { headers: { 'content-type': type } } as unknown as Answer
  expect(checkType('index.html', answer).map(({ code }) => code)).toEqual(codes)
})

test('a file of a kind that nobody knows may have any type', () => {
  const answer = { headers: { 'content-type': 'text/plain' } } as unknown as Answer
  expect(checkType('nachweis.unbekannt', answer)).toEqual([])
})
