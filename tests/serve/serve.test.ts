import { promises as fs } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { redirects } from '../../scripts/serve/redirects.ts'
import { LOOPBACK, serve } from '../../scripts/serve/serve.ts'
import { staticFiles } from '../../scripts/serve/static-files.ts'
import { emptyFolder } from '../workspace.ts'

const servedSite = async (folder?: string) => {
  folder ??= await emptyFolder()
  await fs.mkdir(path.join(folder, 'blog'))
  await fs.writeFile(path.join(folder, '404.html'), 'Seite nicht gefunden')
  await fs.writeFile(path.join(folder, 'blog/404.html'), 'Post Not Found')
  await fs.writeFile(path.join(folder, '404.json'), '{}')
  await fs.writeFile(path.join(folder, 'anfrage.php'), '<?php')
  const server = await serve([redirects(folder), staticFiles(folder)], 0)
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Asks for an address as it stands; `fetch` would tidy it up. */
const ask = (port: number, address: string) =>
  new Promise<string>((resolve, reject) => {
    get({ port, path: address, agent: false }, async (response) =>
      resolve(`${response.statusCode} ${await text(response)}`),
    ).on('error', reject)
  })

test.each([
  ['/nirgends', '404 Seite nicht gefunden'],
  ['/blog/nirgends', '404 Post Not Found'],
  ['/blog/nirgends/x', '404 Post Not Found'],
  ['//', '404 Seite nicht gefunden'],
  ['//nirgends.example', '404 Seite nicht gefunden'],
  ['/%E0%A4%A', '404 Seite nicht gefunden'],
  ['/blog/%', '404 Post Not Found'],
  ['/404', '404 Seite nicht gefunden'],
  ['/404.html', '404 Seite nicht gefunden'],
  ['/404/', '404 Seite nicht gefunden'],
  ['/%340%34.html?a', '404 Seite nicht gefunden'],
  ['/blog/404', '404 Post Not Found'],
  ['/blog/404.html', '404 Post Not Found'],
  // What the browser's own script shows in its place.
  ['/404.json', '200 {}'],
  // Without PHP, no server shows the program of the form.
  ['/anfrage.php', '404 Seite nicht gefunden'],
  ['/anfrage%2Ephp?a', '404 Seite nicht gefunden'],
  // A file is no folder.
  ['/404.json/', '404 Seite nicht gefunden'],
  ['/blog/404.json/', '404 Post Not Found'],
])('%s is answered with %s', async (address, answer) => {
  expect(await ask(await servedSite(), address)).toBe(answer)
})

test('nobody is led to another host by an address that is written oddly', async () => {
  const folder = await emptyFolder()
  await fs.mkdir(path.join(folder, 'heizung'))
  await fs.writeFile(path.join(folder, 'heizung/index.html'), '')
  const server = await serve([redirects(folder)], 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ledTo = (address: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, path: address, agent: false }, ({ headers }) => resolve(headers.location)).on(
        'error',
        reject,
      )
    })
  expect(await ledTo('/heizung/')).toBe('/heizung')
  expect(await ledTo('/x/..//heizung/')).toBe('/heizung')
})

test('a former address with an umlaut leads on, however the signs of its letters are written', async () => {
  const folder = await emptyFolder()
  await fs.writeFile(path.join(folder, '_redirects'), '/%C3%BCber-uns /about 301\n')
  const server = await serve([redirects(folder), staticFiles(folder)], 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  for (const address of ['/%C3%BCber-uns', '/%c3%bcber-uns']) {
    const { status, headers } = await fetch(`http://localhost:${port}${address}`, {
      redirect: 'manual',
    })
    expect([status, headers.get('location')]).toEqual([301, '/about'])
  }
})

test('what a build puts in the place of a site is served whole', async () => {
  const work = await emptyFolder()
  const folder = path.join(work, 'dist')
  await fs.mkdir(folder)
  await fs.writeFile(path.join(folder, 'index.html'), 'kurz')
  const port = await servedSite(folder)
  expect(await ask(port, '/')).toBe('200 kurz')
  await fs.mkdir(path.join(work, 'next'))
  await fs.writeFile(path.join(work, 'next/index.html'), 'sehr viel länger')
  await fs.writeFile(path.join(work, 'next/neu.html'), 'neu')
  await fs.rename(folder, path.join(work, 'old'))
  expect(await ask(port, '/')).toBe('404 404\n')
  await fs.rename(path.join(work, 'next'), folder)
  expect(await ask(port, '/')).toBe('200 sehr viel länger')
  expect(await ask(port, '/neu')).toBe('200 neu')
})

test('is reached from this machine alone, unless it is said otherwise', async () => {
  const hostOf = async (...host: [string?]) => {
    const server = await serve([], 0, ...host)
    onTestFinished(() => void server.close())
    return (server.address() as AddressInfo).address
  }
  expect(await hostOf()).toBe(LOOPBACK)
  expect(await hostOf('0.0.0.0')).toBe('0.0.0.0')
})

test.each([
  ['bytes=0-3', '206 Seit bytes 0-3/20'],
  ['bytes=16-', '206 nden bytes 16-19/20'],
  ['bytes=16-99', '206 nden bytes 16-19/20'],
  ['bytes=20-', '416  bytes */20'],
  // What may be answered with all of it.
  ['bytes=-3', '200 Seite nicht gefunden '],
  ['bytes=5-2', '200 Seite nicht gefunden '],
  ['bytes=0-0', '200 Seite nicht gefunden '],
  ['bytes=0-1,3-4', '200 Seite nicht gefunden '],
  ['bytes=0-99999999999999999999', '200 Seite nicht gefunden '],
  ['lines=0-1', '200 Seite nicht gefunden '],
])('of a file, %s is answered with the bytes that are said to come', async (Range, answer) => {
  const folder = await emptyFolder()
  await fs.writeFile(path.join(folder, 'film.txt'), 'Seite nicht gefunden')
  const port = await servedSite(folder)
  const got = await fetch(`http://localhost:${port}/film.txt`, { headers: { Range } })
  const range = got.headers.get('content-range') ?? ''
  expect(`${got.status} ${await got.text()} ${range}`).toBe(answer)
})

test.each(['POST', 'PUT', 'DELETE'])('nothing is taken by %s, as on every host', async (method) => {
  const got = await fetch(`http://localhost:${await servedSite()}/404.json`, { method })
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
