// @module-tag long
import { promises as fs } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { LIMITS } from '../../src/enquiry/limits.ts'
import { photograph } from '../photograph.ts'
import { fields } from './serve-inbox.ts'
import { serveOwnInbox } from './serve-own-inbox.ts'

const from = (sender: string, key?: string) => ({
  'X-Forwarded-For': sender,
  ...(key ? { 'Idempotency-Key': key } : {}),
})

test('who presses again on a bad line is not taken for one who sends too much', async () => {
  const { post } = await serveOwnInbox()
  const again = () => post(fields, from('192.0.2.1', 'k'))
  for (let press = 0; press < 12; press += 1) expect((await again()).status).toBe(200)
  for (let number = 0; number < 7; number += 1)
    await post({ ...fields, message: `${number}` }, from('192.0.2.1'))
  expect((await post({ ...fields, message: 'Ein neunter' }, from('192.0.2.1'))).status).toBe(429)
  expect((await again()).status).toBe(200)
})

test('who leaves something out may put it right as often as it takes', async () => {
  const { post } = await serveOwnInbox()
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await post({ ...fields, email: '' })).status).toBe(422)
  expect((await post(fields)).status).toBe(200)
})

test('all addresses of one house are one sender', async () => {
  const { post } = await serveOwnInbox()
  const statuses: number[] = []
  for (let number = 0; number < 10; number += 1)
    statuses.push(
      (await post({ ...fields, message: `${number}` }, from(`2001:db8:1:2::${number}`))).status,
    )
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect((await post({ ...fields, message: 'x' }, from('2001:db8:1:3::1'))).status).toBe(200)
})

/** Sends so much of a post, and never its end. */
const dawdle = async (port: number, sender: string, body: Buffer): Promise<void> => {
  const socket = net.connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  const head = [
    'POST /anfrage HTTP/1.1',
    'Host: x',
    `X-Forwarded-For: ${sender}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Transfer-Encoding: chunked',
    `\r\n${body.length.toString(16)}\r\n`,
  ]
  socket.write(head.join('\r\n'))
  await new Promise((resolve) => socket.write(body, resolve))
}

const formOf = async (photo: Buffer) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('fotos[]', new Blob([new Uint8Array(photo)]), 'a.jpg')
  const whole = new Response(form)
  const type = String(whole.headers.get('Content-Type'))
  return { type, body: Buffer.from(await whole.arrayBuffer()) }
}

test('who holds much and never ends fills no memory, and keeps nobody from sending', async () => {
  const { ask, post, port } = await serveOwnInbox()
  const much = Buffer.alloc(20_000_000)
  const before = process.memoryUsage().arrayBuffers
  await Promise.all(Array.from({ length: 20 }, () => dawdle(port, '192.0.2.9', much)))
  const { type, body } = await formOf(Buffer.alloc(5_000_000))
  // Read to its end, and no photograph.
  const other = { 'Content-Type': type, ...from('192.0.2.10') }
  expect((await ask('/anfrage', other, body)).status).toBe(415)
  expect((await post(fields, from('192.0.2.9'))).status).toBe(200)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150e6)
})

test.each([
  [
    'a million parts',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(2e5)}--x--`,
  ],
  [
    'a hundred fields and more',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n'.repeat(200)}--x--`,
  ],
])('%s are refused at once', async (_, body) => {
  const { ask } = await serveOwnInbox()
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const begun = Date.now()
  expect((await ask('/anfrage', headers, body)).status).toBe(413)
  expect(Date.now() - begun).toBeLessThan(2_000)
})

test('the disk is not filled: what comes then hears that there is no room', async () => {
  const { post, ask, directory } = await serveOwnInbox()
  await post(fields)
  const photos = path.join(directory, 'photos')
  await fs.mkdir(photos)
  // Without taking any room itself.
  await fs.truncate(await empty(path.join(photos, 'viele.jpg')), 3e9)
  const { type, body } = await formOf(await photograph(20, 20))
  expect((await ask('/anfrage', { 'Content-Type': type }, body)).status).toBe(507)
  expect((await post({ ...fields, message: 'Ohne Foto' })).status).toBe(200)
  await fs.truncate(path.join(directory, 'enquiries.jsonl'), 65e6)
  expect((await post({ ...fields, message: 'Noch eine' })).status).toBe(507)
})

const empty = async (file: string) => {
  await fs.writeFile(file, '')
  return file
}

test('what was written in other letters is refused, and a letter that nobody could read is not', async () => {
  const { ask, post } = await serveOwnInbox()
  const plain = new URLSearchParams(fields).toString()
  const typed = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await ask('/anfrage', typed, plain.replace('%C3%96', '%D6'))).status).toBe(400)
  expect((await post({ ...fields, message: 'Kopiert aus \uFFFDlter Post' })).status).toBe(200)
})

/** Posts as browsers do, which hear no answer before they have sent all of it. */
const sendAll = (port: number, head: string, body: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').on('error', reject).pause()
    socket.write(
      `POST /anfrage HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n\r\n`,
    )
    socket.write(body, () => text(socket).then(resolve, reject))
  })

test('who sends as many photographs as may come, all of them too large together, hears why', async () => {
  const { port } = await serveOwnInbox()
  const body = Buffer.alloc(LIMITS.photos * LIMITS.photoBytes)
  const type = 'Content-Type: multipart/form-data; boundary=x'
  const head = `${type}\r\nAccept: text/html\r\nContent-Length: ${body.length}`
  const answer = await sendAll(port, head, body)
  expect(answer).toMatch(/^HTTP\/1\.1 413/)
  expect(answer).toContain('die Fotos sind zu groß')
})
