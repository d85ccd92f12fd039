import { promises as fs } from 'node:fs'
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { inbox } from '../../scripts/inbox/local/inbox.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { removeFolder } from '../workspace.ts'

export const fields = {
  name: 'Jette Ahlers',
  email: 'jette@example.org',
  inquiryType: 'heizung',
  message: 'Zwei Zeilen:\nÖl & Kamin',
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A request with exactly these headers; `fetch` would not let a test set its own Host. */
const ask = (port: number, options: RequestOptions, body?: string | Buffer): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: '/__inbox', ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    call.on('error', reject)
    call.end(body)
  })

/** Serves an inbox of its own for the running test. */
export const serveInbox = async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-inbox-'))
  const server = await serve([inbox(directory)], 0)
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await removeFolder(directory)
  })

  const get = (headers: Record<string, string> = {}, query = '') =>
    ask(port, { headers, path: `/__inbox${query}` })
  const post = (
    posted: Record<string, string>,
    headers: Record<string, string> = {},
    path = '/__inbox',
  ) =>
    ask(
      port,
      {
        method: 'POST',
        path,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      },
      new URLSearchParams(posted).toString(),
    )
  const postBody = (type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
    ask(port, { method: 'POST', headers: { 'Content-Type': type, ...headers } }, body)
  const postFiles = async (files: readonly Buffer[], headers: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const file of files)
      form.append('fotos[]', new Blob([new Uint8Array(file)]), '../../bild.php')
    const whole = new Response(form)
    const type = String(whole.headers.get('Content-Type'))
    return postBody(type, Buffer.from(await whole.arrayBuffer()), headers)
  }
  const kept = async () =>
    JSON.parse((await get({ Accept: 'application/json' })).text) as {
      enquiries: { fields: Record<string, string>; suspected: boolean; photos?: string[] }[]
      damaged: number
    }
  const file = path.join(directory, 'enquiries.jsonl')
  return { port, directory, file, get, post, postBody, postFiles, kept }
}
