import type { IncomingMessage, ServerResponse } from 'node:http'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { explainDiskFault } from '../../problem/explain-disk-fault.ts'
import { excuse } from '../../serve/chain.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { NOT_KEPT } from './not-kept.ts'
import { type ProblemsOf, problemDocument } from './problem-document.ts'

/** Programs that follow links take anything; of what a browser loads for a page it says what that is for. */
const takesAnything = ({ headers }: IncomingMessage): boolean =>
  (headers.accept ?? '*/*') === '*/*' && headers['sec-fetch-dest'] === undefined

/** Whether a page is asked for. */
export const isDocument = (request: IncomingMessage): boolean =>
  (request.headers.accept?.includes('text/html') ?? false) ||
  (takesAnything(request) && !/\.\w+$|^\/[@_]/.test(requestedUrl(request).pathname))

/** Answers with a page that shows what is wrong until it is mended. */
export const showProblems = async (
  problems: string,
  { finish, reloadScript }: Renderer,
  request: IncomingMessage,
  response: ServerResponse,
  of: ProblemsOf = 'site',
): Promise<void> => {
  const { pathname } = requestedUrl(request)
  const html = await finish(pathname, problemDocument(problems, reloadScript, of))
  response.writeHead(500, { 'Content-Type': 'text/html;charset=utf-8', ...NOT_KEPT }).end(html)
}

/** Shows what is wrong with a company's own blocks in the place of every page: their scripts may not load. */
export const showFault =
  (fault: string | undefined, renderer: Renderer): Handler =>
  (request, response, next) =>
    fault === undefined || !isDocument(request)
      ? next()
      : showProblems(fault, renderer, request, response)

/** Says to a page that has something written what keeps the disk from it: begun anew, the server could not either. */
const sayOfDisk = (words: string, response: ServerResponse): void => {
  console.error(words)
  response.writeHead(500, { 'Content-Type': 'text/plain;charset=utf-8' }).end(words)
}

/** Answers where a handler has failed: by a company's own blocks, by the disk, or by us. */
export const excuseOf =
  (renderer: Renderer): typeof excuse =>
  (error, request, response) => {
    const disk = request.method === 'POST' ? explainDiskFault(error) : undefined
    if (disk !== undefined && !response.headersSent) return sayOfDisk(disk, response)
    const isOurs = !(error instanceof WrongUsage) || response.headersSent || !isDocument(request)
    if (isOurs) return excuse(error, request, response)
    return showProblems(error.message, renderer, request, response, 'page')
  }
