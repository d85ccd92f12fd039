import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { SiteFile } from '../emit/emit.ts'
import { renderCard } from '../render/social/card.ts'
import { loadLettering } from '../render/social/lettering.ts'
import type { FileCache } from './pictures/cache.ts'
import type { SiteWriter } from './site-writer.ts'

/** Draws the pictures for shared links that are not drawn yet, and writes all of them. */
export const writeCards = async (
  { cards, shell, theme }: SiteFile,
  icon: string,
  { copy }: SiteWriter,
  { once }: FileCache,
): Promise<void> => {
  const lettering = await loadLettering(theme)
  for (const { title, address } of cards) {
    const parts = { title, company: shell.company.name, theme, icon, lettering }
    const file = await once(path.basename(address), async (unfinished) =>
      fs.writeFile(unfinished, await renderCard(parts)),
    )
    await copy(address.slice(1), file)
  }
}
