import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { parseEdits } from '../../../src/admin/edits/parse-edits.ts'
import type { Saving } from '../../../src/admin/server/doors.ts'
import { TOKEN_HEADER } from '../../../src/admin/server/post-to-server.ts'
import type { Saved } from '../../../src/admin/server/saving.ts'
import { writeChanges } from '../../edit/change/write-changes.ts'
import type { ContentEdit } from '../../edit/content-edit.ts'
import { loadSpellings, saveSpellings } from '../../edit/spellings/kept-spellings.ts'
import { tryEdits } from '../../edit/try-edits.ts'
import { inTurn } from '../../machine/concurrency/in-turn.ts'
import { remembering } from '../../memory/open-memory.ts'
import { emptyShelf } from '../../memory/shelf.ts'
import { kindNames } from '../../new/words.ts'
import { type Problem, problemOfFile } from '../../problem/problem.ts'
import { reportText } from '../../report/text.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import type { Site } from '../../site/site.ts'
import type { ContentWatch } from '../live-content.ts'
import { MAKE_PATH } from './make-new.ts'
import { type IsAllowed, isFromOwnPage } from './own-origin.ts'
import { placeEdits } from './place-edits.ts'
import { MOST_PICTURE_BYTES, PICTURE_PATH } from './take-picture.ts'

/** Where edits are written to the files. */
const EDIT_PATH = '/__edit'

/** Far more than anybody edits at once. */
const MOST_BYTES = 2_000_000

/** The door to the files, and what a page has to know of it. */
export interface EditDoor {
  handler: Handler
  isAllowed: IsAllowed
  /** Nothing for a page that is not ours. */
  savingFor: (request: IncomingMessage) => Saving | undefined
}

interface Written {
  files: string[]
  problems: Problem[]
}

/** Edits that are made on the files as they are now. */
const openWriter = (site: Site) => {
  // Apart from that of the pages: what never comes to be written is no part of it.
  const memory = remembering()
  // Each is made on what the one before has left.
  const next = inTurn()
  const write = async (edits: readonly ContentEdit[]): Promise<Written> => {
    const spellings = await loadSpellings(site)
    const tried = await tryEdits(edits, site, { memory, shelf: emptyShelf(), spellings })
    if (!tried.ok) return { files: [], problems: tried.problems }
    const unwritten = await writeChanges(tried.changes)
    if (unwritten)
      return { files: [], problems: [problemOfFile(unwritten.file.path, unwritten.wording)] }
    await saveSpellings(site, spellings)
    return { files: tried.changes.map(({ file }) => file.path), problems: [] }
  }
  return (edits: readonly ContentEdit[]) => next(() => write(edits))
}

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status).end()
}

/** Writes what was edited in a browser to the files: for our own pages, and only texts that those show. */
export const openEditDoor = (content: ContentWatch, site: Site): EditDoor => {
  const token = randomUUID()
  const write = openWriter(site)
  const save = async (body: string): Promise<Saved> => {
    const pages = content.current().good?.site?.pages ?? []
    const { edits, placed } = placeEdits(parseEdits(body).edits, pages)
    const { files, problems } = await write(edits)
    return problems.length > 0
      ? { files: [], edits: {}, problems: reportText(problems) }
      : { files, edits: placed }
  }
  const isAllowed: IsAllowed = (request) =>
    isFromOwnPage(request) && request.headers[TOKEN_HEADER] === token
  return {
    isAllowed,
    savingFor: (request) =>
      isFromOwnPage(request)
        ? {
            address: EDIT_PATH,
            token,
            making: { address: MAKE_PATH, kinds: kindNames },
            pictures: { address: PICTURE_PATH, most: MOST_PICTURE_BYTES },
          }
        : undefined,
    handler: async (request, response, next) => {
      if (requestedUrl(request).pathname !== EDIT_PATH) return next()
      if (request.method !== 'POST') return refuse(response, 405)
      if (!isAllowed(request)) return refuse(response, 403)
      if (Number(request.headers['content-length'] ?? MOST_BYTES + 1) > MOST_BYTES)
        return refuse(response, 413)
      const saved = await save(await readAll(request))
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(saved))
    },
  }
}
