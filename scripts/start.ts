import { own } from '../src/content/own.ts'
import { buildSite } from './build-site.ts'
import { contentFolder, outFolder, root } from './folders.ts'
import { inbox } from './inbox/inbox.ts'
import { INBOX_PATH } from './inbox/local-form.ts'
import { run } from './run.ts'
import { redirects } from './serve/redirects.ts'
import { LOOPBACK, serve } from './serve/serve.ts'
import { staticFiles } from './serve/static-files.ts'
import { words } from './serve/words.ts'

const port = Number(process.env.PORT || 4173)
const host = process.env.HOST || LOOPBACK

const start = async (): Promise<number> => {
  const out = outFolder()
  const code = await buildSite(contentFolder(), out, INBOX_PATH)
  if (code !== 0) return code
  const handlers = [inbox(`${root}/.gewerk/inbox`), redirects(out), staticFiles(out)]
  await serve(handlers, port, host)
  console.log(`http://localhost:${port}`)
  return 0
}

/** Somebody else's server stands where this one was to be, or nobody's address was asked for. */
const refuse = (error: NodeJS.ErrnoException): number => {
  const advice: Record<string, string> = {
    EADDRINUSE: words.portInUse(port, 'start'),
    EADDRNOTAVAIL: words.unknownHost(host),
    ENOTFOUND: words.unknownHost(host),
  }
  const found = own(advice, error.code ?? '')
  if (found === undefined) throw error
  console.error(found)
  return 2
}

run('start', () => start().catch(refuse))
