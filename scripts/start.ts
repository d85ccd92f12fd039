import { buildSite } from './build-site.ts'
import { contentFolder, outFolder, root } from './folders.ts'
import { inbox } from './inbox/inbox.ts'
import { INBOX_PATH } from './inbox/local-form.ts'
import { run } from './run.ts'
import { redirects } from './serve/redirects.ts'
import { serve } from './serve/serve.ts'
import { staticFiles } from './serve/static-files.ts'
import { words } from './serve/words.ts'

const port = Number(process.env.PORT || 4173)

const start = async (): Promise<number> => {
  const out = outFolder()
  const code = await buildSite(contentFolder(), out, INBOX_PATH)
  if (code !== 0) return code
  await serve([inbox(`${root}/.gewerk/inbox`), redirects(out), staticFiles(out)], port)
  console.log(`http://localhost:${port}`)
  return 0
}

/** Somebody else's server stands where this one was to be. */
const refuse = (error: NodeJS.ErrnoException): number => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(words.portInUse(port, 'start'))
  return 2
}

run('start', () => start().catch(refuse))
