import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from './programs.ts'

/** Where a server is reached, and by which name it is asked. */
export interface Reached {
  protocol: 'http' | 'https'
  port: number
  /** The site's name. */
  host: string
}

/** A server with a built site. */
export interface Server extends Reached {
  end: () => Promise<void>
}

/** What somebody asks a server. */
export interface Question {
  path: string
  headers?: Record<string, string>
  method?: string
}

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

const MODULES = { http, https }

/** Asks as it stands; `fetch` would tidy an address up, and follow. */
export const ask = (
  { protocol, port, host }: Reached,
  { path, headers = {}, method = 'GET' }: Question,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = MODULES[protocol].request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        servername: headers.Host ?? host,
        rejectUnauthorized: false,
        headers: { Host: host, ...headers },
      },
      (response) => {
        response.setEncoding('latin1')
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        )
      },
    )
    request.on('error', reject).end()
  })

const PATIENCE = 15_000

/** Waits until a server answers. */
export const reachable = async (server: Reached, running: Running): Promise<Server> => {
  const begun = Date.now()
  for (;;) {
    try {
      await ask(server, { path: '/' })
      return { ...server, end: running.end }
    } catch (error) {
      if (Date.now() - begun > PATIENCE) {
        await running.end()
        throw new Error(`${error}\n${running.output()}`)
      }
      await wait(100)
    }
  }
}
