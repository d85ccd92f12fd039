import type { IncomingMessage, ServerResponse } from 'node:http'
import { ADMIN_SITE } from '../../../src/page/page-address.ts'
import { causeOf } from '../../problem/while-reading.ts'
import { openCache } from '../../publish/pictures/cache.ts'
import { ContentChanged } from '../../read/content-changed.ts'
import { reportText } from '../../report/text.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import { pictureFolder } from '../../site/cache.ts'
import type { Site } from '../../site/site.ts'
import type { EditDoor } from '../edit/save-edits.ts'
import type { ContentWatch } from '../live-content.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { adminFile } from './admin-file.ts'
import { type LiveFile, liveFile } from './live-files.ts'
import { sendMedia } from './media.ts'
import { NOT_KEPT } from './not-kept.ts'
import { sendPage } from './send-page.ts'
import { isDocument, showProblems } from './show-fault.ts'

const sendFile = (response: ServerResponse, { type, text }: LiveFile): void => {
  response.writeHead(200, { 'Content-Type': type, ...NOT_KEPT }).end(text)
}

const isMedia = (pathname: string): boolean => /^\/(?:media|files)\//.test(pathname)

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

  const fileFor = (shown: ResolvedSite, request: IncomingMessage) => {
    const url = requestedUrl(request)
    return url.pathname === `/${ADMIN_SITE}`
      ? adminFile(shown, content.current().latest.media, site, savingFor(request))
      : liveFile(shown, url, site.content)
  }
  const answer: Handler = async (request, response, next) => {
    const { good, latest } = content.current()
    if (!good?.site) return isDocument(request) ? showAll(request, response, next) : next()
    const { pathname } = requestedUrl(request)
    // Those of the pages, and those that came in while something else is faulty.
    const files = [good.media, latest.media]
    if (isMedia(pathname) && (await sendMedia(files, pathname, response, pictures))) return
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
