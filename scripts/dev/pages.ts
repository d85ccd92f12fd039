import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AdminSite } from '../../src/admin/admin-files.ts'
import { ADMIN_SITE, pageAddress } from '../../src/page/page-address.ts'
import { redirectsFile } from '../hosts/netlify.ts'
import { gitState } from '../machine/git-state.ts'
import { causeOf } from '../problem/while-reading.ts'
import { openCache } from '../publish/pictures/cache.ts'
import { ContentChanged } from '../read/content-changed.ts'
import { reportText } from '../report/text.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { Handler } from '../serve/handler.ts'
import { movedTo, readRedirects } from '../serve/host-rules.ts'
import { requestedUrl } from '../serve/requested-url.ts'
import { pictureFolder } from '../site/cache.ts'
import type { Site } from '../site/site.ts'
import type { ContentWatch } from './live-content.ts'
import { jsonFile, type LiveFile, liveFile, SHELL_PATH } from './live-files.ts'
import { liveTheme } from './live-theme.ts'
import { documentsIn, picturesIn, sendMedia } from './media.ts'
import { pageFor } from './page-for.ts'
import { renderInside } from './render-inside.ts'
import type { Renderer } from './renderer.ts'
import type { EditDoor } from './save-edits.ts'
import { shellOf } from './shell-of.ts'
import { isDocument, showProblems } from './show-fault.ts'

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
const sendPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  site: ResolvedSite,
  renderer: Renderer,
): Promise<void> => {
  const url = requestedUrl(request)
  const moved = movedTo(rulesOf(site), url)
  if (moved !== undefined) {
    response.writeHead(302, { Location: moved }).end()
    return
  }
  const { html, status } = await renderDocument(renderer, site, url.pathname)
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' }).end(html)
}

const sendFile = (response: ServerResponse, { type, text }: LiveFile): void => {
  response.writeHead(200, { 'Content-Type': type }).end(text)
}

/** Answers with pages, page files and media of a content folder as it is now. */
export const livePages = (
  renderer: Renderer,
  content: ContentWatch,
  site: Site,
  savingFor: EditDoor['savingFor'] = () => undefined,
): Handler => {
  const pictures = openCache(pictureFolder(site))
  const showAll: Handler = (request, response) =>
    showProblems(reportText(content.current().problems), renderer, request, response)

  /** What who edits the pages is told of the site. */
  const adminFile = async (shown: ResolvedSite, request: IncomingMessage): Promise<LiveFile> => {
    const saving = savingFor(request)
    const published = await gitState(site.content)
    const { media } = content.current().latest
    return jsonFile({
      ...shown.admin,
      published,
      media: picturesIn(media),
      documents: documentsIn(media),
      ...(saving && { saving }),
    } satisfies AdminSite)
  }
  const fileFor = (shown: ResolvedSite, request: IncomingMessage) => {
    const url = requestedUrl(request)
    return url.pathname === `/${ADMIN_SITE}`
      ? adminFile(shown, request)
      : liveFile(shown, url, site.content)
  }
  const answer: Handler = async (request, response, next) => {
    const { good, latest } = content.current()
    if (!good?.site) return isDocument(request) ? showAll(request, response, next) : next()
    const { pathname } = requestedUrl(request)
    // Those of the pages, and those that came in while something else is faulty.
    const files = [good.media, latest.media]
    if (
      /^\/(?:media|files)\//.test(pathname) &&
      (await sendMedia(files, pathname, response, pictures))
    )
      return
    const file = await fileFor(good.site, request)
    if (file) return sendFile(response, file)
    return isDocument(request) ? sendPage(request, response, good.site, renderer) : next()
  }
  return async (request, response, next) => {
    try {
      await answer(request, response, next)
    } catch (error) {
      // A page that nobody has looked at since its file was broken.
      if (!(causeOf(error) instanceof ContentChanged)) throw error
      await showAll(request, response, next)
    }
  }
}
