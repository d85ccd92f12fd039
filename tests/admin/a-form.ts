import { placeEdits } from '../../scripts/dev/edit/place-edits.ts'
import { changeFiles } from '../../scripts/edit/change/change-files.ts'
import * as forms from '../../scripts/edit/form/form.ts'
import type { ResolvedSite } from '../../scripts/resolve/resolve.ts'
import type { Card, Draft } from '../../src/admin/draft/draft.ts'
import { openDraft } from '../../src/admin/draft/draft.ts'
import { draftEdits, named } from '../../src/admin/draft/draft-edits.ts'
import type { BlockEdits, Edits } from '../../src/admin/edits/edits.ts'
import type { Raw } from '../../src/admin/edits/with-part.ts'
import { applyEdits } from '../../src/admin/merge/apply-edits.ts'
import type { NamedEntries } from '../../src/content/entry-name.ts'
import { markdownToTree } from '../../src/content/markdown.ts'

export type Page = ResolvedSite['pages'][number]

/** What the admin mode knows of a page. */
export const fileOf = ({ facts, fields, groups }: Page) => ({ facts, fields, groups })

/** The form of a block. */
export const opened = (page: Page, blockId: string, edits: BlockEdits = {}): Draft => {
  const { route } = page
  const draft = openDraft({ blockId, file: fileOf(page), route, forms }, edits)
  if (!draft) throw new Error(`${blockId} has no form`)
  return draft
}

/** The edits that a form comes to. */
export const editsOf = (page: Page, draft: Draft, entries: NamedEntries = {}): BlockEdits => {
  const around = { blockId: draft.blockId, file: fileOf(page), route: page.route, forms }
  return draftEdits(named(draft, { forms, entries, isProposed: () => false }), around)
}

export const onPage = (page: Page, blockId: string, edits: BlockEdits): Edits => ({
  [page.key]: { [blockId]: edits },
})

/** The form with another value of the block. */
export const withBlockValue = (draft: Draft, value: Raw): Draft => ({
  ...draft,
  block: { ...draft.block, ...value },
})

/** The form with other entries in a list. */
export const withCards = (draft: Draft, key: string, change: (cards: Card[]) => Card[]): Draft => ({
  ...draft,
  lists: draft.lists.map((list) =>
    list.key === key ? { ...list, cards: change(list.cards) } : list,
  ),
})

/** A new entry as the form begins it. */
export const freshCard = (like: Card, value: Raw): Card => ({
  name: 'neu-1',
  id: 'neu-1',
  value,
  source: like.source,
  isNew: true,
})

/** The files after edits, as the server of the development writes them. */
export const written = (
  edits: Edits,
  pages: readonly Page[],
  texts: ReadonlyMap<string, string>,
): Record<string, string> => {
  const placed = placeEdits(edits, [...pages])
  const files = [...texts].map(([name, text]) => ({ name, path: name, text }))
  const changed = changeFiles(files, placed.edits as Parameters<typeof changeFiles>[1])
  if ('report' in changed) throw new Error(changed.report)
  return Object.fromEntries(changed.texts)
}

/** The page as its editor sees it, and what was said of edits that are not shown. */
export const shown = (page: Page, edits: BlockEdits, blockId: string) => {
  const merged = applyEdits({
    page: page.data,
    edits: { [blockId]: edits },
    file: fileOf(page),
    facts: page.facts,
    toTree: markdownToTree,
    forms,
    media: {},
  })
  const block = merged.page.blocks.find(({ id }) => id === blockId)
  return { ...merged, block: block as unknown as Record<string, unknown> }
}
