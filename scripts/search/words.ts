import type { Block } from '../../src/blocks/any-block.ts'
import { own } from '../../src/content/own.ts'

/** What people look for who mean a block, by its type. */
export const WORDS: Readonly<Record<string, string>> = {
  'area-check': 'Einzugsgebiet Orte Anfahrt Umgebung',
  contact:
    'Kontakt Ansprechpartner Telefon Telefonnummer Rufnummer Handynummer Nummer Hotline Anruf Anrufen Rückruf Notdienst E-Mail Email Adresse Anschrift Anfahrt Öffnungszeiten Sprechzeiten geöffnet erreichbar Termin Beratung Angebot Kostenvoranschlag',
  emergency: 'Notdienst Notfall Notruf Bereitschaft Störung kaputt defekt',
  'grant-calculator': 'Förderung Zuschuss Förderrechner Förderhöhe',
  jobs: 'Stellen Stellenangebote Karriere Arbeit Bewerbung Ausbildung Ausbildungsplatz Lehrstelle Lehrling Azubi Praktikum Quereinsteiger',
  portfolio: 'Beispiele Projekte',
  prices: 'Preis Kosten Preisliste teuer',
  subsidies: 'Förderung Zuschuss Kredit',
  team: 'Team Mitarbeiter Mitarbeiterin Ansprechpartner Ansprechpartnerin Kollegen Personal Belegschaft',
  testimonials: 'Bewertungen Kundenstimmen',
}

/** Whether a form takes applications for one job: who looks for the company's number does not mean it. */
export const isOfJob = (block: Block): boolean =>
  block.type === 'contact' && block.job !== undefined

/** What people look for who mean a block, besides the words that stand in it. */
export const wordsFor = (block: Block): string =>
  isOfJob(block) ? '' : (own(WORDS, block.type) ?? '')
