import { text as readAll } from 'node:stream/consumers'
import type { Made, Wanted } from '../../src/admin/making.ts'
import { create } from '../new/create.ts'
import { isKind } from '../new/kinds.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { Handler } from '../serve/handler.ts'
import { requestedUrl } from '../serve/requested-url.ts'
import type { Site } from '../site/site.ts'
import type { ContentWatch } from './live-content.ts'
import type { EditDoor } from './save-edits.ts'

/** Where pages and entries are made. */
export const MAKE_PATH = '/__new'

/** More than any title has, in UTF-16 units. */
const LONGEST = 200

const wantedIn = (body: string): Partial<Wanted> => {
  try {
    return (JSON.parse(body) as Wanted | null) ?? {}
  } catch {
    return {}
  }
}

const routeOf = (site: ResolvedSite | undefined, kind: string, id: string): string | undefined =>
  site?.pages.find(({ key, route }) =>
    kind === 'page' ? route === `/${id}` : key.endsWith(`/${id}`),
  )?.route

const make = async (
  { kind = '', title = '' }: Partial<Wanted>,
  content: ContentWatch,
  site: Site,
): Promise<Made | undefined> => {
  const name = String(title).replace(/\s+/g, ' ').trim()
  if (!isKind(kind) || name === '' || name.length > LONGEST) return undefined
  const creation = await create(site, { kind, title: name })
  if ('refusal' in creation) return creation
  const { good } = await content.update()
  const route = routeOf(good?.site, kind, creation.id)
  return { made: creation.made, ...(route !== undefined && { route }) }
}

/** Makes a page, a news item or another entry for our own pages, as `gewerk new` does, and says where it is shown. */
export const openMaker =
  (content: ContentWatch, site: Site, isAllowed: EditDoor['isAllowed']): Handler =>
  async (request, response, next) => {
    if (requestedUrl(request).pathname !== MAKE_PATH) return next()
    const isOurs = request.method === 'POST' && isAllowed(request)
    const made = isOurs && (await make(wantedIn(await readAll(request)), content, site))
    if (!made) return void response.writeHead(isOurs ? 400 : 403).end()
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(made))
  }
