/** What people look for who mean a block of this type, besides the words that stand in it. */
export const WORDS: Readonly<Record<string, string>> = {
  'area-check': 'Einzugsgebiet Orte Anfahrt Umgebung',
  contact:
    'Kontakt Telefon Anruf Rückruf Notdienst E-Mail Adresse Anfahrt Öffnungszeiten Termin Beratung Angebot',
  emergency: 'Notdienst Notfall Notruf Bereitschaft Störung kaputt defekt',
  'grant-calculator': 'Förderung Zuschuss Förderrechner Förderhöhe',
  jobs: 'Stellen Stellenangebote Karriere Arbeit Bewerbung',
  portfolio: 'Beispiele Projekte',
  prices: 'Preis Kosten Preisliste teuer',
  subsidies: 'Förderung Zuschuss Kredit',
  testimonials: 'Bewertungen Kundenstimmen',
}
