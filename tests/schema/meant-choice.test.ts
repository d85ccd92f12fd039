import { expect, test } from 'vitest'
import { meantChoice } from '../../scripts/schema/meant-choice.ts'

const LOOKS =
  'bars: Balken zum Vergleichen, lines: Verlauf über die Zeit, shares: Anteile an einem Ganzen'

test.each([
  ['Balken', 'bars'],
  ['balkendiagramm', 'bars'],
  ['Verlauf', 'lines'],
  ['Anteile', 'shares'],
  ['Zeit', undefined],
])('the word with which a meaning begins says which is meant: %s', (word, choice) => {
  expect(meantChoice(word, ['bars', 'lines', 'shares'], LOOKS)).toBe(choice)
})

test('of two meanings that begin alike, the whole one says it', () => {
  const kinds = 'grant: Zuschuss, mixed: Zuschuss und Kredit'
  expect(meantChoice('Zuschuss', ['grant', 'mixed'], kinds)).toBe('grant')
  expect(meantChoice('Zuschussprogramm', ['grant', 'mixed'], kinds)).toBeUndefined()
})
