import { expect, test } from 'vitest'
import { builtWords } from '../../scripts/publish/built-words.ts'

const some = { pages: 28, changedPages: 3, newFiles: 9, isNew: false }

test.each([
  [
    '28 Seiten in dist: 3 neu oder geändert, 25 unverändert; seit dem letzten Bauen 9 Dateien hochzuladen',
    {},
  ],
  [
    '28 Seiten in dist, alle neu; 312 Dateien hochzuladen',
    { changedPages: 28, newFiles: 312, isNew: true },
  ],
  [
    '28 Seiten in dist, alle unverändert; seit dem letzten Bauen nichts hochzuladen',
    { changedPages: 0, newFiles: 0 },
  ],
  [
    '28 Seiten in dist, alle unverändert; seit dem letzten Bauen 1 Datei hochzuladen',
    { changedPages: 0, newFiles: 1 },
  ],
  [
    '28 Seiten in dist, alle neu oder geändert; seit dem letzten Bauen 84 Dateien hochzuladen',
    { changedPages: 28, newFiles: 84 },
  ],
  [
    '1 Seite in dist, neu; 31 Dateien hochzuladen',
    { pages: 1, changedPages: 1, newFiles: 31, isNew: true },
  ],
  [
    '1 Seite in dist, unverändert; seit dem letzten Bauen nichts hochzuladen',
    { pages: 1, changedPages: 0, newFiles: 0 },
  ],
])('%s', (words, changes) => {
  expect(builtWords.toUpload({ ...some, ...changes }, 'dist')).toBe(words)
})
