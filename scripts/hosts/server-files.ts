import { promises as fs } from 'node:fs'
import path from 'node:path'
import { writeChanged } from '../machine/files/write-changed.ts'
import { caddyfile, containerCaddyfile } from './caddyfile.ts'
import { containerfile } from './containerfile.ts'
import type { Hosting } from './hosting.ts'
import { inboxService } from './inbox-service.ts'
import { nginxConfig } from './nginx/nginx.ts'
import { hostWords } from './words.ts'

/** Each with its text, or nothing where this site needs none. */
const filesFor = (hosting: Hosting): Record<string, string | undefined> => ({
  'nginx.conf': nginxConfig(hosting),
  Caddyfile: caddyfile(hosting),
  Containerfile: containerfile(hosting),
  'Caddyfile.container': containerCaddyfile(hosting),
  'gewerk-inbox.service': hosting.inbox && inboxService(hosting),
})

/** Whether somebody else has written what lies there, or has taken our mark off it. */
const isForeign = async (location: string): Promise<boolean> => {
  const text = await fs.readFile(location, 'utf8').catch(() => undefined)
  return text !== undefined && !text.startsWith(`# ${hostWords.written}`)
}

/**
 * Writes the configurations for servers of one's own, where they are wanted, and takes away what it wrote and is of no
 * use any more.
 *
 * @returns where those lie that somebody else has written, and that stay as they are
 */
export const writeServerFiles = async (
  { serverFiles }: { serverFiles?: string | undefined },
  hosting: Hosting,
): Promise<string[]> => {
  if (serverFiles === undefined) return []
  const foreign: string[] = []
  for (const [name, text] of Object.entries(filesFor(hosting))) {
    const location = path.join(serverFiles, name)
    const isKept = await isForeign(location)
    if (isKept && text !== undefined) foreign.push(location)
    if (isKept) continue
    if (text === undefined) await fs.rm(location, { force: true })
    else await writeChanged(location, text)
  }
  return foreign
}
