import path from 'node:path'
import type { MakingOutcome, NewContent } from '../../../src/admin/server/making.ts'
import type { Compiled } from '../../compile/compile.ts'
import { create } from '../../new/create.ts'
import { isKind, type Kind, kinds } from '../../new/kinds.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import type { Site } from '../../site/site.ts'
import type { ContentWatch } from '../live-content.ts'
import type { IsAllowed } from './own-origin.ts'
import { sentValues } from './sent-values.ts'

/** Where pages and entries are made. */
export const MAKE_PATH = '/__new'

/** More than any title has, in UTF-16 units. */
const LONGEST = 200

/** Where something new is shown: a page at its own address, an entry on the page that is made from its collection. */
const routeOf = ({ site, content }: Compiled, kind: Kind, id: string): string | undefined => {
  const collection = kinds[kind]
  if (collection === undefined) return site?.pages.find(({ route }) => route === `/${id}`)?.route
  const templates = content.pages.filter(
    ({ value }) => (value as { each?: string }).each === collection,
  )
  const keys = templates.map(({ file }) => `${path.posix.parse(file.source.name).name}/${id}`)
  return site?.pages.find(({ key }) =>
    keys.some((each) => key === each || key.endsWith(`/${each}`)),
  )?.route
}

const make = async (
  { kind = '', title = '' }: Partial<NewContent>,
  content: ContentWatch,
  site: Site,
): Promise<MakingOutcome | undefined> => {
  const name = String(title).replace(/\s+/g, ' ').trim()
  if (!isKind(kind) || name === '' || name.length > LONGEST) return undefined
  const creation = await create(site, { kind, title: name })
  if ('refusal' in creation) return creation
  const { good } = await content.update()
  const route = good && routeOf(good, kind, creation.id)
  return { made: creation.made, ...(route !== undefined && { route }) }
}

/** Makes a page, a news item or another entry for our own pages, as `gewerk new` does, and says where it is shown. */
export const openMaker =
  (content: ContentWatch, site: Site, isAllowed: IsAllowed): Handler =>
  async (request, response, next) => {
    if (requestedUrl(request).pathname !== MAKE_PATH) return next()
    const isOurs = request.method === 'POST' && isAllowed(request)
    const made = isOurs && (await make(await sentValues<NewContent>(request), content, site))
    if (!made) return void response.writeHead(isOurs ? 400 : 403).end()
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(made))
  }
