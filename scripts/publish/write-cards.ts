import { promises as fs } from 'node:fs'
import path from 'node:path'
import { inParallel } from '../machine/in-parallel.ts'
import { renderCard } from '../render/social/card.ts'
import { loadLettering } from '../render/social/lettering.ts'
import type { FileCache } from './pictures/cache.ts'
import type { PublishedSite } from './published-site.ts'
import type { SiteWriter } from './site-writer.ts'

/** Draws the pictures for shared links that are not drawn yet, and writes all of them. */
export const writeCards = async (
  { cards, shell, theme }: PublishedSite,
  icon: string,
  { make }: SiteWriter,
  { once }: FileCache,
): Promise<void> => {
  let lettering: ReturnType<typeof loadLettering> | undefined
  const draw = async (title: string, unfinished: string) => {
    lettering ??= loadLettering(theme)
    const parts = { title, company: shell.company.name, theme, icon, lettering: await lettering }
    await fs.writeFile(unfinished, await renderCard(parts))
  }
  await inParallel(cards, ({ title, address }) =>
    make({
      names: [address.slice(1)],
      inputs: address,
      make: async () => {
        const name = path.basename(address)
        return [{ file: await once(name, (unfinished) => draw(title, unfinished)) }]
      },
    }),
  )
}
