import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchContent } from '../../../scripts/dev/live-content.ts'
import { livePages } from '../../../scripts/dev/pages/pages.ts'
import type { Renderer } from '../../../scripts/dev/renderer/renderer.ts'
import type { Sources } from '../../../src/dev/sources.ts'
import { pdf } from '../../pdf.ts'
import { contentFolder, type Overrides, replace, siteOf } from '../../workspace.ts'

/** No document is rendered here. */
const renderer = {
  finish: async (_: string, html: string) => html,
  reloadScript: '/reload.js',
} as unknown as Renderer

/** Asks the pages of the bakery; 404 where they leave an address to others. */
const serve = async (overrides: Overrides = {}) => {
  const folder = await contentFolder(overrides)
  const site = siteOf(folder)
  const watch = await watchContent(site)
  const answer = livePages(renderer, watch, site)
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end())
  })
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, accept = '*/*', others: Record<string, string> = {}) =>
    fetch(`http://localhost:${port}${path}`, {
      headers: { accept, ...others },
      redirect: 'manual',
    })
  return { ask, watch, folder }
}

test('a picture is shown also where nothing can be written', async () => {
  const { ask, watch } = await serve()
  const url = watch.current().good?.site?.shell.logo.url ?? ''
  const locked = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/firma/.gewerk' })
  vi.spyOn(fs, 'mkdirSync').mockImplementation(() => {
    throw locked
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const answer = await ask(url)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<svg')])
})

test('of a page whose file has gone it is said where all else on it stands', async () => {
  const { ask, folder } = await serve()
  const places = async () => {
    const answer = await ask('/__sources?path=/')
    const { blocks, fields } = (await answer.json()) as Sources
    return [...Object.values(blocks), ...Object.values(fields)]
  }
  const all = await places()
  const isOfPage = (place: string) => place.includes('/pages/home.yaml:')
  fs.rmSync(path.join(folder, 'pages/home.yaml'))
  const others = all.filter((place) => !isOfPage(place))
  expect([all.some(isOfPage), others.length > 0]).toEqual([true, true])
  expect(await places()).toEqual(others)
})

test('a picture comes with its type, under the address that pages have', async () => {
  const { ask, watch } = await serve()
  const url = watch.current().good?.site?.shell.logo.url ?? ''
  const answer = await ask(url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await answer.text()).toContain('<svg')
  expect((await ask('/media/nirgends.svg')).status).toBe(404)
})

test('of a film, the part comes that a browser asks for: Safari plays no other', async () => {
  const { ask, watch } = await serve()
  const url = watch.current().good?.site?.shell.logo.url ?? ''
  const whole = await (await ask(url)).text()
  const part = (range: string) => ask(url, '*/*', { range })
  const [first, behind] = [await part('bytes=0-1'), await part('bytes=99999999-')]
  expect(await first.text()).toBe(whole.slice(0, 2))
  expect([first.status, first.headers.get('content-range')]).toEqual([
    206,
    `bytes 0-1/${whole.length}`,
  ])
  expect(behind.status).toBe(416)
})

test('a document to which a link leads is there', async () => {
  const { ask, folder } = await serve({
    'media/preise.pdf': pdf(),
    'pages/home.yaml': replace('href: /sortiment', 'href: preise.pdf'),
  })
  const answer = await ask('/files/preise.pdf')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await ask('/files/nirgends.pdf')).status).toBe(404)
  await fs.promises.rm(path.join(folder, 'media/preise.pdf'))
  expect((await ask('/files/preise.pdf')).status).toBe(404)
})

test('a page file and a card of the company come as JSON and vCard', async () => {
  const { ask } = await serve()
  const page = await (await ask('/sortiment/index.json')).json()
  expect(page.page.route).toBe('/sortiment')
  expect((await ask('/nirgends/index.json')).status).toBe(404)
  const admin = await (await ask('/sortiment/index.admin.json')).json()
  expect(Object.keys(admin)).toEqual(['state', 'facts', 'fields', 'groups'])
})

test('a former address leads on', async () => {
  const { ask } = await serve({ 'redirects.yaml': '- from: /alt\n  to: /sortiment\n' })
  for (const accept of ['text/html', '*/*']) {
    const answer = await ask('/alt', accept)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sortiment'])
  }
  expect((await ask('/alt', 'application/json')).status).toBe(404)
})

test('content that never was good is told in the document, and nothing else is answered', async () => {
  const { ask } = await serve({ 'site.yaml': replace('titleSuffix:', 'titelSuffix:') })
  const document = await ask('/', 'text/html')
  expect(document.status).toBe(500)
  expect(await document.text()).toContain('content/site.yaml:5:1')
  expect((await ask('/index.json')).status).toBe(404)
})
