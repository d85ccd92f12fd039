import { FIELDS } from '../../src/search/parts.ts'
import { termOf } from '../../src/search/terms.ts'
import type { Memory } from '../memory/memory.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { findablesOf, inputsOf, type Page, wordsOf } from './read-page.ts'

/** An entry of a split index. */
export interface Entry {
  href: string
  title: string
  where: string
  /** Of each field, each once, with spaces between them: the memory holds thousands of these. */
  terms: string[]
}

const termsIn = (text: string): string =>
  [...new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []))].join(' ')

const NEVER = () => ''

/** What a page is found by in a split index, where a term counts once. */
export const readTerms = (page: Page, site: ResolvedSite, memory: Memory): Entry[] =>
  memory.recall({
    name: `found ${page.route}`,
    inputs: `terms ${inputsOf(page, site)}`,
    answer: NEVER,
    make: () =>
      findablesOf(page, site).map(({ href, title, where, ...texts }) => ({
        href,
        title,
        where,
        terms: FIELDS.map((field) => termsIn(field === 'title' ? title : texts[field])),
      })),
  })
