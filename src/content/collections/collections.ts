import type { z } from 'zod'
import type { CollectionName } from '../collection-names.ts'
import { category } from './category.ts'
import { grantRules } from './grant-rules.ts'
import { job } from './job.ts'
import { newsItem } from './news-item.ts'
import { project } from './project.ts'
import { service } from './service.ts'
import { stat } from './stat.ts'
import { story } from './story.ts'
import { subsidy } from './subsidy.ts'
import { testimonial } from './testimonial.ts'
import { topic } from './topic.ts'
import { value } from './value.ts'

/** Fields with the first and the last day on which an entry is shown. */
export interface PeriodFields {
  from: string
  until: string
}

/** Fields of an entry that a feed tells of, besides `title`. */
export interface FeedFields {
  /** The day on which it was published. */
  date: string
  summary: string
  author: string
}

/** A kind of entry: in a YAML list, or in a folder of Markdown files. */
export type Collection = {
  /** In the editors' language. */
  words: { name: string; purpose: string }
  /** The schema of one entry; it has an `id`. */
  entry: z.ZodObject
  shown?: PeriodFields
  /** The field with the day by which entries are ordered, the newest first; else in file order. */
  newestFirst?: string
  /** The field that texts mean by `{stats.projects}`. */
  fact?: string
  /** The fields with the values that links may give behind `?inquiry=`. */
  inquiries?: readonly string[]
  /** Where the newest of its entries are told in feeds; one collection can have them. */
  feed?: FeedFields
} & ({ file: string } | { folder: string })

/**
 * Every collection: the schema of one entry, and where its entries stand. The body of a Markdown file
 * is validated under the key `content`.
 */
export const collections = {
  services: {
    words: { name: 'Leistungen', purpose: 'Alle Leistungen, die auf Karten gezeigt werden.' },
    file: 'services.yaml',
    entry: service,
  },
  subsidies: {
    words: {
      name: 'Förderprogramme',
      purpose: 'Alle Förderprogramme mit Betrag, Stand und Link.',
    },
    fact: 'amount',
    file: 'subsidies.yaml',
    entry: subsidy,
  },
  grantRules: {
    words: {
      name: 'Förderregeln',
      purpose:
        'Die Regeln, nach denen sich ein Zuschuss berechnet, als Zahlen. Die Prüfung misst daran den Betrag, mit dem in `subsidies.yaml` geworben wird. Die Datei darf fehlen.',
    },
    file: 'grant-rules.yaml',
    entry: grantRules,
  },
  stats: {
    words: {
      name: 'Zahlen',
      purpose:
        'Alle Zahlen, mit denen der Betrieb wirbt, jede genau einmal. Texte nennen sie mit `{stats.…}`, zum Beispiel `{stats.projects}`.',
    },
    fact: 'value',
    file: 'stats.yaml',
    entry: stat,
  },
  stories: {
    words: { name: 'Erfolgsgeschichten', purpose: 'Je eine Zahl aus einem Projekt.' },
    file: 'stories.yaml',
    entry: story,
  },
  jobs: {
    words: { name: 'Stellen', purpose: 'Alle offenen Stellen.' },
    file: 'jobs.yaml',
    entry: job,
    shown: { from: 'datePosted', until: 'validThrough' },
  },
  testimonials: {
    words: {
      name: 'Kundenstimmen',
      purpose: 'Alle Kundenstimmen, auch die zu den Referenzen.',
    },
    file: 'testimonials.yaml',
    entry: testimonial,
  },
  values: {
    words: { name: 'Grundsätze', purpose: 'Alle Grundsätze des Betriebs.' },
    file: 'values.yaml',
    entry: value,
  },
  categories: {
    words: {
      name: 'Bereiche',
      purpose: 'Die Bereiche, nach denen sich Referenzen filtern lassen.',
    },
    file: 'categories.yaml',
    entry: category,
  },
  projects: {
    words: {
      name: 'Referenzen',
      purpose: 'Alle Referenzen mit allem, was auf ihrer Seite steht.',
    },
    file: 'portfolio.yaml',
    entry: project,
  },
  topics: {
    words: { name: 'Themen', purpose: 'Die Themen, die das Kontaktformular zur Wahl stellt.' },
    inquiries: ['inquiry', 'aliases'],
    file: 'topics.yaml',
    entry: topic,
  },
  news: {
    words: {
      name: 'Neuigkeiten',
      purpose:
        'Je Neuigkeit eine Datei. Oben stehen zwischen zwei Zeilen `---` die Angaben, darunter steht der Text.',
    },
    newestFirst: 'date',
    folder: 'news',
    entry: newsItem,
    shown: { from: 'date', until: 'expires' },
    feed: { date: 'date', summary: 'excerpt', author: 'author' },
  },
} as const satisfies Record<CollectionName, Collection>

export type EntryOf<C extends CollectionName> = z.output<(typeof collections)[C]['entry']>
