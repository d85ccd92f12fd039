import type { Server } from 'node:http'
import { appOf, PACKAGED, sourcesOf } from '../../app/app-of.ts'
import { loadCompiler } from '../../app/load-compiler.ts'
import type { Site } from '../../site/site.ts'
import { compiledRenderer } from './compiled-renderer.ts'
import type { Renderer } from './renderer.ts'

/** What makes the pages of a site: from sources where there are any, so that changed code is seen, too. */
export const rendererOf = async (site: Site, server: Server): Promise<Renderer> => {
  const sources = sourcesOf(site)
  if (!sources) return compiledRenderer(await appOf(site), PACKAGED)
  const { viteRenderer } = await loadCompiler(() => import('./vite-renderer.ts'))
  return viteRenderer(sources, site, server)
}
