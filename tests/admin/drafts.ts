import { compile } from '../../scripts/compile/compile.ts'
import type { Card, Draft } from '../../src/admin/draft/draft.ts'
import { textsIn } from '../edit/texts.ts'
import { BAKERY, siteOf, TODAY } from '../workspace.ts'
import { freshCard, opened, type Page, withBlockValue, withCards } from './a-form.ts'

/** The pages of a content folder. */
export const pagesOf = async (content: string): Promise<Page[]> => {
  const { site } = await compile(siteOf(content, TODAY), {})
  return (site?.pages ?? []) as Page[]
}

export const homeOf = (pages: readonly Page[]): Page =>
  pages.find(({ key }) => key === 'home') as Page

/** Those of the bakery, its home page, and its files. */
export const pages = await pagesOf(BAKERY)
export const home = homeOf(pages)
export const texts = new Map((await textsIn(BAKERY)).map(({ name, text }) => [name, text]))

const FRESH = { title: 'Handwerk: „Brot“', description: 'Seit {company.founded}.' }

const values = (change: (cards: Card[]) => Card[]): Draft =>
  withCards(opened(home, 'values'), 'values', change)

const kuchen = (): Draft => {
  const draft = opened(home, 'services')
  const brot = draft.lists[0]?.cards[0] as Card
  const fresh = freshCard(brot, { ...brot.value, title: 'Kuchen' })
  return withCards(draft, 'services', (all) => [...all, fresh])
}

/** One form of each kind of change. */
export const DRAFTS: [kind: string, draft: Draft][] = [
  ['a new entry', values((all) => [...all, freshCard(all[0] as Card, FRESH)])],
  [
    'a new entry between others',
    values((all) => all.toSpliced(1, 0, freshCard(all[0] as Card, FRESH))),
  ],
  ['an entry less', values((all) => all.slice(1))],
  ['entries in another order', values((all) => all.toReversed())],
  ['a new entry in two files', kuchen()],
  [
    'another picture',
    withBlockValue(opened(home, 'hero'), { picture: { src: 'logo.svg', alt: 'Eine Ähre' } }),
  ],
  [
    'rows that come in and move',
    withBlockValue(opened(home, 'hero'), {
      actions: [
        { label: 'Neu', href: '/contact' },
        { label: 'Zum Sortiment', href: '/sortiment' },
      ],
    }),
  ],
]
