import type { z } from 'zod'
import { category } from './category.ts'
import type { CollectionName } from './collection-names.ts'
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

/** Where the entries of a collection stand: in a YAML list, or a folder of Markdown files. */
type Collection = { entry: z.ZodObject; shown?: PeriodFields } & (
  | { file: string }
  | { folder: string }
)

/**
 * Every collection: the schema of one entry, and where its entries stand. The body of a Markdown file
 * is validated under the key `content`.
 */
export const collections = {
  services: { file: 'services.yaml', entry: service },
  subsidies: { file: 'subsidies.yaml', entry: subsidy },
  grantRules: { file: 'grant-rules.yaml', entry: grantRules },
  stats: { file: 'stats.yaml', entry: stat },
  stories: { file: 'stories.yaml', entry: story },
  jobs: {
    file: 'jobs.yaml',
    entry: job,
    shown: { from: 'datePosted', until: 'validThrough' },
  },
  testimonials: { file: 'testimonials.yaml', entry: testimonial },
  values: { file: 'values.yaml', entry: value },
  categories: { file: 'categories.yaml', entry: category },
  projects: { file: 'portfolio.yaml', entry: project },
  topics: { file: 'topics.yaml', entry: topic },
  news: { folder: 'news', entry: newsItem, shown: { from: 'date', until: 'expires' } },
} as const satisfies Record<CollectionName, Collection>

export type EntryOf<C extends CollectionName> = z.output<(typeof collections)[C]['entry']>
