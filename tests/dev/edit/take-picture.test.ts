import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPictureDoor } from '../../../scripts/dev/edit/take-picture.ts'
import { watchContent } from '../../../scripts/dev/live-content.ts'
import { livePages } from '../../../scripts/dev/pages/pages.ts'
import type { Renderer } from '../../../scripts/dev/renderer/renderer.ts'
import { chain } from '../../../scripts/serve/chain.ts'
import { contentFolder, siteOf } from '../../workspace.ts'

/** Sends pictures to the bakery, as a page that may or may not. */
const serve = async (isAllowed = true) => {
  const content = await contentFolder()
  const site = siteOf(content)
  const watch = await watchContent(site)
  const answer = chain([
    openPictureDoor(watch, site, () => isAllowed),
    livePages({} as Renderer, watch, site),
  ])
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end())
  })
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const send = (name: string, body: BodyInit | Uint8Array<ArrayBuffer>, more: RequestInit = {}) =>
    fetch(`http://localhost:${port}/__picture?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: body as BodyInit,
      ...more,
    })
  const get = (name: string) => fetch(`http://localhost:${port}/__picture?name=${name}`)
  const ask = (address: string) => fetch(`http://localhost:${port}${address}`)
  const names = async () => (await fs.readdir(path.join(content, 'media'))).toSorted()
  return { send, get, ask, names, content, watch, before: await names() }
}

const photograph = async (red: number): Promise<Uint8Array<ArrayBuffer>> => {
  const background = { r: red, g: 120, b: 90 }
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

test('a picture lies in the content under a name that every computer takes, and pages may show it', async () => {
  const { send, content, watch } = await serve()
  const bytes = await photograph(10)
  const { name, picture } = await (await send('Bad Müller (1).JPG', bytes)).json()
  expect(name).toBe('bad-mueller-1.jpg')
  expect(picture).toMatchObject({ type: 'image/webp', width: 900, height: 600 })
  expect(await fs.readFile(path.join(content, 'media', name))).toEqual(Buffer.from(bytes))
  expect(watch.current().good?.media.get(name)?.file).toEqual(picture)
})

test('another picture of the same name gets a name of its own, the same picture keeps its name', async () => {
  const { send, names, before } = await serve()
  const nameOf = async (name: string, red: number) =>
    (await (await send(name, await photograph(red))).json()).name
  expect(await nameOf('ofen.jpg', 1)).toBe('ofen.jpg')
  expect(await nameOf('OFEN.jpg', 200)).toBe('ofen-2.jpg')
  expect(await nameOf('Backstube.jpg', 200)).toBe('ofen-2.jpg')
  expect(await names()).toEqual([...before, 'ofen-2.jpg', 'ofen.jpg'].toSorted())
})

test('a picture is shown, offered and known while another file is faulty', async () => {
  const { send, ask, names, content, watch, before } = await serve()
  await fs.writeFile(path.join(content, 'pages/sortiment.yaml'), 'route: [')
  await watch.update()
  const bytes = await photograph(10)
  const { name, picture } = await (await send('ofen.jpg', bytes)).json()
  const shown = await ask(picture.url)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await (await ask('/admin.json')).json()).media).toMatchObject({ [name]: picture })
  expect((await (await send('noch-einmal.jpg', bytes)).json()).name).toBe(name)
  expect(await names()).toEqual([...before, name].toSorted())
})

const UNREADABLE = 'lässt sich nicht als Bild lesen'

test.each([
  ['a text that calls itself a picture', 'bild.jpg', 'kein Bild', UNREADABLE],
  ['a page', 'seite.html', '<script>alert(1)</script>', UNREADABLE],
  [
    'a drawing under the name of a page',
    'seite.html',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    UNREADABLE,
  ],
  [
    'a name without an ending',
    'bild',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    UNREADABLE,
  ],
  ['a film', 'film.mp4', 'film', UNREADABLE],
  ['nothing', 'leer.png', '', UNREADABLE],
])('%s is refused in words, and nothing is left behind', async (_, name, body, words) => {
  const { send, names, before } = await serve()
  expect((await (await send(name, body)).json()).refusal).toContain(words)
  expect(await names()).toEqual(before)
})

test('a picture with more pixels than can be opened is refused with its size', async () => {
  const { send, names, before } = await serve()
  const background = { r: 0, g: 0, b: 0 }
  const tall = sharp({ create: { width: 10, height: 20_000, channels: 3, background } })
  const { refusal } = await (
    await send('hoch.png', new Uint8Array(await tall.png().toBuffer()))
  ).json()
  expect(refusal).toContain('20.000')
  expect(await names()).toEqual(before)
})

test.each([
  ['../../../seite.svg', 'seite.svg'],
  ['..\\..\\seite.svg', 'seite.svg'],
  ['con.svg', 'con-1.svg'],
  ['.htaccess.svg', 'htaccess.svg'],
  [`${'sehr-'.repeat(40)}lang.svg`, `${'sehr-'.repeat(12).slice(0, -1)}.svg`],
])('the name %s stays in the folder, as %s', async (written, name) => {
  const { send, names, before } = await serve()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>'
  expect((await (await send(written, drawing)).json()).name).toBe(name)
  expect(await names()).toEqual([...before, name].toSorted())
})

test('a folder of pictures that leads elsewhere is not written to', async () => {
  const { send, content } = await serve()
  const elsewhere = await contentFolder()
  await fs.rm(path.join(content, 'media'), { recursive: true })
  await fs.symlink(path.join(elsewhere, 'pages'), path.join(content, 'media'))
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  expect((await send('bild.jpg', await photograph(3))).status).toBe(500)
  expect(await fs.readdir(path.join(elsewhere, 'pages'))).not.toContain('bild.jpg')
})

test('nobody else sends pictures, and none that are too large', async () => {
  const { send, names, before } = await serve(false)
  expect((await send('bild.jpg', await photograph(4))).status).toBe(403)
  expect(await names()).toEqual(before)
  const open = await serve()
  expect((await open.send('', 'x')).status).toBe(400)
  expect((await open.send('x'.repeat(300), 'x')).status).toBe(400)
  expect((await open.send('bild.jpg', '', { method: 'PUT' })).status).toBe(405)
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(9)),
  })
  const endless = { duplex: 'half' } as RequestInit
  expect((await open.send('bild.jpg', stream, endless)).status).toBe(413)
})

test('a picture is given back as it lies there, to a page that may have it, and nothing else is', async () => {
  const { send, get } = await serve()
  const bytes = await photograph(10)
  const { name } = await (await send('ofen.jpg', bytes)).json()
  expect(new Uint8Array(await (await get(name)).arrayBuffer())).toEqual(bytes)
  for (const other of ['keines.jpg', '..%2Fsite.yaml', 'site.yaml'])
    expect((await get(other)).status).toBe(404)
  expect((await (await serve(false)).get('logo.svg')).status).toBe(403)
})
