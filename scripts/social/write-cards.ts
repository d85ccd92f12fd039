import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { SiteFile } from '../content/emit.ts'
import type { SiteWriter } from '../output/site-writer.ts'
import { once } from '../pictures/cache.ts'
import { renderCard } from './card.ts'
import { loadLettering } from './lettering.ts'

/** Draws the pictures for shared links that are not drawn yet, and writes all of them. */
export const writeCards = async (
  { cards, shell, theme }: SiteFile,
  icon: string,
  { copy }: SiteWriter,
): Promise<void> => {
  const lettering = await loadLettering()
  for (const { title, address } of cards) {
    const parts = { title, company: shell.company.name, theme, icon, lettering }
    const file = await once(path.basename(address), async (unfinished) =>
      fs.writeFile(unfinished, await renderCard(parts)),
    )
    await copy(address.slice(1), file)
  }
}
