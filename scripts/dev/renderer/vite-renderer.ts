import type { Server as HttpServer } from 'node:http'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createServer, type ViteDevServer } from 'vite'
import type * as EntryServer from '../../../src/entry-server.tsx'
import { type AppSources, appConfig } from '../../app/bundle/app-config.ts'
import { ENCLOSED_PACKAGES } from '../../app/bundle/enclosed.ts'
import { explainOwnFault } from '../../app/explain-own-fault.ts'
import { loadReact } from '../../app/load-react.ts'
import { makeFolder } from '../../machine/files/make-folder.ts'
import type { Site } from '../../site/site.ts'
import type { Renderer } from './renderer.ts'
import { upgradesOf } from './upgrades.ts'

/** Told by name: Vite would not look for them in sources that lie in `node_modules`. */
const BUNDLED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-dev-runtime',
]

/** What the page may come to ask for later: Vite would load it anew for each, with all that is being written. */
const ASKED_FOR_LATER = ENCLOSED_PACKAGES.filter((name) => name !== 'gray-matter')

/** What blocks import from us must be the modules that the page runs, wherever they lie. */
const OURS = ['gewerk/blocks', 'gewerk/components']

/** Vite calls a document by its address in letters; the root where those are none, such as `/%`. */
const namedIn = (pathname: string): string => {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return '/'
  }
}

type Server = typeof EntryServer

/** What is wrong in a company's own blocks says so itself, with its place in the sources. */
const explaining = (vite: ViteDevServer, { ownBlocks }: Pick<Site, 'ownBlocks'>) => {
  const inSources = (error: unknown): never => {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    throw error
  }
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    ownBlocks === undefined ? work() : explainOwnFault(ownBlocks, () => work().catch(inSources))
}

/**
 * What is being loaded: whatever Vite is closed under fails. It says so in the terminal, and a page whose script fails
 * learns of nothing any more.
 */
const openLoading = () => {
  const loading = new Set<Promise<unknown>>()
  return {
    begin: <Result>(work: Promise<Result>): Promise<Result> => {
      const each = work.finally(() => loading.delete(each))
      loading.add(each)
      return each
    },
    settled: async (): Promise<void> => {
      while (loading.size > 0) await Promise.allSettled(loading)
    },
  }
}

const serverOf = async (
  vite: ViteDevServer,
  explain: ReturnType<typeof explaining>,
): Promise<Server> => {
  const server = await explain(
    async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Server,
  )
  return {
    ...server,
    loadExamples: () => explain(server.loadExamples),
    renderBlocks: (...given) => explain(() => server.renderBlocks(...given)),
    renderPage: (...given) => explain(() => server.renderPage(...given)),
  }
}

/**
 * Pages from the sources of the app, which may be edited, too: Vite compiles what is asked for.
 *
 * @param site whose cache takes bundled packages
 * @param server carries Vite's own messages
 */
export const viteRenderer = async (
  sources: AppSources,
  site: Pick<Site, 'cache' | 'ownBlocks'>,
  server: HttpServer,
): Promise<Renderer> => {
  const cacheDir = path.join(site.cache, 'vite')
  // Without the bundled packages no page comes alive, and Vite does not say why.
  makeFolder(cacheDir)
  const vite = await createServer({
    ...appConfig(sources),
    configFile: false,
    cacheDir,
    // What is wrong in blocks of a company's own is shown by us.
    logLevel: site.ownBlocks === undefined ? 'info' : 'silent',
    optimizeDeps: { include: [...BUNDLED, ...ASKED_FOR_LATER], exclude: OURS },
    server: {
      middlewareMode: true,
      hmr: { server: upgradesOf(server), overlay: site.ownBlocks === undefined },
      fs: { allow: [sources.root, ...sources.blockFolders] },
    },
  })
  // Own blocks are compiled as visitors get them in this very process, maybe while the first page is asked for.
  loadReact(sources.root)
  // They may lie outside of what Vite watches by itself.
  vite.watcher.add([...sources.blockFolders])
  const explained = explaining(vite, site)
  const loading = openLoading()
  const explain: typeof explained = (work) => loading.begin(explained(work))
  return {
    script: '/src/dev/main.ts',
    reloadScript: '/src/dev/reload.ts',
    server: () => serverOf(vite, explain),
    finish: (pathname, html) => vite.transformIndexHtml(namedIn(pathname), html),
    files: (request, response, next) => {
      void loading.begin(finished(response).catch(() => undefined))
      vite.middlewares(request, response, next)
    },
    renew: (files) => {
      if (!files) vite.moduleGraph.invalidateAll()
      // As if Vite had seen it: its own watcher may not have begun yet, and misses the last of many saves.
      for (const file of files ?? []) vite.watcher.emit('change', file)
    },
    close: async () => {
      await loading.settled()
      await vite.close()
    },
  }
}
