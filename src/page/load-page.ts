import { type BlockComponents, loadBlocks } from './load-blocks.ts'
import { loadStyles } from './load-styles.ts'
import type { PageClient } from './page-client.ts'
import type { PageData } from './page-data.ts'
import { preloadModule } from './preload.ts'

/** A page with everything that it takes to show it. */
export interface LoadedPage {
  page: PageData
  components: BlockComponents
}

/** Loads a page's data, code and styles; rejects where they can't be had, or belong to a newer build. */
export const loadPage = async (
  client: PageClient,
  pathname: string,
  build: string,
): Promise<LoadedPage> => {
  const file = await client.load(pathname)
  if (file.build !== build) throw new Error('The site has been deployed anew')
  file.modules.forEach(preloadModule)
  const [components] = await Promise.all([loadBlocks(file.page.blocks), loadStyles(file.styles)])
  return { page: file.page, components }
}
