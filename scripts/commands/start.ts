import type { Server } from 'node:http'
import path from 'node:path'
import { inbox } from '../inbox/inbox.ts'
import { localForm } from '../inbox/local-form.ts'
import { builtWords } from '../publish/built-words.ts'
import { addressesOfLastBuild } from '../publish/last-build.ts'
import { addressIn, START_PORT } from '../serve/address-in.ts'
import { builtSite } from '../serve/built-site.ts'
import { explainListening } from '../serve/explain-listening.ts'
import type { Handler } from '../serve/handler.ts'
import { localAddress } from '../serve/local-address.ts'
import { serve } from '../serve/serve.ts'
import { previewFolder } from '../site/cache.ts'
import type { Site } from '../site/site.ts'
import { buildSite } from './build-site.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'

/** Its form posts to the local inbox: it lies where nobody looks for a site to publish. */
const previewOf = (site: Site): Site => ({
  ...site,
  out: previewFolder(site),
  serverFiles: undefined,
})

/** Listens, or says why it can't. */
const listen = async (
  handlers: Handler[],
  { port, host }: ReturnType<typeof addressIn>,
): Promise<Server | undefined> => {
  try {
    return await serve(handlers, port, host)
  } catch (error) {
    console.error(explainListening(error, { port, host, command: 'start' }))
    return undefined
  }
}

/** `gewerk start`: builds the site to be looked at and serves it, with the local inbox for its form. */
export const start: Command = async (site) => {
  const preview = previewOf(site)
  const address = addressIn(process.env, START_PORT)
  // Nobody waits for a build to be told that the port is taken.
  const tried = await listen([], address)
  if (!tried) return 2
  tried.close()
  const code = await buildSite(preview, {
    form: localForm(),
    former: await addressesOfLastBuild(site.out, site.content),
    words: builtWords.toSee,
    progress: ownProgress(),
  })
  if (code !== 0) return code
  const kept = path.join(site.cache, 'inbox')
  const server = await listen([inbox(kept), ...(await builtSite(preview.out))], address)
  if (!server) return 2
  console.log(localAddress(server))
  return 0
}
