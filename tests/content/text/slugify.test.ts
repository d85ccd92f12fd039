import { expect, test } from 'vitest'
import { slugify } from '../../../src/content/text/slugify.ts'

test.each([
  ['Wärme für 3 Häuser', 'waerme-fuer-3-haeuser'],
  ['MASSE UND GEWICHTE, GROẞ', 'masse-und-gewichte-gross'],
  ['Elektro Ærø & Søn', 'elektro-aeroe-soen'],
  ['Dachdeckerei Łukasz Đurić', 'dachdeckerei-lukasz-duric'],
  ['Café Århus, Český Krumlov', 'cafe-arhus-cesky-krumlov'],
  ['Œuvre', 'oeuvre'],
])('%s is %s in an address', (text, name) => {
  expect(slugify(text)).toBe(name)
})
