import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileName } from '../../src/content/file-name.ts'
import type { SiteAddress } from '../resolve/lost-addresses.ts'
import { deployWords } from './words.ts'

/** Nobody has a page there. */
const NOWHERE = '/gewerk-deploy-nirgends'

/** So many pages are asked for; a thousand would take minutes. */
const ASKED = 20

/** How the published site is reached; tests bring their own. */
export type Ask = (url: string) => Promise<{ status: number; text: string }>

const askWeb: Ask = async (url) => {
  const answer = await fetch(url, {
    cache: 'no-store',
    redirect: 'follow',
    signal: AbortSignal.timeout(20_000),
  })
  return { status: answer.status, text: await answer.text() }
}

interface Built {
  out: string
  url: string
  /** Where pages are. */
  addresses: readonly SiteAddress[]
}

/** Why the published site is not the one that was built, and what to do; undefined where it is. */
export const whyNotPublished = async (
  { out, url, addresses }: Built,
  ask: Ask = askWeb,
): Promise<string | undefined> => {
  try {
    for (const { route } of addresses.slice(0, ASKED)) {
      const file = path.join(out, `${fileName(route)}.html`)
      const own = await fs.readFile(file, 'utf8').catch(() => undefined)
      if (own === undefined) continue
      const { status, text } = await ask(url + route)
      if (status !== 200) return deployWords.notShown(url, deployWords.status(route, status, 200))
      if (text !== own) return deployWords.notShown(url, deployWords.other(route))
    }
    const { status } = await ask(url + NOWHERE)
    return status === 404
      ? undefined
      : deployWords.notShown(url, deployWords.status(NOWHERE, status, 404))
  } catch {
    return deployWords.unreachable(url)
  }
}
