import { remembering } from '../memory/open-memory.ts'
import { emptyShelf, openShelf } from '../memory/shelf.ts'
import { silent } from '../progress/progress.ts'
import type { MediaByName } from '../read/media/media.ts'
import type { ContentFiles } from '../read/read.ts'
import { type NamedText, storedText } from '../read/text-file.ts'
import type { Site } from '../site/site.ts'
import { lookApart } from './look-apart.ts'

/** What articles are looked at with, as it can be handed to a thread. */
export interface ArticleSetting {
  folder: string
  unread: ContentFiles['unread']
  /** All files but articles. */
  others: NamedText[]
  media: MediaByName
  today: string
  release: boolean
  /** Folder of the shelf, where the parts of pages are kept. */
  shelf: string | undefined
}

/**
 * Looks at articles without the others: a task of threads. What they learn, whoever has handed the articles
 * over remembers in their place; and judges for itself whether it holds.
 */
export const openArticles = (
  { folder, unread, others, media, today, release, shelf: shelfFolder }: ArticleSetting,
  { model, checks }: Pick<Site, 'model' | 'checks'>,
) => {
  const memory = remembering()
  const shelf = shelfFolder === undefined ? emptyShelf() : openShelf(shelfFolder)
  const around = others.map(storedText)
  const looking = { model, checks: checks.each, memory, progress: silent }
  const judging = { media, today, release, memory, shelf, progress: silent }
  return (articles: readonly NamedText[]): Uint8Array => {
    const texts = articles.map(storedText)
    const source = { folder, unread, files: [...around, ...texts], media: [], problems: [] }
    try {
      lookApart({ source, looking, judging }, texts)
    } catch {
      // It comes to light again where all is put together.
    }
    shelf.save()
    return memory.handOver()
  }
}
