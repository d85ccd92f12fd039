import { blocksIn } from '../../app/block-files.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'
import { renderInside } from '../pages/render-inside.ts'
import type { Desk } from './desk.ts'

/** A page for each of the company's own blocks that stands on one. */
const pagesWithOwn = ({ pages }: ResolvedSite, blocks: string) =>
  blocksIn([blocks]).flatMap(
    ({ type }) => pages.find(({ data }) => data.blocks.some((block) => block.type === type)) ?? [],
  )

/**
 * Draws each of the company's own blocks once.
 *
 * @throws WrongUsage where one can't be drawn
 */
export const judgeBlocks = async ({ site, content, renderer }: Desk): Promise<void> => {
  const shown = content.current().good?.site
  if (!shown || site.ownBlocks === undefined) return
  for (const page of pagesWithOwn(shown, site.ownBlocks))
    await renderInside(renderer, shown, page).catch((error) => {
      // Whoever opens the page is told everything else.
      if (error instanceof WrongUsage) throw error
    })
}
