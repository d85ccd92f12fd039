import path from 'node:path'
import type { Theme } from '../../../src/content/site/theme.ts'
import type { Shell } from '../../../src/shell/shell-data.ts'
import { openApp } from '../../app/app.ts'
import { openShelf } from '../../memory/shelf.ts'
import { collectStyles } from '../../render/styles.ts'
import { withParts } from '../../resolve/page/with-parts.ts'
import type { WrittenFile } from '../../site/build-manifest.ts'
import type { Beside } from '../files/batch.ts'
import { withCompressed } from '../files/compressing.ts'
import { bytesOf, record } from '../files/content.ts'
import { writeNow } from '../files/site-places.ts'
import { namesOfPage, type PageJob, type PageOrder, renderPageFiles } from './page-files.ts'

/** What pages are made with, as it can be handed to a thread. */
export interface DocumentSetting extends Pick<PageJob, 'feed' | 'linked'> {
  shell: Shell
  theme: Theme
  /** Folder of the compiled app. */
  app: string
  /** Folder of the shelf with the parts of the pages. */
  shelf: string
}

export interface DocumentOrder extends PageOrder, Beside {
  /** Of the page's parts on the shelf. */
  digest: string
}

const refuse = (): never => {
  throw new Error('The parts of a page are gone')
}

const writeUnlessThere = (location: string, bytes: string | Uint8Array, there: string[] = []) => {
  const each = record(bytes)
  if (there.includes(each.sha256)) return each
  writeNow(location, bytes)
  return each
}

/**
 * Makes the files of pages and writes them: a task of threads. What comes of an order is nothing where the
 * parts of its page are not on the shelf.
 */
export const openDocuments = async (setting: DocumentSetting) => {
  const app = await openApp(setting.app)
  const shelf = openShelf(setting.shelf)
  const styles = collectStyles(app.server, setting.theme, setting.shell.base)
  const job: PageJob = { ...setting, app, styles }
  return async (order: DocumentOrder): Promise<WrittenFile[] | undefined> => {
    if (!shelf.get(order.digest)) return undefined
    const page = withParts(order, shelf, refuse)
    const { names, make } = withCompressed({
      names: namesOfPage(order),
      make: () => renderPageFiles(page, order, job),
    })
    const contents = await make()
    return names.map((name, at) =>
      writeUnlessThere(path.join(order.folder, name), bytesOf(contents[at] ?? ''), order.there[at]),
    )
  }
}
