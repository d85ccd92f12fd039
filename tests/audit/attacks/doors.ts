import { promises as fs } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openEnquiries } from '../../../scripts/inbox/store/enquiries.ts'
import { freePort, install } from '../hosts/programs.ts'
import type { Reached } from '../hosts/server.ts'
import { buildForHosts } from '../hosts/site.ts'
import { servers } from '../hosts/start-servers.ts'
import { openMailServer } from '../inbox/mail-server.ts'
import { formAt, INBOX, startInbox, untilReady } from '../inbox/program.ts'
import { openWebSpace } from '../php/open-form.ts'

/** What takes messages, for the time of a test. */
export interface Door {
  server: Reached
  path: string
  /** Folder in which everything lies that it keeps. */
  kept: string
  /** Folder in which nothing else may come to lie. */
  work: string
  messages: () => Promise<Record<string, string>[]>
  mails: () => Promise<string[]>
  /** The most that it ever had in memory, in bytes; PHP limits that itself. */
  memory: () => Promise<number>
}

const openPhp = async (): Promise<Door> => {
  const space = await openWebSpace({ apache: true })
  const messages = async () => (await space.messages()).map(({ fields }) => fields)
  return { ...space, path: '/anfrage.php', messages, memory: async () => 0 }
}

const peakOf = async (pid: number): Promise<number> => {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

const openInbox = async (name: string): Promise<Door> => {
  const site = await buildForHosts('https://www.erlenbeck.example', {
    form: formAt(await freePort()),
  })
  onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
  const mail = await openMailServer()
  const server = await (servers[name] as (typeof servers)[string])(site)
  onTestFinished(server.end)
  const program = startInbox(site, mail.port)
  onTestFinished(program.end)
  await untilReady(server)
  const kept = path.join(site.work, '.gewerk/inbox')
  const journal = path.join(kept, 'enquiries.jsonl')
  return {
    server,
    path: INBOX,
    kept,
    work: site.work,
    messages: async () =>
      (await openEnquiries(journal).read()).enquiries.map(({ fields }) => fields),
    mails: async () => mail.mails,
    memory: () => peakOf(program.pid),
  }
}

const hasPhp = install({ php: 'php-cli', apache2: 'apache2 libapache2-mod-php' })

/** All that can be had here, by their names. */
export const doors: [string, () => Promise<Door>][] = [
  ...(hasPhp ? [['anfrage.php', openPhp] as [string, typeof openPhp]] : []),
  ...['nginx', 'Caddy']
    .filter((name) => name in servers)
    .map((name): [string, () => Promise<Door>] => [`gewerk inbox, ${name}`, () => openInbox(name)]),
]
