import type { Handler } from './handler.ts'
import { redirects } from './redirects.ts'
import { siteHeaders } from './site-headers.ts'
import { staticFiles } from './static-files.ts'

/** Serves a built site as its hosts do: by the rules that lie in it. */
export const builtSite = (directory: string): Handler[] => [
  siteHeaders(directory),
  redirects(directory),
  staticFiles(directory),
]
