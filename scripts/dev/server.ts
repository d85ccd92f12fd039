import { createServer, type Server } from 'node:http'
import type { Problem } from '../problem/problem.ts'
import type { Progress } from '../progress/progress.ts'
import { localAddress } from '../serve/local-address.ts'
import { LOOPBACK } from '../serve/serve.ts'
import type { Site } from '../site/site.ts'
import { answerAt } from './desk/answer-at.ts'
import { openLiveDesk } from './desk/live-desk.ts'
import { openPublishing } from './desk/publishing.ts'
import { openTeller } from './desk/teller.ts'
import { openUpdates } from './desk/updates.ts'
import type { Renderer } from './renderer/renderer.ts'
import { rendererOf } from './renderer/renderer-of.ts'
import { watchBlocks } from './watch/blocks-watch.ts'
import { watchDay } from './watch/watch-day.ts'
import { watchFolder } from './watch/watch-folder.ts'
import type { Watching } from './watch/watching.ts'

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
  const openedOn = site.today()
  const rendererFor = async (of: Site) => renderer ?? (await rendererOf(of, server))
  const desk = await openLiveDesk(site, {
    rendererFor,
    progress,
    reopen: reopen ?? (async () => site),
  })
  const updates = openUpdates(() => teller.current())
  const teller = openTeller(site, { desk, updates, report })
  const publishing = openPublishing(desk, teller)
  const answer = answerAt(desk, updates)
  server.on('request', (request, response) => {
    void answer(request, response, () => response.writeHead(404).end())
  })
  await listen(server, port).catch(async (error: unknown) => {
    await desk.current().renderer.close()
    throw error
  })
  const watchers: Watching[] = []
  const close = async () => {
    updates.close()
    for (const watcher of watchers) watcher.close()
    await publishing.end()
    server.closeAllConnections()
    server.close()
    await desk.current().renderer.close()
  }
  const watch = async () => {
    watchers.push(watchDay(site.today, openedOn, publishing.publish))
    watchers.push(await watchFolder(site.content, PAUSE, publishing.publish))
    if (reopen) watchers.push(await watchBlocks(site.folder, since, publishing.takeBlocks))
  }
  await watch().catch(async (error: unknown) => {
    await close()
    throw error
  })
  if (site.blockFault === undefined) {
    report(desk.current().content.current().problems)
    publishing.settle()
  } else await teller.tellFault(site.blockFault)
  return { address: localAddress(server), close }
}
