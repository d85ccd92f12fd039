import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { ownInbox } from '../../scripts/inbox/own/own-inbox.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { GERMAN } from '../german-answers.ts'
import { emptyFolder } from '../workspace.ts'

/** An inbox that mails nothing, but for its folder. */
export const OWN = {
  path: '/anfrage',
  to: 'info@firma.example',
  url: 'https://www.firma.example',
  days: 30,
  mailServer: undefined,
  password: 'geheim',
  ...GERMAN,
}

/** Serves the inbox of a server for the running test; nothing is mailed. */
export const serveOwnInbox = async () => {
  const directory = await emptyFolder()
  const { handlers, settled } = ownInbox({ ...OWN, directory })
  const server = await serve(handlers, 0)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await settled()
  })
  const { port } = server.address() as AddressInfo
  const ask = (address: string, headers: Record<string, string> = {}, body?: string | Buffer) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST'
        const options = { host: '127.0.0.1', port, path: address, method, agent: false, headers }
        request(options, async (response) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: await text(response),
          }),
        )
          .on('error', reject)
          .end(body)
      },
    )
  const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(
      '/anfrage',
      { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      new URLSearchParams(values).toString(),
    )
  return { ask, post, port, directory }
}
