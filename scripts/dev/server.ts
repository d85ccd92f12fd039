import { createServer, type Server } from 'node:http'
import { writeSchemas } from '../json-schema/write.ts'
import { openUnderWay } from '../machine/under-way.ts'
import type { Problem } from '../problem/problem.ts'
import type { Progress } from '../progress/progress.ts'
import { localAddress } from '../serve/local-address.ts'
import { LOOPBACK } from '../serve/serve.ts'
import type { Site } from '../site/site.ts'
import { afterPause } from './after-pause.ts'
import { answerAt } from './answer-at.ts'
import { type BlockChanges, watchBlocks } from './blocks-watch.ts'
import { openLiveDesk } from './live-desk.ts'
import type { Renderer } from './renderer.ts'
import { rendererOf } from './renderer-of.ts'
import { openTeller } from './teller.ts'
import { openUpdates } from './updates.ts'
import { type Watching, watchFolder } from './watch-folder.ts'

/** How long a program takes at most to write what it has emptied, in milliseconds. */
const PAUSE = 10

interface DevOptions {
  /** 0 for any that is free. */
  port: number
  /** Told the problems at the start and after each change. */
  report: (problems: Problem[]) => void
  progress?: Progress
  /** What makes the pages, if that is not to be found out. */
  renderer?: Renderer
  /** Opens the site anew with the blocks that its company has now; without it they stay as they are. */
  reopen?: () => Promise<Site>
  /** When the site began to be opened, in milliseconds since 1970; blocks saved after that are not in it. */
  since?: number
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
  { port, report, progress, renderer, reopen, since = Date.now() }: DevOptions,
): Promise<DevServer> => {
  const server = createServer()
  const rendererFor = async (of: Site) => renderer ?? (await rendererOf(of, server))
  const desk = await openLiveDesk(site, {
    rendererFor,
    progress,
    reopen: reopen ?? (async () => site),
  })
  const updates = openUpdates(() => teller.current())
  const teller = openTeller(site, { desk, updates, report })
  /** Whether the content can be judged: without blocks that stand in it, all of them would be told to be wrong. */
  const isWhole = () => desk.current().site.blockFault === undefined
  const publish = async (): Promise<void> => {
    if (!isWhole()) return
    settle()
    const { problems } = await desk.current().content.update()
    await teller.tell(problems)
  }
  // A file may have been read before all of it was written. The schemas, and keeping what is remembered,
  // would hold up the page being watched.
  const keep = async (): Promise<void> => {
    const { site: now, content } = desk.current()
    if (!(await content.isCurrent())) return publish()
    await writeSchemas(now, content.current().latest, content.memory)
    await content.memory.save()
  }
  const takeBlocks = async (changes: BlockChanges): Promise<void> => {
    await desk.take(changes)
    const fault = desk.fault()
    if (fault !== undefined) return teller.tellFault(fault)
    settle()
    await teller.tell(desk.current().content.current().problems)
  }
  const underWay = openUnderWay()
  const beside = (work: () => Promise<void>) => underWay.begin(() => work().catch(teller.complain))
  const settle = afterPause(() => beside(keep))
  const answer = answerAt(desk, updates)
  server.on('request', (request, response) => {
    void answer(request, response, () => response.writeHead(404).end())
  })
  try {
    await listen(server, port)
  } catch (error) {
    await desk.current().renderer.close()
    throw error
  }
  const watchers: Watching[] = []
  const close = async () => {
    updates.close()
    for (const watcher of watchers) watcher.close()
    await underWay.end()
    server.closeAllConnections()
    server.close()
    await desk.current().renderer.close()
  }
  try {
    watchers.push(await watchFolder(site.content, PAUSE, () => beside(publish)))
    if (reopen)
      watchers.push(
        await watchBlocks(site.folder, since, (changes) => beside(() => takeBlocks(changes))),
      )
  } catch (error) {
    await close()
    throw error
  }
  if (site.blockFault === undefined) {
    report(desk.current().content.current().problems)
    settle()
  } else await teller.tellFault(site.blockFault)
  return { address: localAddress(server), close }
}
