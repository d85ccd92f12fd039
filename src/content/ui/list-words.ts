import type { z } from 'zod'
import { message, slug, text, words } from '../fields.ts'

/** Interface strings of long lists, which have several pages. */
export const listWords = words({
  address: slug()
    .default('seite')
    .describe('Wort in den Adressen der weiteren Seiten: aus seite wird /blog/seite-2'),
  title: message('title', 'page')
    .default('{title} – Seite {page}')
    .describe('Titel im Browser-Reiter ab der zweiten Seite'),
  count: message('count', 'page', 'pages')
    .default('{count} Beiträge, Seite {page} von {pages}')
    .describe('Zeile unter der Liste'),
  previous: text().default('Vorige Seite').describe('Schaltfläche, die eine Seite zurückführt'),
  next: text().default('Nächste Seite').describe('Schaltfläche, die eine Seite weiterführt'),
  navigation: text()
    .default('Seiten der Liste')
    .describe('Name dieser Schaltflächen für Vorleseprogramme'),
  years: text().default('Nach Jahr').describe('Steht vor den Jahren, zu denen man springen kann'),
})

export type ListWords = z.output<typeof listWords>
