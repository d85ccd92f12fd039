import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { requestedUrl } from '../../serve/requested-url.ts'
import { send, sendJson } from './answer.ts'

/**
 * Misbehaves with a post.
 *
 * @param keep stores the post as usual, and resolves to what sends the usual answer
 */
type Fault = (response: ServerResponse, keep: () => Promise<() => void>) => void | Promise<void>

/** Answers as usual, but late. */
const late =
  (time: number): Fault =>
  async (_response, keep) => {
    const answer = await keep()
    await wait(time, undefined, { ref: false })
    answer()
  }

const captchaPage =
  '<!doctype html><html lang="en"><title>One more step</title>' +
  '<h1>One more step</h1><p>Simulated: a service asks for a captcha here.</p>' +
  '<div class="g-recaptcha"></div></html>'

// `no-transform` keeps compression from holding the half answer back.
const HALF_ANSWER = {
  'Content-Type': 'application/json',
  'Content-Length': '100',
  'Cache-Control': 'no-transform',
}

const breakOff: Fault = async (response, keep) => {
  await keep()
  response.writeHead(200, HALF_ANSWER).write('{"ok":tr')
  await wait(100)
  response.socket?.resetAndDestroy()
}

const limit: Fault = (response) => {
  response.setHeader('Retry-After', '5')
  sendJson(response, 429, { error: 'Simulated limit' })
}

/** Longer than any client waits. */
const SILENCE = 600_000

const faults = new Map<string, Fault>([
  ['500', (response) => sendJson(response, 500, { error: 'Simulated failure' })],
  ['timeout', late(SILENCE)],
  ['reset', breakOff],
  ['captcha', (response) => send(response, 200, 'html', captchaPage)],
  ['429', limit],
  ['slow', late(6_000)],
])

/** How the inbox can be told to misbehave. */
export const FAULTS = [...faults.keys()]

/**
 * The fault that a request asks for with `?fault=`: in its own address, or in that of the page with
 * the form, so that everybody can watch one without changing the form.
 */
export const faultOf = ({ url, headers }: IncomingMessage): Fault | undefined => {
  const [own, page] = [url, headers.referer].map((address) =>
    requestedUrl({ url: address }).searchParams.get('fault'),
  )
  return faults.get(own ?? page ?? '')
}
