import type { AddressInfo } from 'node:net'
import { type Connect, createServer } from 'vite'
import { type ContentUpdate, HELLO, UPDATE } from '../../src/dev/content-update.ts'
import { catalogue } from '../catalogue/handler.ts'
import type { Problem } from '../content/problem.ts'
import { root } from '../folders.ts'
import { inbox } from '../inbox/inbox.ts'
import { writeSchemas } from '../json-schema/write.ts'
import { reportFault } from '../report/fault.ts'
import { reportText } from '../report/text.ts'
import type { Handler } from '../serve/handler.ts'
import { themeStyle } from '../theme/style.ts'
import { type LiveContent, watchContent } from './live-content.ts'
import { openInEditor } from './open-in-editor.ts'
import { livePages, shellOf } from './pages.ts'

/** A handler among Vite's middlewares, which take errors through `next`. */
const asMiddleware =
  (handler: Handler): Connect.NextHandleFunction =>
  (request, response, next) => {
    Promise.resolve(handler(request, response, next)).catch(next)
  }

const updateOf = ({ good, problems }: LiveContent): ContentUpdate => {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return { problems: reportText(errors) }
  const site = good?.site
  return { problems: null, site: site && { shell: shellOf(site), theme: themeStyle(site.theme) } }
}

/** How long nothing has to be saved before the saving has paused, in milliseconds. */
const PAUSE = 500

/** Does something once it has not been called for a while. */
const afterPause = (work: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void work(), PAUSE)
    timer.unref()
  }
}

/** A file that is gone while the folder is read, as when a program replaces it, is told of again. */
const isPassing = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT'

interface DevOptions {
  /** 0 for any that is free. */
  port: number
  /** Told the problems at the start and after each change. */
  report: (problems: Problem[]) => void
  /** Where Vite keeps bundled packages; servers that run at the same time must not share it. */
  cacheDir?: string
}

export interface DevServer {
  /** Without a slash at its end. */
  address: string
  close: () => Promise<void>
}

/** Serves a content folder while it is being edited: what is saved is on the screen at once. */
export const startDev = async (
  directory: string,
  { port, report, cacheDir }: DevOptions,
): Promise<DevServer> => {
  const content = await watchContent(directory)
  const vite = await createServer({
    root,
    cacheDir,
    plugins: [openInEditor(directory)],
    server: { port, strictPort: true },
  })
  const complain = async (error: NodeJS.ErrnoException): Promise<void> => {
    if (isPassing(error)) return
    const problems = await reportFault(error, 'dev', `${root}/.gewerk`)
    console.error(problems)
    vite.ws.send(UPDATE, { problems } satisfies ContentUpdate)
  }
  const publish = async (): Promise<void> => {
    settle()
    const live = await content.update()
    vite.ws.send(UPDATE, updateOf(live))
    report(live.problems)
  }
  // The watcher tells of a file once in 50 ms: a second save right after the first, or the text after
  // the emptying of a file, may have gone unsaid. The schemas would hold up the page being watched.
  const settle = afterPause(async () => {
    const work = async () => ((await content.isCurrent()) ? writeSchemas(directory) : publish())
    await work().catch(complain)
  })
  vite.ws.on(HELLO, (_, client) => client.send(UPDATE, updateOf(content.current())))
  vite.middlewares.use(asMiddleware(inbox(`${root}/.gewerk/inbox`)))
  vite.middlewares.use(asMiddleware(catalogue(vite)))
  vite.middlewares.use(asMiddleware(livePages(vite, content, directory)))
  vite.watcher.add(directory)
  for (const event of ['add', 'change', 'unlink'] as const) {
    vite.watcher.on(event, (file) => {
      if (content.covers(file)) publish().catch(complain)
    })
  }
  await vite.listen()
  report(content.current().problems)
  settle()
  const { port: own } = vite.httpServer?.address() as AddressInfo
  return { address: `http://localhost:${own}`, close: () => vite.close() }
}
