import { promises as fs } from 'node:fs'
import path from 'node:path'
import { writeChanged } from '../machine/write-changed.ts'
import { caddyfile, containerCaddyfile } from './caddyfile.ts'
import { containerfile } from './containerfile.ts'
import type { Hosting } from './hosting.ts'
import { inboxService } from './inbox-service.ts'
import { nginxConfig } from './nginx/nginx.ts'
import { hostWords } from './words.ts'

const filesFor = (hosting: Hosting): Record<string, string> => ({
  'nginx.conf': nginxConfig(hosting),
  Caddyfile: caddyfile(hosting),
  Containerfile: containerfile(hosting),
  'Caddyfile.container': containerCaddyfile(hosting),
  ...(hosting.inbox === undefined ? {} : { 'gewerk-inbox.service': inboxService(hosting) }),
})

/** Whether somebody else has written what lies there, or has taken our mark off it. */
const isForeign = async (location: string): Promise<boolean> => {
  const text = await fs.readFile(location, 'utf8').catch(() => undefined)
  return text !== undefined && !text.startsWith(`# ${hostWords.written}`)
}

/**
 * Writes the configurations for servers of one's own, where they are wanted.
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
    if (await isForeign(location)) foreign.push(location)
    else await writeChanged(location, text)
  }
  return foreign
}
