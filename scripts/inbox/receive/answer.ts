import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AnswerWords, REASONS } from '../../../src/content/ui/answer-words.ts'
import { escapeHtml } from '../../escape-html.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import { isNavigation } from '../access.ts'
import type { Refusal } from '../store/refusal.ts'
import { WINDOW } from './rate.ts'

/** What a browser shows of the answers, as a page. */
export interface Answering {
  language: string
  answers: AnswerWords
}

const TYPES = {
  html: 'text/html;charset=utf-8',
  json: 'application/json',
  text: 'text/plain;charset=utf-8',
}

export const send = (
  response: ServerResponse,
  status: number,
  type: keyof typeof TYPES,
  text: string,
) => void response.writeHead(status, { 'Content-Type': TYPES[type] }).end(text)

export const sendJson = (response: ServerResponse, status: number, body: object) =>
  send(response, status, 'json', JSON.stringify(body))

/** The same page as that of `anfrage.php`; nothing of what was posted is in it. */
const pageWith = ({ language, answers: { title, home } }: Answering, lines: string[]): string =>
  [
    `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="./">${escapeHtml(home)}</a></p></html>`,
  ].join('')

/** Says why a post was not taken: to a script as services do, to a visitor in words. */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, errors }: Refusal,
  answering: Answering,
) => {
  if (status === 429) response.setHeader('Retry-After', String(WINDOW / 1_000))
  if (!isNavigation(request)) return sendJson(response, status, { error: message, errors })
  const { refused, reasons, back } = answering.answers
  send(response, status, 'html', pageWith(answering, [refused, reasons[REASONS[status]], back]))
}

/** Says that a post could not be kept, and that nobody outside can help it. */
export const fail = (request: IncomingMessage, response: ServerResponse, answering: Answering) =>
  isNavigation(request)
    ? send(response, 500, 'html', pageWith(answering, [answering.answers.failed]))
    : sendJson(response, 500, { error: 'Not stored' })

/**
 * Says that a post was taken.
 *
 * @param next where the form wants a browser to go; only its path counts, as the site is here
 */
export const accept = (
  request: IncomingMessage,
  response: ServerResponse,
  result: { id: string; repeated: boolean },
  next: string | undefined,
  answering: Answering,
) => {
  if (!isNavigation(request)) return sendJson(response, 200, { ok: true, ...result })
  const path = next ? requestedUrl({ url: next }).pathname : ''
  // Browsers take `//` and `/\` for the beginning of another site's address.
  if (!/^\/(?![/\\])/.test(path))
    return send(response, 200, 'html', pageWith(answering, [answering.answers.thanks]))
  response.writeHead(303, { Location: path }).end()
}
