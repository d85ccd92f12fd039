import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from '../../scripts/browser.ts'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { inbox } from '../../scripts/inbox/local/inbox.ts'
import { localForm } from '../../scripts/inbox/local-form.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { builtSite } from '../../scripts/serve/built-site.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { removeFolder, siteOf } from '../workspace.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a slash at its end. */
    site: string
    /** Address at which tests reach the browser. */
    browser: string
    /** Folder in which the inbox keeps enquiries. */
    inbox: string
    /** Folder of the built site. */
    out: string
  }
}

/** Builds a content folder once and serves it as `npm start` does, for all tests of a project. */
export const serveSite = async ({ provide }: TestProject, content: string, today: string) => {
  const browser = await serveBrowser()
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-'))
  const out = path.join(work, 'dist')
  const enquiries = path.join(work, 'inbox')
  // What `npm start` keeps serves as well: the compiled app, and pictures that have been encoded.
  const cache = path.join(root, '.gewerk')
  const code = await buildSite({ ...siteOf(content, today), out, cache }, { form: localForm() })
  if (code !== 0) throw new Error(`The site could not be built: exit code ${code}`)
  const server = await serve([inbox(enquiries), ...(await builtSite(out))], 0)

  provide('site', `http://localhost:${(server.address() as AddressInfo).port}`)
  provide('browser', browser.wsEndpoint())
  provide('inbox', enquiries)
  provide('out', out)
  return async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
    await removeFolder(work)
  }
}
