import path from 'node:path'
import { productFolder as root } from '../../../scripts/machine/packages/product-folder.ts'
import { tradeNames } from '../../../scripts/new/site/trades.ts'
import { product } from '../../../scripts/product/product.ts'
import { type ContentFiles, read } from '../../../scripts/read/read.ts'
import { parseAll } from '../../parse/parse-all.ts'

/** So many words in a row are nobody's by chance. */
const RUN = 6

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** Every run of words that stands within a sentence; names of facts are nobody's words. */
const runsOf = (text: string): string[] =>
  text
    .replace(/\{[^}]*\}/g, '.')
    .split(/[.!?:;]/)
    .map(wordsOf)
    .flatMap((words) => words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))

const folderOf = (trade: string) => path.join(root, 'scripts/new/site/starters', trade)

/** The folders from which new sites start, by trade. */
export const starters: Record<string, string> = Object.fromEntries(
  tradeNames.map((trade) => [trade, folderOf(trade)]),
)

export const open = (folder: string): Promise<ContentFiles> => read(folder, product.model)

/** Every run of words in the texts of a content folder. */
const runsIn = async (folder: string): Promise<Set<string>> =>
  new Set(
    parseAll((await open(folder)).files)
      .files.flatMap(({ value }) => textsIn(value))
      .flatMap(runsOf),
  )

/** Runs of words that two content folders have in common. */
export const shared = async (one: string, other: string): Promise<string[]> => {
  const [runs, others] = await Promise.all([runsIn(one), runsIn(other)])
  return [...runs].filter((run) => others.has(run))
}
