import type { ServerResponse } from 'node:http'
import type { AdminSite } from '../../src/admin/admin-files.ts'
import { fileName } from '../../src/content/file-name.ts'
import { SOURCES_PATH } from '../../src/dev/sources.ts'
import {
  ADMIN_SITE,
  type PageFile,
  pageAddress,
  unknownRoute,
} from '../../src/page/page-address.ts'
import { VCARD_PATH, vcard } from '../../src/shell/vcard.ts'
import { redirectsFile } from '../hosts/netlify.ts'
import { gitState } from '../machine/git-state.ts'
import { causeOf } from '../problem/while-reading.ts'
import { openCache } from '../publish/pictures/cache.ts'
import { ContentChanged } from '../read/content-changed.ts'
import { FEEDS } from '../render/feeds.ts'
import { reportText } from '../report/text.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { Handler } from '../serve/handler.ts'
import { movedTo, readRedirects } from '../serve/host-rules.ts'
import { requestedUrl } from '../serve/requested-url.ts'
import { pictureFolder } from '../site/cache.ts'
import type { Site } from '../site/site.ts'
import type { ContentWatch } from './live-content.ts'
import { liveTheme } from './live-theme.ts'
import { picturesIn, sendMedia } from './media.ts'
import { renderInside } from './render-inside.ts'
import type { Renderer } from './renderer.ts'
import type { EditDoor } from './save-edits.ts'
import { isSearchFile, searchFile } from './search-file.ts'
import { shellOf } from './shell-of.ts'
import { isDocument, showProblems } from './show-fault.ts'
import { sourcesOf } from './sources.ts'

/** Where the shell is while developing; it has no name of its own for each state. */
const SHELL_PATH = '/shell.json'

const rulesOf = ({ redirects }: ResolvedSite) =>
  readRedirects(redirectsFile({ redirects, base: '' }))

const findPage = (site: ResolvedSite, name: string) =>
  site.pages.find(({ route }) => fileName(route) === name)

/** The page for an address: its own, or the nearest one for addresses that don't exist. */
const pageFor = (site: ResolvedSite, pathname: string) => {
  const own = findPage(site, fileName(pathname))
  if (own) return { page: own, status: 200 }
  const page = findPage(site, fileName(unknownRoute(pathname, site.shell.notFound)))
  return { page, status: 404 }
}

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

const jsonFor = (site: ResolvedSite, pathname: string): unknown => {
  const name = pathname.slice(1).replace(/(\.admin|\.later)?\.json$/, '')
  const page = findPage(site, name)
  if (pathname === SHELL_PATH) return shellOf(site)
  if (isSearchFile(pathname)) return searchFile(site, pathname)
  if (!page) return undefined
  if (pathname.endsWith('.admin.json'))
    return { facts: page.facts, fields: page.fields, groups: page.groups }
  if (pathname.endsWith('.later.json')) return page.later
  return {
    build: shellOf(site).build,
    digest: '',
    page: page.data,
    styles: [],
    modules: [],
  } satisfies PageFile
}

/** Files that every site has for other programs. */
const ownFile = (site: ResolvedSite, pathname: string) => {
  if (pathname === `/${VCARD_PATH}`) return { type: 'text/vcard', text: vcard(shellOf(site)) }
  const wanted = FEEDS.find(({ file }) => pathname === `/${file}`)
  return wanted && site.feed && { type: wanted.type, text: wanted.write(site.feed) }
}

const sendJson = (response: ServerResponse, value: unknown): void => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(value))
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
  const answer: Handler = async (request, response, next) => {
    const { good, latest } = content.current()
    const { pathname, searchParams } = requestedUrl(request)
    if (!good?.site) {
      if (!isDocument(request)) return next()
      return showAll(request, response, next)
    }
    // Those of the pages, and those that came in while something else is faulty.
    const files = [good.media, latest.media]
    if (pathname.startsWith('/media/') && (await sendMedia(files, pathname, response, pictures)))
      return
    const file = ownFile(good.site, pathname)
    if (file) {
      response.setHeader('Content-Type', `${file.type};charset=utf-8`)
      response.end(file.text)
      return
    }
    if (pathname === SOURCES_PATH) {
      const { page } = pageFor(good.site, searchParams.get('path') ?? '/')
      return sendJson(response, page ? await sourcesOf(page, site.content) : {})
    }
    if (pathname === `/${ADMIN_SITE}`) {
      const saving = savingFor(request)
      const published = await gitState(site.content)
      const media = picturesIn(latest.media)
      const admin: AdminSite = { ...good.site.admin, published, media, ...(saving && { saving }) }
      return sendJson(response, admin)
    }
    const json = pathname.endsWith('.json') ? jsonFor(good.site, pathname) : undefined
    if (json) return sendJson(response, json)
    if (!isDocument(request)) return next()
    const moved = movedTo(rulesOf(good.site), requestedUrl(request))
    if (moved !== undefined) {
      response.writeHead(302, { Location: moved }).end()
      return
    }
    const { html, status } = await renderDocument(renderer, good.site, pathname)
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' }).end(html)
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
