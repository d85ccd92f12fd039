import { pathOf } from '../../src/shell/address.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import type { Handler } from './handler.ts'
import { redirects } from './redirects.ts'
import { siteHeaders } from './site-headers.ts'
import { staticFiles } from './static-files.ts'

/** Path of a built site on its server; empty where it does not say. */
const baseOf = async (directory: string): Promise<string> =>
  pathOf((await readBuildManifest(directory))?.url ?? 'https://localhost')

/** What is below the path of a site, is asked for from its root; all else leads there. */
const below =
  (base: string): Handler =>
  (request, response, next) => {
    const { url = '/' } = request
    if (base === '' || url.startsWith(`${base}/`)) {
      request.url = url.slice(base.length)
      return next()
    }
    response.writeHead(url === base ? 301 : 302, { Location: `${base}/` }).end()
  }

/** Serves a built site as its hosts do: by the rules that lie in it. */
export const builtSite = async (directory: string): Promise<Handler[]> => {
  const base = await baseOf(directory)
  return [siteHeaders(directory), redirects(directory, base), below(base), staticFiles(directory)]
}
