import sirv from 'sirv'
import { type App, appPaths, DEV_FOLDER } from '../../app/app.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import type { Renderer } from './renderer.ts'

/** Style sheets name files below `/assets`; beside them lie scripts that only the server runs. */
const isStyleFile = (pathname: string) =>
  pathname.startsWith('/assets/') && !pathname.endsWith('.js')

const filesOf = (folder: string): Handler => {
  const { dev, client, server } = appPaths(folder)
  const [scripts, assets, styles] = [dev, client, server].map((each) => sirv(each))
  return (request, response, next) => {
    const { pathname } = requestedUrl(request)
    const last = isStyleFile(pathname) ? () => styles?.(request, response, next) : next
    scripts?.(request, response, () => assets?.(request, response, last))
  }
}

/**
 * Pages by the app as it comes with the package: nothing is compiled.
 *
 * @param folder of the app
 */
export const compiledRenderer = ({ server }: App, folder: string): Renderer => ({
  script: `/${DEV_FOLDER}/main.js`,
  reloadScript: `/${DEV_FOLDER}/reload.js`,
  server: async () => server,
  finish: async (_, html) => html,
  files: filesOf(folder),
  renew: () => undefined,
  close: async () => undefined,
})
