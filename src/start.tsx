import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { isAdminWanted } from './admin/wanted.ts'
import { loadPage } from './page/CurrentPage.tsx'
import { readEmbedded } from './page/embedded.ts'
import { loadBlocks } from './page/load-blocks.ts'
import { createPageClient, type PageClient } from './page/page-client.ts'
import { prefetchLinks } from './page/prefetch.ts'

/** Takes over the document's page. */
export const start = async (): Promise<PageClient> => {
  const { shell, page } = readEmbedded()
  const client = createPageClient()
  const initial = { page, components: await loadBlocks(page.blocks) }
  const root = document.getElementById('root') as HTMLElement
  hydrateRoot(
    root,
    <BrowserRouter>
      <App shell={shell} initial={initial} client={client} />
    </BrowserRouter>,
  )
  // What can't be prefetched is loaded, or given up, by the click.
  prefetchLinks((pathname) => loadPage(client, pathname, shell.build).catch(() => undefined))
  if (isAdminWanted()) (await import('./admin/admin.tsx')).startAdmin()
  return client
}
