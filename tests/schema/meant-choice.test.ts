import { expect, test } from 'vitest'
import { translated } from '../../scripts/schema/german-words.ts'
import { meantChoice } from '../../scripts/schema/meant-choice.ts'

const LOOKS =
  'bars: Balken zum Vergleichen, lines: Verlauf über die Zeit, shares: Anteile an einem Ganzen'

test.each([
  ['Balken', 'bars'],
  ['balkendiagramm', 'bars'],
  ['Verlauf', 'lines'],
  ['Anteile', 'shares'],
  ['Linien', 'lines'],
  ['Liniendiagramm', 'lines'],
  ['Säulen', 'bars'],
  ['Kreis', 'shares'],
  ['Tortendiagramm', 'shares'],
  ['Zeit', undefined],
])('the word with which a meaning begins says which is meant: %s', (word, choice) => {
  expect(meantChoice(word, ['bars', 'lines', 'shares'], LOOKS)).toBe(choice)
})

test('of two meanings that begin alike, the whole one says it', () => {
  const kinds = 'grant: Zuschuss, mixed: Zuschuss und Kredit'
  expect(meantChoice('Zuschuss', ['grant', 'mixed'], kinds)).toBe('grant')
  expect(meantChoice('Zuschussprogramm', ['grant', 'mixed'], kinds)).toBeUndefined()
})

test.each([
  ['eckig', ['soft', 'round', 'square'], 'square'],
  // The same server and port, encrypted; `sftp` is as like, and another one.
  ['ftp', ['folder', 'rsync', 'sftp', 'ftps'], 'ftps'],
  ['abgerundet', ['soft', 'round', 'square'], 'round'],
  ['weich', ['soft', 'round', 'square'], 'soft'],
  ['keins', ['pipe', 'rule', 'band', 'none'], 'none'],
  ['Schrift', ['paper', 'ink', 'font'], 'font'],
  ['ecken', ['ink', 'corner', 'picture'], 'corner'],
  ['Linie', ['pipe', 'rule', 'band', 'none'], 'rule'],
  ['Rohr', ['pipe', 'rule', 'band', 'none'], 'pipe'],
  ['ohne', ['pipe', 'rule', 'band', 'none'], 'none'],
  ['ohne', ['faded', 'model', 'plain'], 'plain'],
  ['dunkel', ['ground', 'deep'], 'deep'],
  ['portfolio', ['services', 'projects'], 'projects'],
  ['referenzen', ['services', 'projects'], 'projects'],
  ['gallery', ['before-after', 'portfolio', 'references'], 'portfolio'],
  ['Galerie', ['before-after', 'references'], 'references'],
  ['Neuigkeiten', ['services', 'news'], 'news'],
  ['Lehrstelle', ['full-time', 'part-time', 'apprenticeship'], 'apprenticeship'],
  ['Lehre', ['full-time', 'part-time', 'apprenticeship'], 'apprenticeship'],
  ['Lernende', ['full-time', 'part-time', 'apprenticeship'], 'apprenticeship'],
])('what people call a look or a collection says which is meant: %s', (word, allowed, choice) => {
  expect(meantChoice(word, allowed)).toBe(choice)
})

test.each([
  'MWST',
  'mwstNr',
  'MWST-Nr.',
  'MWST-Nummer',
  'USt-IdNr.',
  'ustIdNr',
])('the number of a company for value added tax, as it is called in its country: %s', (word) => {
  expect(translated(word, ['registerNumber', 'vatId'])).toBe('vatId')
})

test('a longer word with one of the choices in it says which is meant', () => {
  expect(meantChoice('testimonials-slider', ['stats', 'testimonials'])).toBe('testimonials')
  expect(meantChoice('stats-und-testimonials', ['stats', 'testimonials'])).toBeUndefined()
})

test('a part of the only choice that has it says which is meant', () => {
  expect(meantChoice('area', ['area-check', 'stats'])).toBe('area-check')
  expect(meantChoice('calculator', ['grant-calculator', 'grants'])).toBe('grant-calculator')
  expect(meantChoice('list', ['news-list', 'jobs-list'])).toBeUndefined()
})
