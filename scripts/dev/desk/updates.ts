import type { ServerResponse } from 'node:http'
import { type ContentUpdate, UPDATES_PATH } from '../../../src/dev/content-update.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import { NOT_KEPT } from '../pages/not-kept.ts'
import type { DeskNews } from './live-desk.ts'

export interface Updates {
  handler: Handler
  /** Tells every open page. */
  send: (news: DeskNews) => void
  /** How many times. */
  told: () => number
  close: () => void
}

const HEADERS = { 'Content-Type': 'text/event-stream', ...NOT_KEPT }

const write = (response: ServerResponse, update: ContentUpdate) =>
  response.write(`data: ${JSON.stringify(update)}\n\n`)

/**
 * Tells open pages what is saved, by server-sent events (HTML Standard, section 9.2).
 *
 * @param current what a page is told that has just been opened: it may have been saved since its document
 *   was made
 */
export const openUpdates = (current: () => Promise<DeskNews>): Updates => {
  const pages = new Set<ServerResponse>()
  let told = 0
  return {
    handler: async (request, response, next) => {
      if (requestedUrl(request).pathname !== UPDATES_PATH) return next()
      response.writeHead(200, HEADERS)
      pages.add(response)
      response.once('close', () => pages.delete(response))
      write(response, { ...(await current()), told })
    },
    send: (news) => {
      told += 1
      for (const page of pages) write(page, { ...news, told })
    },
    told: () => told,
    close: () => {
      for (const page of pages) page.end()
    },
  }
}
