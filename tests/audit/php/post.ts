import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import type { Answer, Reached } from '../hosts/server.ts'

export const VALUES = {
  name: 'Jette Ahlers',
  email: 'jette@example.org',
  inquiryType: 'heizung',
  message: 'Zwei Zeilen:\nÖl & Kamin',
}

const MODULES = { http, https }

/** Where a post goes, and from which address of this machine it comes. */
type Post = Reached & { localAddress?: string }

const lengthOf = (body: Buffer | string, headers: Record<string, string>) =>
  'Transfer-Encoding' in headers ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }

/** Posts exactly this. */
export const postBody = (
  { protocol, port, host, localAddress }: Post,
  body: Buffer | string,
  headers: Record<string, string>,
  path = '/anfrage.php',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = MODULES[protocol].request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent: false,
        localAddress,
        servername: host,
        rejectUnauthorized: false,
        headers: { Host: host, ...lengthOf(body, headers), ...headers },
      },
      (response) =>
        text(response).then(
          (said) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: said }),
          reject,
        ),
    )
    request.on('error', reject).end(body)
  })

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const SCRIPT = { Accept: 'application/json', 'Sec-Fetch-Mode': 'cors' }
const BROWSER = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' }

/** Posts as the script of the form does. */
export const postForm = (
  server: Post,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path?: string,
): Promise<Answer> =>
  postBody(server, new URLSearchParams(fields).toString(), { ...FORM, ...SCRIPT, ...headers }, path)

/** Posts as a browser does by itself. */
export const postByBrowser = (
  server: Post,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  postBody(server, new URLSearchParams(fields).toString(), { ...FORM, ...BROWSER, ...headers })

/** A file of a post. */
export interface Upload {
  name: string
  content: Buffer
}

/** Posts fields with files. */
export const postFiles = async (
  server: Post,
  fields: Record<string, string>,
  files: readonly Upload[],
  path?: string,
): Promise<Answer> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, content } of files)
    form.append('fotos[]', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  const whole = new Response(form)
  const type = whole.headers.get('Content-Type') ?? ''
  const body = Buffer.from(await whole.arrayBuffer())
  return postBody(server, body, { ...SCRIPT, 'Content-Type': type }, path)
}
