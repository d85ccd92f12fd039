import { type Connect, createServer } from 'vite'
import { watchContent } from './dev/live-content.ts'
import { livePages } from './dev/pages.ts'
import { contentFolder, isReadableFolder, root } from './folders.ts'
import { INBOX_PATH, inbox } from './inbox/inbox.ts'
import { writeSchemas } from './json-schema/write.ts'
import { reportText } from './report/text.ts'
import type { Handler } from './serve/handler.ts'

const port = Number(process.env.PORT || 5173)
const directory = contentFolder()

/** A handler among Vite's middlewares, which take errors through `next`. */
const asMiddleware =
  (handler: Handler): Connect.NextHandleFunction =>
  (request, response, next) => {
    Promise.resolve(handler(request, response, next)).catch(next)
  }

if (!(await isReadableFolder(directory))) {
  console.error(`Cannot read the content folder ${directory}`)
  process.exit(2)
}

const content = await watchContent(directory)
const vite = await createServer({ root, server: { port, strictPort: true } })

const publish = async (): Promise<void> => {
  const { problems } = await content.update()
  console.log(reportText(problems))
  const errors = problems.filter(({ severity }) => severity === 'error')
  vite.ws.send('content:update', { problems: errors.length > 0 ? reportText(errors) : null })
  await writeSchemas(directory)
}

vite.middlewares.use(asMiddleware(inbox(`${root}/.gewerk/inbox`)))
vite.middlewares.use(asMiddleware(livePages(vite, content)))
vite.watcher.add(directory)
for (const event of ['add', 'change', 'unlink'] as const) {
  vite.watcher.on(event, (file) => {
    if (content.covers(file)) void publish()
  })
}

await vite.listen()
await writeSchemas(directory)
console.log(reportText(content.current().problems))
console.log(`http://localhost:${port}  (form inbox: http://localhost:${port}${INBOX_PATH})`)
