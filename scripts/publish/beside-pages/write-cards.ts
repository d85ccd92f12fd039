import { promises as fs } from 'node:fs'
import path from 'node:path'
import { inParallel } from '../../machine/concurrency/in-parallel.ts'
import type { Progress } from '../../progress/progress.ts'
import { sharpVersion } from '../../read/media/load-sharp.ts'
import { type Original, readAgain } from '../../read/media/read-again.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { FileCache } from '../pictures/cache.ts'
import type { PublishedSite } from '../published-site.ts'

/** Part of the names of cached files: another way of drawing must not find cards made before it. */
const CARDS = 'v2'

const nameOf = (address: string): string => `${CARDS}-${sharpVersion()}.${path.basename(address)}`

/** What draws; loaded only where there is something to draw. */
const openStudio = async (
  { shell, theme }: PublishedSite,
  icon: Original,
): Promise<(title: string, file: string) => Promise<void>> => {
  const { ICON, renderCard } = await import('../../render/social/card.ts')
  const { drawMark } = await import('../../render/draw-mark.ts')
  const { loadLettering } = await import('../../render/social/lettering.ts')
  const mark = await drawMark(await readAgain(icon), ICON)
  const parts = { company: shell.company.name, theme, mark, lettering: await loadLettering(theme) }
  return async (title, file) => fs.writeFile(file, await renderCard({ ...parts, title }))
}

/** Draws the pictures for shared links that are not drawn yet, and writes all of them. */
export const writeCards = async (
  site: PublishedSite,
  icon: Original,
  { make }: SiteWriter,
  { once }: FileCache,
  progress: Progress,
): Promise<void> => {
  let studio: ReturnType<typeof openStudio> | undefined
  const draw = async (title: string, file: string) => {
    studio ??= openStudio(site, icon)
    await (await studio)(title, file)
  }
  await inParallel(progress('cards', site.cards), ({ title, address }) =>
    make({
      names: [address.slice(1)],
      inputs: address,
      make: async () => [{ file: await once(nameOf(address), (file) => draw(title, file)) }],
    }),
  )
}
