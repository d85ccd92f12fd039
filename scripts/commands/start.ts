import path from 'node:path'
import { inbox } from '../inbox/inbox.ts'
import { localForm } from '../inbox/local-form.ts'
import { builtSite } from '../serve/built-site.ts'
import { explainListening } from '../serve/explain-listening.ts'
import { serve } from '../serve/serve.ts'
import { startAddress } from '../serve/start-address.ts'
import { buildSite } from './build-site.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'

/** `gewerk start`: builds the site and serves it, with the local inbox for its form. */
export const start: Command = async (site) => {
  const { port, host } = startAddress(process.env)
  const code = await buildSite(site, { form: localForm(), progress: ownProgress() })
  if (code !== 0) return code
  const kept = path.join(site.cache, 'inbox')
  const handlers = [inbox(kept), ...(await builtSite(site.out))]
  try {
    await serve(handlers, port, host)
  } catch (error) {
    console.error(explainListening(error, { port, host, command: 'start' }))
    return 2
  }
  console.log(`http://localhost:${port}`)
  return 0
}
