import { promises as fs } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rendererOf } from '../../scripts/dev/renderer/renderer-of.ts'
import { startDev } from '../../scripts/dev/server.ts'
import { WrongUsage } from '../../scripts/machine/wrong-usage.ts'
import { localAddress } from '../../scripts/serve/local-address.ts'
import { LOOPBACK } from '../../scripts/serve/serve.ts'
import { type ContentUpdate, UPDATES_PATH } from '../../src/dev/content-update.ts'
import { contentFolder, replace, siteOf } from '../workspace.ts'

test('nothing is being written any more once the server is closed', async () => {
  const content = await contentFolder()
  const server = await startDev(siteOf(content), { port: 0, report: () => undefined })
  let writing = 0
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(fs, 'writeFile').mockImplementation(async () => {
      writing += 1
      resolve()
      for (let turns = 0; turns < 5000; turns += 1) await setImmediate()
      writing -= 1
    })
  })
  // The schemas are written once nothing has been saved for a while.
  await begun
  await server.close()
  expect(writing).toBe(0)
})

test('where nothing can be kept, the terminal says that the site is shown all the same', async () => {
  const site = siteOf(await contentFolder())
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(fs, 'writeFile').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  const server = await startDev(site, { port: 0, report: () => undefined })
  onTestFinished(server.close)
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), 10_000)
  expect(
    told.mock.lastCall?.[0],
  ).toBe(`Abgebrochen: Der Datenträger ist voll; die Website wird weiter gezeigt.
→ Schaffen Sie Platz, und versuchen Sie es noch einmal.`)
  expect((await fetch(server.address)).status).toBe(200)
})

test('what is not published yet is shown under the name of this machine alone', async () => {
  const server = await startDev(siteOf(await contentFolder()), { port: 0, report: () => undefined })
  onTestFinished(server.close)
  const { host } = new URL(server.address)
  const ask = (Host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${server.address}${path}`, { headers: { Host } }, (response) => {
        resolve(response.statusCode)
        response.destroy()
      }).on('error', reject)
    })
  for (const path of ['/', '/index.json', '/admin.json', UPDATES_PATH]) {
    expect(await ask(host, path), path).toBe(200)
    // A name that somebody else has lead here.
    expect(await ask('fremd.example', path), path).toBe(421)
    expect(await ask('localhost.fremd.example', path), path).toBe(421)
  }
})

test.each([
  ['while the server started is taken over', -1000, 1],
  ['before is in the site already', 60_000, 0],
])('a block that was saved %s', async (_, later, times) => {
  const content = await contentFolder()
  const site = siteOf(content)
  const since = Date.now() + later
  await fs.mkdir(`${site.folder}/blocks/preisliste`, { recursive: true })
  await fs.writeFile(`${site.folder}/blocks/preisliste/component.tsx`, '')
  const reopen = vi.fn(async () => site)
  const server = await startDev(site, { port: 0, report: () => undefined, reopen, since })
  // Ends once what was begun is done.
  await server.close()
  expect(reopen).toHaveBeenCalledTimes(times)
})

/** What pages are told from now on; read until one of them is as wanted. */
const listen = async (address: string) => {
  const { body } = await fetch(`${address}${UPDATES_PATH}`)
  const told = createInterface({ input: Readable.fromWeb(body as never) })[Symbol.asyncIterator]()
  return async (isWanted: (update: ContentUpdate) => boolean = () => true) => {
    for (;;) {
      const { value, done } = await told.next()
      if (done) throw new Error('Nothing more is told')
      if (value === '') continue
      const update: ContentUpdate = JSON.parse(value.replace(/^data: /, ''))
      if (isWanted(update)) return update
    }
  }
}

test('a page that is opened while the content folder is away says so', async () => {
  const content = await contentFolder()
  const server = await startDev(siteOf(content), { port: 0, report: () => undefined })
  onTestFinished(server.close)
  const isAway = ({ problems }: ContentUpdate) => !!problems?.includes('Inhaltsordner')
  const next = await listen(server.address)
  await fs.rename(content, `${content}-weg`)
  await next(isAway)
  const opened = await listen(server.address)
  expect(await opened()).toSatisfy(isAway)
  await fs.rename(`${content}-weg`, content)
  expect((await next(({ problems }) => problems === null)).site).toBeDefined()
})

test('another day is shown once it has begun', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const content = await contentFolder({
    'stats.yaml': replace(
      'value: "412"',
      'value:\n    - { until: 2026-11-20, value: "60" }\n    - { from: 2026-11-21, value: "50" }',
    ),
    'pages/sortiment.yaml': replace('Was es wann gibt.', 'Heute {stats.brote} Brote.'),
  })
  let day = '2026-11-20'
  const server = await startDev(
    { ...siteOf(content), today: () => day },
    { port: 0, report: () => undefined },
  )
  onTestFinished(server.close)
  const shown = async () => (await fetch(`${server.address}/sortiment`)).text()
  expect(await shown()).toContain('Heute 60 Brote.')
  const next = await listen(server.address)
  const { told } = await next()
  day = '2026-11-21'
  vi.advanceTimersByTime(60_000)
  await next((update) => update.told > told)
  expect(await shown()).toContain('Heute 50 Brote.')
})

test('the text of an article is shown anew as often as it is saved, though nothing else comes of it', async () => {
  const content = await contentFolder()
  const article = `${content}/news/ofen.md`
  const text = await fs.readFile(article, 'utf8')
  const server = await startDev(siteOf(content), { port: 0, report: () => undefined })
  onTestFinished(server.close)
  const next = await listen(server.address)
  let { told } = await next()
  for (const word of ['Einmal', 'Zweimal', 'Dreimal', 'Viermal']) {
    await fs.writeFile(article, `${text}\n${word} gebacken.\n`)
    told = (await next((update) => update.told > told)).told
    expect(await (await fetch(`${server.address}/neues/ofen`)).text()).toContain(word)
  }
})

const listenOn = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, LOOPBACK, done))
  return localAddress(server)
}

/** A moment that comes when it is told to. */
const deferred = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('what a page is told first is no older than what it has heard meanwhile', async () => {
  const site = siteOf(await contentFolder())
  const renderer = await rendererOf(site, createServer())
  onTestFinished(renderer.close)
  const asked = deferred()
  const ready = deferred()
  const slow = async () => {
    asked.resolve()
    await ready.promise
    return renderer.server()
  }
  const server = await startDev(site, {
    port: 0,
    report: () => undefined,
    renderer: { ...renderer, server: slow, close: async () => undefined },
    reopen: async () => {
      throw new WrongUsage('Ein eigener Baustein ist kaputt.')
    },
  })
  onTestFinished(server.close)
  const listening = listen(server.address)
  await asked.promise
  await fs.mkdir(`${site.folder}/blocks/preisliste`, { recursive: true })
  await fs.writeFile(`${site.folder}/blocks/preisliste/schema.ts`, '')
  const next = await listening
  ready.resolve()
  const told = [(await next()).problems, (await next()).problems]
  expect(told).toEqual(['Ein eigener Baustein ist kaputt.', 'Ein eigener Baustein ist kaputt.'])
})

test('what a page has asked for is answered, also where its renderer is closed meanwhile', async () => {
  const server = createServer()
  const renderer = await rendererOf(siteOf(await contentFolder()), server)
  const closed = deferred()
  server.on('request', (request, response) => {
    renderer.files(request, response, () => response.writeHead(404).end())
    void renderer.close().then(closed.resolve)
  })
  const address = await listenOn(server)
  onTestFinished(() => void server.close())
  // Without it nothing tells the page when what is wrong is mended.
  const { status } = await fetch(`${address}${renderer.script}`)
  await closed.promise
  expect(status).toBe(200)
})

test('a failure is told also where the blocks can not be loaded meanwhile', async () => {
  const site = siteOf(await contentFolder())
  const renderer = await rendererOf(site, createServer())
  onTestFinished(renderer.close)
  let isAway = false
  const server = await startDev(site, {
    port: 0,
    report: () => undefined,
    renderer: {
      ...renderer,
      server: () => (isAway ? Promise.reject(new Error('Away')) : renderer.server()),
      close: async () => undefined,
    },
    reopen: () => Promise.reject(new Error('Away')),
  })
  onTestFinished(server.close)
  const next = await listen(server.address)
  isAway = true
  await fs.mkdir(`${site.folder}/blocks/preisliste`, { recursive: true })
  await fs.writeFile(`${site.folder}/blocks/preisliste/schema.ts`, '')
  expect(await next(({ problems }) => problems !== null)).toMatchObject({
    problems: expect.stringContaining('Das Prüfprogramm hat einen Fehler'),
  })
})
