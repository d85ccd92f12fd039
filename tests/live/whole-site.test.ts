import { expect, test } from 'vitest'
import { wholeSite } from '../../scripts/live/whole-site.ts'

const BUILT = { url: 'https://firma.example/betrieb', routes: ['/', '/kontakt', '/betrieb'] }

test.each([
  ['one of its pages', `${BUILT.url}/kontakt`, BUILT.url],
  ['a page called like the folder of all', `${BUILT.url}/betrieb`, BUILT.url],
  ['itself', BUILT.url, BUILT.url],
  ['something else below it', `${BUILT.url}/probe`, `${BUILT.url}/probe`],
  ['a folder elsewhere', 'https://probe.example/kontakt', 'https://probe.example/kontakt'],
])('a site is asked as a whole by the address of %s', (_, named, asked) => {
  expect(wholeSite(named, BUILT)).toBe(asked)
})
