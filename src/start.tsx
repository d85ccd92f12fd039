import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isAdminWanted } from './admin/switch/wanted.ts'
import { App } from './page/App.tsx'
import { bearStrangers } from './page/bear-strangers.ts'
import { takeInUse } from './page/in-use.ts'
import { loadBlocks } from './page/load-blocks.ts'
import { loadPage } from './page/load-page.ts'
import { loadStyles } from './page/load-styles.ts'
import { ROOT_ID, readOwnData } from './page/own-data.ts'
import { createPageClient, type PageClient } from './page/page-client.ts'
import { prefetchLinks } from './page/prefetch.ts'
import { preloadModule } from './page/preload.ts'
import type { Shell } from './shell/shell-data.ts'

interface Started {
  client: PageClient
  /** Changes what is the same on every page, while developing. */
  show: (shell: Shell) => void
}

/** In slices: clicks and scrolling come in between, and no task is long. */
const hydrate = (app: (onReady: () => void) => ReactNode): Promise<Root> =>
  new Promise((resolve) =>
    startTransition(() => {
      const giveBack = takeInUse()
      const root = hydrateRoot(
        document.getElementById(ROOT_ID) as HTMLElement,
        app(() => resolve(root)),
        {
          onRecoverableError: (error) => {
            console.error(error)
            giveBack()
          },
        },
      )
    }),
  )

/** Takes over the document's page; settles when it has. */
export const start = async (): Promise<Started> => {
  // The router begins with this. Where the browser refuses it, the document is better left as it is. Under `masked`, the
  // router takes whatever stands there for an address. Servers take several slashes for one; to the router, two at the
  // beginning are another server's.
  const { pathname, search, hash } = location
  history.replaceState(
    { ...history.state, masked: undefined },
    '',
    pathname.replace(/\/+/g, '/') + search + hash,
  )
  const { shell, file } = await readOwnData()
  const client = createPageClient(shell.base)
  // The way back to it needs no connection, as little as that to any other.
  client.keep(file)
  file.modules.forEach(preloadModule)
  // The document has only the rules for what is in it: with the app, more comes.
  const [components, , admin] = await Promise.all([
    loadBlocks(file.page.blocks),
    loadStyles(file.styles),
    // Before the router, so that it hears first of steps through the history; without it, the page is as published.
    isAdminWanted() && import('./admin/admin.tsx').catch(console.error),
  ])
  const initial = { page: file.page, components }
  const app = (current: Shell, onReady?: () => void) => (
    <BrowserRouter basename={`${shell.base}/`}>
      <App shell={current} initial={initial} client={client} onReady={onReady} />
    </BrowserRouter>
  )
  bearStrangers()
  const root = await hydrate((onReady) => app(shell, onReady))
  // The router's from here on.
  window.onpopstate = null
  // What can't be prefetched is loaded, or given up, by the click.
  prefetchLinks(shell.base, (pathname) =>
    loadPage(client, pathname, shell.build).catch(() => undefined),
  )
  if (admin) admin.startAdmin()
  return { client, show: (current) => flushSync(() => root.render(app(current))) }
}
