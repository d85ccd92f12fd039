import { buildSite } from './build-site.ts'
import { contentFolder, outFolder, root } from './folders.ts'
import { inbox } from './inbox/inbox.ts'
import { INBOX_PATH } from './inbox/local-form.ts'
import { redirects } from './serve/redirects.ts'
import { LOOPBACK, serve } from './serve/serve.ts'
import { staticFiles } from './serve/static-files.ts'

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

try {
  process.exitCode = await start()
} catch (error) {
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Choose another one: PORT=4174 npm start`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine. For all of them: HOST=0.0.0.0`,
    ENOTFOUND: `HOST=${host} is no address of this machine. For all of them: HOST=0.0.0.0`,
  }
  console.error(advice[(error as NodeJS.ErrnoException).code ?? ''] ?? error)
  process.exitCode = 2
}
