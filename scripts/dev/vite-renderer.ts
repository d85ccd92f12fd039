import type { Server } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import type * as EntryServer from '../../src/entry-server.tsx'
import { ENCLOSED_PACKAGES, enclosures } from '../app/enclosed.ts'
import { type AppSources, appConfig } from '../app/vite-config.ts'
import type { Renderer } from './renderer.ts'

/** Told by name: Vite would not look for them in sources that lie in `node_modules`. */
const BUNDLED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-dev-runtime',
]

/** What the page may come to ask for later: Vite would load it anew for each, with all that is being written. */
const askedForLater = (root: string): string[] =>
  enclosures(root).length > 0 ? [] : ENCLOSED_PACKAGES.filter((name) => name !== 'gray-matter')

/** What blocks import from us must be the modules that the page runs, wherever they lie. */
const OURS = ['gewerk/blocks', 'gewerk/components']

/**
 * Pages from the sources of the app, which may be edited, too: Vite compiles what is asked for.
 *
 * @param cache where Vite keeps bundled packages
 * @param server carries Vite's own messages
 */
export const viteRenderer = async (
  sources: AppSources,
  cache: string,
  server: Server,
): Promise<Renderer> => {
  const vite = await createServer({
    ...appConfig(sources),
    configFile: false,
    cacheDir: path.join(cache, 'vite'),
    optimizeDeps: { include: [...BUNDLED, ...askedForLater(sources.root)], exclude: OURS },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [sources.root, ...sources.blockFolders] },
    },
  })
  // They may lie outside of what Vite watches by itself.
  vite.watcher.add([...sources.blockFolders])
  return {
    script: '/src/dev/main.ts',
    reloadScript: '/src/dev/reload.ts',
    server: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer,
    finish: (pathname, html) => vite.transformIndexHtml(pathname, html),
    files: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
