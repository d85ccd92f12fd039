import type { Block } from '../../src/blocks/any-block.ts'
import { own } from '../../src/content/own.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { isOfJob, WORDS, wordsFor } from './words.ts'

/** Something on a page that one can be led to. */
export interface Place {
  id: string
  title: string
  /** What it is found by besides. */
  words: string
  /** Where its texts stand. */
  content: unknown
}

type Shell = Pick<ResolvedSite['shell'], 'areas' | 'emergency'>

interface Entry {
  id: string
  title?: string
  question?: string
  /** Where it has a page of its own. */
  href?: string
}

const entries = (list: unknown): Place[] =>
  (list as Entry[])
    .filter(({ href }) => href === undefined)
    .map((entry) => ({
      id: entry.id,
      title: entry.question ?? entry.title ?? '',
      words: '',
      content: entry,
    }))

const whole = (block: Block, title: unknown, words = ''): Place[] =>
  typeof title === 'string'
    ? [{ id: block.id, title, words: `${wordsFor(block)} ${words}`, content: block }]
    : []

const townsIn = (areas: Shell['areas']): string[] => areas.map(({ town }) => town)

/** Among the texts: in the place of the towns they would leave each of these too little weight. */
const districtsIn = (areas: Shell['areas']): string[] => areas.flatMap(({ districts }) => districts)

const PLACES: Readonly<Record<string, (block: Block, shell: Shell) => Place[]>> = {
  questions: (block) => entries(block.questions),
  jobs: (block) => entries(block.jobs),
  prices: (block) => whole(block, block.title),
  'grant-calculator': (block) => whole(block, block.title),
  emergency: (block, { emergency }) => whole(block, emergency?.label ?? block.otherwiseTitle),
  // Its number stands among those of the company, too.
  contact: (block, { emergency }) =>
    emergency && !isOfJob(block)
      ? [
          {
            id: block.id,
            title: emergency.label,
            words: WORDS.emergency ?? '',
            content: emergency.note,
          },
        ]
      : [],
  'area-check': (block, { areas }) =>
    whole(block, block.title, townsIn(areas).join(' ')).map((place) => ({
      ...place,
      content: [block, districtsIn(areas)],
    })),
}

/** What places take from elsewhere than their page. */
export const placeTexts = ({ areas, emergency }: Shell): string[] => [
  emergency?.label ?? '',
  emergency?.note ?? '',
  ...townsIn(areas),
  ...districtsIn(areas),
]

/** What has a place of its own on a page: each question, the prices, the number for emergencies. */
export const placesOn = (blocks: readonly Block[], shell: Shell): Place[] =>
  blocks.flatMap((block) => own(PLACES, block.type)?.(block, shell) ?? [])
