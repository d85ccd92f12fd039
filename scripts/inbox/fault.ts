import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { requestedUrl } from '../serve/requested-url.ts'

/** How the inbox can be told to misbehave. */
export const FAULTS = ['500', 'timeout', 'reset', 'captcha', '429', 'slow'] as const

export type Fault = (typeof FAULTS)[number]

/** Longer than any client waits. */
const SILENCE = 120_000
const SLOWNESS = 6_000
const RETRY_AFTER = '5'

const queryOf = (url: string | undefined): string | null =>
  requestedUrl({ url }).searchParams.get('fault')

/**
 * The fault that a request asks for with `?fault=`: in its own address, or in that of the page with
 * the form, so that everybody can watch one without changing the form.
 */
export const faultOf = ({ url, headers }: IncomingMessage): Fault | undefined => {
  const name = queryOf(url) ?? queryOf(headers.referer)
  return FAULTS.find((fault) => fault === name)
}

const captchaPage =
  '<!doctype html><html lang="en"><title>One more step</title>' +
  '<h1>One more step</h1><p>Simulated: a service asks for a captcha here.</p>' +
  '<div class="g-recaptcha"></div></html>'

const send = (response: ServerResponse, status: number, type: string, text: string) => {
  response.writeHead(status, { 'Content-Type': type }).end(text)
}

/** Faults that keep the post from being stored. */
const refusals: Partial<Record<Fault, (response: ServerResponse) => void>> = {
  '500': (response) => send(response, 500, 'application/json', '{"error":"Simulated failure"}'),
  '429': (response) => {
    response.setHeader('Retry-After', RETRY_AFTER)
    send(response, 429, 'application/json', '{"error":"Simulated limit"}')
  },
  captcha: (response) => send(response, 200, 'text/html;charset=utf-8', captchaPage),
}

/** Faults of the answer alone: the post has been stored before. True where the answer is spoilt. */
const spoilers: Partial<
  Record<Fault, (request: IncomingMessage, response: ServerResponse) => Promise<boolean>>
> = {
  slow: async () => {
    await wait(SLOWNESS, undefined, { ref: false })
    return false
  },
  timeout: async ({ socket }) => {
    await wait(SILENCE, undefined, { ref: false })
    socket.destroy()
    return true
  },
  reset: async ({ socket }, response) => {
    // `no-transform` keeps compression from holding the half answer back.
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': '100',
      'Cache-Control': 'no-transform',
    })
    response.write('{"ok":tr')
    await wait(100)
    socket.resetAndDestroy()
    return true
  },
}

/** Refuses the post, where that is the fault. */
export const refuseByFault = (fault: Fault | undefined, response: ServerResponse): boolean => {
  const refuse = fault && refusals[fault]
  refuse?.(response)
  return refuse !== undefined
}

/** Spoils the answer to a post that is stored, where that is the fault. */
export const spoilByFault = async (
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const spoil = fault && spoilers[fault]
  return spoil ? spoil(request, response) : false
}
