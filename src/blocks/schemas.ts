import { z } from 'zod'
import { article } from './article/schema.ts'
import { back } from './back/schema.ts'
import { caseStudy } from './case-study/schema.ts'
import { consultation } from './consultation/schema.ts'
import { contact } from './contact/schema.ts'
import { details } from './details/schema.ts'
import { feature } from './feature/schema.ts'
import { hero } from './hero/schema.ts'
import { jobs } from './jobs/schema.ts'
import { logos } from './logos/schema.ts'
import { message } from './message/schema.ts'
import { newsList } from './news-list/schema.ts'
import { notice } from './notice/schema.ts'
import { portfolio } from './portfolio/schema.ts'
import { prose } from './prose/schema.ts'
import { services } from './services/schema.ts'
import { stats } from './stats/schema.ts'
import { steps } from './steps/schema.ts'
import { stories } from './stories/schema.ts'
import { subsidies } from './subsidies/schema.ts'
import { testimonials } from './testimonials/schema.ts'
import { values } from './values/schema.ts'

/** Every block's declaration. Its component stands in `components.ts`. */
export const blocks = [
  article,
  back,
  caseStudy,
  consultation,
  contact,
  details,
  feature,
  hero,
  jobs,
  logos,
  message,
  newsList,
  notice,
  portfolio,
  prose,
  services,
  stats,
  steps,
  stories,
  subsidies,
  testimonials,
  values,
] as const

type Declaration = (typeof blocks)[number]
type DeclarationOf<T extends BlockType> = Extract<Declaration, { type: T }>

export type BlockType = Declaration['type']
export type AuthoredBlock<T extends BlockType> = z.output<DeclarationOf<T>['schema']>
export type BlockUi<T extends BlockType> = z.output<DeclarationOf<T>['ui']>

type Discriminable = z.core.$ZodTypeDiscriminable

/** One block as an editor writes it. */
export const blockSchema = z.discriminatedUnion(
  'type',
  // `map` forgets that the list is not empty.
  blocks.map((declaration) => declaration.schema) as unknown as [Discriminable, ...Discriminable[]],
) as unknown as z.ZodType<{ [T in BlockType]: AuthoredBlock<T> }[BlockType]>
