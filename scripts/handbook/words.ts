import type { CollectionName } from '../../src/content/collection-names.ts'

interface Words {
  name: string
  purpose: string
}

/** What each collection holds, in the editors' words. */
export const collectionWords: Record<CollectionName, Words> = {
  services: { name: 'Leistungen', purpose: 'Alle Leistungen, die auf Karten gezeigt werden.' },
  subsidies: {
    name: 'Förderprogramme',
    purpose: 'Alle Förderprogramme mit Betrag, Stand und Link.',
  },
  grantRules: {
    name: 'Förderregeln',
    purpose:
      'Die Regeln, nach denen sich ein Zuschuss berechnet, als Zahlen. Die Prüfung misst daran den Betrag, mit dem in `subsidies.yaml` geworben wird. Die Datei darf fehlen.',
  },
  stats: {
    name: 'Zahlen',
    purpose:
      'Alle Zahlen, mit denen der Betrieb wirbt, jede genau einmal. Texte nennen sie mit `{stats.…}`, zum Beispiel `{stats.projects}`.',
  },
  stories: { name: 'Erfolgsgeschichten', purpose: 'Je eine Zahl aus einem Projekt.' },
  jobs: { name: 'Stellen', purpose: 'Alle offenen Stellen.' },
  testimonials: {
    name: 'Kundenstimmen',
    purpose: 'Alle Kundenstimmen, auch die zu den Referenzen.',
  },
  values: { name: 'Grundsätze', purpose: 'Alle Grundsätze des Betriebs.' },
  categories: {
    name: 'Bereiche',
    purpose: 'Die Bereiche, nach denen sich Referenzen filtern lassen.',
  },
  projects: {
    name: 'Referenzen',
    purpose: 'Alle Referenzen mit allem, was auf ihrer Seite steht.',
  },
  topics: { name: 'Themen', purpose: 'Die Themen, die das Kontaktformular zur Wahl stellt.' },
  news: {
    name: 'Neuigkeiten',
    purpose:
      'Je Neuigkeit eine Datei. Oben stehen zwischen zwei Zeilen `---` die Angaben, darunter steht der Text.',
  },
}
