import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rendererOf } from '../../../scripts/dev/renderer/renderer-of.ts'
import { startDev } from '../../../scripts/dev/server.ts'
import { contentFolder, siteOf } from '../../workspace.ts'

// Nothing here may have loaded React before, which is loaded once for all.
test('a page that is asked for first while blocks are compiled as visitors get them, is drawn', async () => {
  const site = siteOf(await contentFolder())
  const renderer = await rendererOf(site, createServer())
  const meanwhile = async () => {
    vi.stubEnv('NODE_ENV', 'production')
    return renderer.server().finally(() => vi.unstubAllEnvs())
  }
  const dev = { port: 0, report: () => undefined, renderer: { ...renderer, server: meanwhile } }
  const server = await startDev(site, dev)
  onTestFinished(server.close)
  const { status } = await fetch(server.address)
  expect(status).toBe(200)
})
