import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContentUpdate } from '../../src/dev/content-update.ts'
import { appOf, PACKAGED, sourcesOf } from '../app/app-of.ts'
import { loadCompiler } from '../app/load-compiler.ts'
import { inbox } from '../inbox/inbox.ts'
import { writeSchemas } from '../json-schema/write.ts'
import { openUnderWay } from '../machine/under-way.ts'
import type { Problem } from '../problem/problem.ts'
import type { Progress } from '../progress/progress.ts'
import { explainDiskFault } from '../publish/explain-disk-fault.ts'
import { reportFault } from '../report/fault.ts'
import { reportText } from '../report/text.ts'
import { chain } from '../serve/chain.ts'
import { LOOPBACK } from '../serve/serve.ts'
import type { Site } from '../site/site.ts'
import { type Looks, themeStyle } from '../theme/style.ts'
import { catalogue } from './catalogue/handler.ts'
import { compiledRenderer } from './compiled-renderer.ts'
import { type LiveContent, watchContent } from './live-content.ts'
import { openMaker } from './make-new.ts'
import { openInEditor } from './open-in-editor.ts'
import { livePages, shellOf } from './pages.ts'
import type { Renderer } from './renderer.ts'
import { openRepairs, repairableIn } from './repair-problems.ts'
import { openEditDoor } from './save-edits.ts'
import { openPictureDoor } from './take-picture.ts'
import { openUpdates } from './updates.ts'
import { watchFolder } from './watch-folder.ts'

const updateOf = ({ good, problems }: LiveContent, looks: Looks): ContentUpdate => {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return { problems: reportText(errors), repairable: repairableIn(errors) }
  const site = good?.site
  if (!site) return { problems: null }
  return { problems: null, site: { shell: shellOf(site), theme: themeStyle(site.theme, looks) } }
}

/** How long nothing has to be saved before the saving has paused, in milliseconds. */
const PAUSE = 500

/** Does something once it has not been called for a while. */
const afterPause = (work: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, PAUSE)
    timer.unref()
  }
}

/** A file that is gone while the folder is read, as when a program replaces it, is told of again. */
const isPassing = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT'

/** From sources where there are any, so that changed code is seen, too. */
const rendererOf = async (site: Site, server: Server): Promise<Renderer> => {
  const sources = sourcesOf(site)
  if (!sources) return compiledRenderer(await appOf(site), PACKAGED)
  const { viteRenderer } = await loadCompiler(() => import('./vite-renderer.ts'))
  return viteRenderer(sources, site.cache, server)
}

interface DevOptions {
  /** 0 for any that is free. */
  port: number
  /** Told the problems at the start and after each change. */
  report: (problems: Problem[]) => void
  progress?: Progress
  /** What makes the pages, if that is not to be found out. */
  renderer?: Renderer
}

export interface DevServer {
  /** Without a slash at its end. */
  address: string
  close: () => Promise<void>
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })

/** Serves the content of a site while it is edited: what is saved is on the screen at once. */
export const startDev = async (
  site: Site,
  { port, report, progress, renderer: given }: DevOptions,
): Promise<DevServer> => {
  const content = await watchContent(site, progress)
  const server = createServer()
  const renderer = given ?? (await rendererOf(site, server))
  const now = async () => updateOf(content.current(), (await renderer.server()).looks)
  const updates = openUpdates(now)
  const complain = async (error: NodeJS.ErrnoException): Promise<void> => {
    if (isPassing(error)) return
    // The pages are shown without a disk to write to.
    const disk = explainDiskFault(error)
    if (disk !== undefined) return console.error(disk)
    const problems = await reportFault(error, 'dev', site.cache)
    console.error(problems)
    updates.send({ problems })
  }
  const publish = async (): Promise<void> => {
    settle()
    const live = await content.update()
    updates.send(await now())
    report(live.problems)
  }
  // The watcher may tell of a file before all of it is written: a second save right after the first, or
  // the text after the emptying of a file, may go unsaid. The schemas, and keeping what is remembered, would hold up the page being watched.
  const keep = async (): Promise<void> => {
    if (!(await content.isCurrent())) return publish()
    await writeSchemas(site, content.current().latest, content.memory)
    await content.memory.save()
  }
  const underWay = openUnderWay()
  const beside = (work: () => Promise<void>) => underWay.begin(() => work().catch(complain))
  const settle = afterPause(() => beside(keep))
  const door = openEditDoor(content, site)
  const answer = chain([
    updates.handler,
    door.handler,
    openRepairs(content, door.isAllowed),
    openMaker(content, site, door.isAllowed),
    openPictureDoor(content, site, door.isAllowed),
    openInEditor(site.content),
    inbox(`${site.cache}/inbox`),
    catalogue(renderer, site),
    livePages(renderer, content, site, door.savingFor),
    renderer.files,
  ])
  server.on('request', (request, response) => {
    void answer(request, response, () => response.writeHead(404).end())
  })
  await listen(server, port)
  const watcher = await watchFolder(site.content, () => beside(publish))
  report(content.current().problems)
  settle()
  const { port: own } = server.address() as AddressInfo
  const close = async () => {
    updates.close()
    await watcher.close()
    await underWay.end()
    await renderer.close()
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://localhost:${own}`, close }
}
