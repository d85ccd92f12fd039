import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openApp } from '../../../scripts/app/app.ts'
import { compiledRenderer } from '../../../scripts/dev/renderer/compiled-renderer.ts'
import { type DevServer, startDev } from '../../../scripts/dev/server.ts'
import type { Site } from '../../../scripts/site/site.ts'
import { BAKERY, removeFolder, siteOf } from '../../workspace.ts'
import { editable } from '../admin/editing.ts'
import { desktop, hydrated, newVisitor } from '../harness.ts'

interface Served {
  /** Files that it has besides, by their names. */
  more?: Readonly<Record<string, string>>
  /** Whether the app is compiled from its sources on the way, as in this repository. */
  fromSources?: boolean
}

const compiledApp = async () => {
  const folder = inject('devApp')
  return compiledRenderer(await openApp(folder), folder)
}

/** The bakery while it is being edited, for the tests of one file. */
export const serveBakery = ({ more = {}, fromSources = false }: Served = {}) => {
  let work: string
  let server: DevServer
  let onReport: () => void = () => undefined
  const locationOf = (name: string) => path.join(work, 'content', name)

  const start = async (site: Site, port = 0) => {
    const renderer = fromSources ? {} : { renderer: await compiledApp() }
    return startDev(site, { port, report: () => onReport(), ...renderer })
  }

  beforeAll(async () => {
    work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-dev-'))
    await fs.cp(BAKERY, path.join(work, 'content'), { recursive: true })
    for (const [name, text] of Object.entries(more)) await fs.writeFile(locationOf(name), text)
    const site = siteOf(path.join(work, 'content'))
    server = await start(site)
  })
  afterAll(async () => {
    await server.close()
    await removeFolder(work)
  })

  /** Ends the server and starts it anew, at the same address. */
  const restart = async () => {
    await server.close()
    const port = Number(new URL(server.address).port)
    server = await start(siteOf(path.join(work, 'content')), port)
  }

  const write = (name: string, text: string) => fs.writeFile(locationOf(name), text)
  const original = (name: string) => fs.readFile(path.join(BAKERY, name), 'utf8')

  // What one test has written, the next one must not see.
  const changed = new Set<string>()
  afterEach(async () => {
    for (const name of changed) await write(name, await original(name))
    changed.clear()
  })

  const open = async (pathname: string): Promise<Page> => {
    const { page } = await newVisitor(desktop)
    await page.goto(server.address + pathname)
    await hydrated(page)
    return page
  }

  return {
    address: () => server.address,
    locationOf,
    restart,
    /** Saves a file with one place changed. */
    change: async (name: string, from: string, to: string) => {
      changed.add(name)
      await write(name, (await original(name)).replace(from, to))
    },
    /** Resolves when the server has next told what is wrong. */
    reported: () =>
      new Promise<void>((resolve) => {
        onReport = resolve
      }),
    original,
    restore: async (name: string) => write(name, await original(name)),
    open,
    /** Opens a page whose texts can be edited. */
    edit: async (route = '/'): Promise<Page> => {
      const page = await open(`${route}?admin=on`)
      await editable(page)
      return page
    },
  }
}
