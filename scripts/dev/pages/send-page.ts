import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageAddress } from '../../../src/page/page-address.ts'
import { redirectsFile } from '../../hosts/netlify.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'
import { movedTo, readRedirects } from '../../serve/host-rules.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { SHELL_PATH } from './live-files.ts'
import { liveTheme } from './live-theme.ts'
import { NOT_KEPT } from './not-kept.ts'
import { pageFor } from './page-for.ts'
import { renderInside } from './render-inside.ts'
import { shellOf } from './shell-of.ts'

const rulesOf = ({ redirects }: ResolvedSite) =>
  readRedirects(redirectsFile({ redirects, base: '' }))

const renderDocument = async (renderer: Renderer, site: ResolvedSite, pathname: string) => {
  const { page, status } = pageFor(site, pathname)
  if (!page) return { html: '404', status }
  const server = await renderer.server()
  const shell = shellOf(site)
  const styles = [server.sharedStyle, server.printStyle, ...Object.values(server.styles)]
  const html = server.renderDocument({
    shell,
    data: { shell: SHELL_PATH, page: pageAddress(page.route), digest: '' },
    page: page.data,
    html: await renderInside(renderer, site, page),
    styles: [
      { href: 'theme', css: liveTheme(site.theme, server.looks) },
      ...styles.map((css, index) => ({ href: `dev-${index}`, css })),
    ],
    script: renderer.script,
  })
  return { html: await renderer.finish(pathname, html), status }
}

/** Answers with a page, or where it has moved to. */
export const sendPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  site: ResolvedSite,
  renderer: Renderer,
): Promise<void> => {
  const url = requestedUrl(request)
  const moved = movedTo(rulesOf(site), url)
  if (moved !== undefined) {
    response.writeHead(302, { Location: moved, ...NOT_KEPT }).end()
    return
  }
  const { html, status } = await renderDocument(renderer, site, url.pathname)
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', ...NOT_KEPT }).end(html)
}
