import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMaker } from '../../../scripts/dev/edit/make-new.ts'
import { watchContent } from '../../../scripts/dev/live-content.ts'
import { contentFolder, siteOf } from '../../workspace.ts'

/** Asks for something new in the bakery, as a page that may or may not. */
const serve = async (isAllowed = true) => {
  const content = await contentFolder()
  const site = siteOf(content)
  const watch = await watchContent(site)
  const answer = openMaker(watch, site, () => isAllowed)
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end())
  })
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (body: string, method = 'POST') =>
    fetch(`http://localhost:${port}/__new`, { method, ...(method === 'POST' && { body }) })
  return { ask, content, watch }
}

const NEWS = JSON.stringify({ kind: 'news', title: ' Der  neue Ofen ' })

test('a news item and a page are made, and it is said where they are shown', async () => {
  const { ask, content, watch } = await serve()
  expect(await (await ask(NEWS)).json()).toEqual({
    made: 'Neuigkeit angelegt: content/news/der-neue-ofen.md:1',
    route: '/neues/der-neue-ofen',
  })
  const page = JSON.stringify({ kind: 'page', title: 'Notdienst' })
  expect(await (await ask(page)).json()).toMatchObject({ route: '/notdienst' })
  expect(watch.current().good?.site?.pages.map(({ route }) => route)).toContain('/notdienst')
  const text = await fs.readFile(path.join(content, 'news/der-neue-ofen.md'), 'utf8')
  expect(text).toContain('title: Der neue Ofen\n')
})

test('what is there already is not made again, and why is said', async () => {
  const { ask } = await serve()
  await ask(NEWS)
  expect((await (await ask(NEWS)).json()).refusal).toContain('gibt es schon')
})

test('nobody else makes anything, and nothing comes of what is no order', async () => {
  const { ask, content } = await serve(false)
  expect((await ask(NEWS)).status).toBe(403)
  const open = await serve()
  expect((await open.ask(NEWS, 'GET')).status).toBe(403)
  for (const body of ['', 'null', '{"kind":"site","title":"x"}', '{"kind":"news"}'])
    expect((await open.ask(body)).status).toBe(400)
  expect(await fs.readdir(path.join(content, 'news'))).not.toContain('der-neue-ofen.md')
})
