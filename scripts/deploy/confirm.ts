import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileName } from '../../src/content/files/file-name.ts'
import { deployWords } from './words.ts'

/** Nobody has a page there. */
const NOWHERE = '/gewerk-deploy-nirgends'

/** So many pages are asked for; a thousand would take minutes. */
const ASKED = 20

/** How the published site is reached; tests bring their own. */
export type Ask = (url: string) => Promise<Answer | undefined>

/** Undefined where there is none. */
interface Answer {
  status: number
  text: string
}

/** Beyond so many redirects there is no end to be expected; browsers give up as well. */
const MOST_REDIRECTS = 10

const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** Bytes; more than any page has, so what goes on is another one, and would only fill the memory. */
const MOST = 10_000_000

const textOf = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    parts.push(part)
    bytes += part.length
    if (bytes > MOST) break
  }
  return Buffer.concat(parts).toString()
}

const askWeb = async (url: string, redirects = 0): Promise<Answer | undefined> => {
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    const { status, headers } = answer
    const to = headers.get('location')
    if (!isRedirect(status) || to === null || redirects === MOST_REDIRECTS)
      return { status, text: await textOf(answer) }
    await answer.body?.cancel()
    return askWeb(new URL(to, url).href, redirects + 1)
  } catch {
    return undefined
  }
}

interface Built {
  out: string
  url: string
  /** Where pages are. */
  routes: readonly string[]
}

/** A page as it was built; undefined where a build meanwhile has taken it away. */
const builtPage = (out: string, route: string): Promise<string | undefined> =>
  fs
    .readFile(path.join(out, `${fileName(route)}.html`), 'utf8')
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })

/** Why the published site is not the one that was built, and what to do; undefined where it is. */
export const whyNotPublished = async (
  { out, url, routes }: Built,
  ask: Ask = (address) => askWeb(address),
): Promise<string | undefined> => {
  for (const route of routes.slice(0, ASKED)) {
    const own = await builtPage(out, route)
    if (own === undefined) continue
    const answer = await ask(url + route)
    if (!answer) return deployWords.unreachable(url)
    const { status, text } = answer
    if (isRedirect(status)) return deployWords.leadsOn(url + route)
    if (status !== 200) return deployWords.notShown(url, deployWords.status(route, status, 200))
    if (text !== own) return deployWords.notShown(url, deployWords.other(route))
  }
  const nowhere = await ask(url + NOWHERE)
  if (!nowhere) return deployWords.unreachable(url)
  return nowhere.status === 404
    ? undefined
    : deployWords.notShown(url, deployWords.status(NOWHERE, nowhere.status, 404))
}
