import path from 'node:path'
import { inbox } from '../inbox/local/inbox.ts'
import { localForm } from '../inbox/local-form.ts'
import { calledFor } from '../machine/command-line/called-for.ts'
import { builtWords } from '../publish/built-words.ts'
import { addressesOfLastBuild } from '../publish/output/last-build.ts'
import { addressIn, START_PORT } from '../serve/address-in.ts'
import { builtSite } from '../serve/built-site.ts'
import { listen } from '../serve/listen.ts'
import { localAddress, networkAddresses } from '../serve/local-address.ts'
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

/** `gewerk start`: builds the site to be looked at and serves it, with the local inbox for its form. */
export const start: Command = async (site) => {
  const preview = previewOf(site)
  const command = calledFor('start', site.folder)
  const address = { ...addressIn(process.env, START_PORT), command }
  // Nobody waits for a build to be told that the port is taken.
  const tried = await listen([], address)
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
  for (const found of [localAddress(server), ...networkAddresses(server)]) console.log(found)
  return 0
}
