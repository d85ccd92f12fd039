import path from 'node:path'
import { writeChanged } from '../machine/write-changed.ts'
import { caddyfile, containerCaddyfile } from './caddyfile.ts'
import { containerfile } from './containerfile.ts'
import type { Hosting } from './hosting.ts'
import { inboxService } from './inbox-service.ts'
import { nginxConfig } from './nginx.ts'

/** Writes the configurations for servers of one's own, where they are wanted. */
export const writeServerFiles = async (
  { serverFiles }: { serverFiles?: string | undefined },
  hosting: Hosting,
): Promise<void> => {
  if (serverFiles === undefined) return
  await writeChanged(path.join(serverFiles, 'nginx.conf'), nginxConfig(hosting))
  await writeChanged(path.join(serverFiles, 'Caddyfile'), caddyfile(hosting))
  await writeChanged(path.join(serverFiles, 'Containerfile'), containerfile(hosting))
  await writeChanged(path.join(serverFiles, 'Caddyfile.container'), containerCaddyfile(hosting))
  if (hosting.inbox === undefined) return
  await writeChanged(path.join(serverFiles, 'gewerk-inbox.service'), inboxService(hosting))
}
