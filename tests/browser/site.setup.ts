import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../../scripts/browser.ts'
import { buildSite } from '../../scripts/build-site.ts'
import { root } from '../../scripts/folders.ts'
import { inbox } from '../../scripts/inbox/inbox.ts'
import { INBOX_PATH } from '../../scripts/inbox/local-form.ts'
import { redirects } from '../../scripts/serve/redirects.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { staticFiles } from '../../scripts/serve/static-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a slash at its end. */
    site: string
    /** Program of the browser. */
    browser: string
    /** Folder in which the inbox keeps enquiries. */
    inbox: string
    /** Folder of the built site. */
    out: string
  }
}

/** A day on which everything in the content is shown: tests must not depend on when they run. */
process.env.TODAY = '2026-11-22'

/** Builds the real content once and serves it as `npm start` does, for all browser tests. */
export default async ({ provide }: TestProject) => {
  const browser = ensureBrowser()
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-'))
  const out = path.join(work, 'dist')
  const enquiries = path.join(work, 'inbox')
  const code = await buildSite(path.join(root, 'content'), out, INBOX_PATH)
  if (code !== 0) throw new Error(`The site could not be built: exit code ${code}`)
  const server = await serve([inbox(enquiries), redirects(out), staticFiles(out)], 0)

  provide('site', `http://localhost:${(server.address() as AddressInfo).port}`)
  provide('browser', browser)
  provide('inbox', enquiries)
  provide('out', out)
  return async () => {
    server.closeAllConnections()
    server.close()
    await fs.rm(work, { recursive: true, force: true })
  }
}
