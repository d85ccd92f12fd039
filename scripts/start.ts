import { buildSite } from './build-site.ts'
import { contentFolder, outFolder, root } from './folders.ts'
import { inbox } from './inbox/inbox.ts'
import { INBOX_PATH } from './inbox/local-form.ts'
import { redirects } from './serve/redirects.ts'
import { serve } from './serve/serve.ts'
import { staticFiles } from './serve/static-files.ts'

const port = Number(process.env.PORT || 4173)

const start = async (): Promise<number> => {
  const out = outFolder()
  const code = await buildSite(contentFolder(), out, INBOX_PATH)
  if (code !== 0) return code
  await serve([inbox(`${root}/.gewerk/inbox`), redirects(out), staticFiles(out)], port)
  console.log(`http://localhost:${port}`)
  return 0
}

try {
  process.exitCode = await start()
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(inUse ? `Port ${port} is in use. Choose another one: PORT=4174 npm start` : error)
  process.exitCode = 2
}
