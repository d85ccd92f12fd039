import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { productFolder } from '../../../scripts/machine/packages/product-folder.ts'
import { type Running, start } from '../hosts/programs.ts'
import { ask, type Reached } from '../hosts/server.ts'
import type { BuiltSite } from '../hosts/site.ts'

/** `form` in site.yaml of who has an inbox of its own. */
export const FORM = `form:
  provider: inbox
  processor: Hoster GmbH
  days: 30
`

/** The same on a port of its own. */
export const formAt = (port: number): string => `${FORM}  port: ${port}\n`

/** Where it takes messages. */
export const INBOX = '/anfrage'

export const PASSWORD = 'ein langes Passwort'

/** The program as a server runs it. */
export const startInbox = ({ work }: BuiltSite, mailPort: number): Running =>
  start(
    process.execPath,
    [path.join(productFolder, 'scripts/run.mjs'), 'gewerk', 'inbox', '--folder', work],
    {
      TODAY: '2026-11-22',
      INBOX_PASSWORD: PASSWORD,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    },
  )

/** Waits until it answers behind its server. */
export const untilReady = async (server: Reached, below = ''): Promise<void> => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await ask(server, { path: `${below}${INBOX}/health` }).catch(() => undefined)
    if (answer?.status === 200) return
    await wait(100)
  }
  throw new Error('The inbox does not answer')
}
