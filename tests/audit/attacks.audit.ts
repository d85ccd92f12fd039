import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import tls from 'node:tls'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { photograph } from '../photograph.ts'
import { type Door, doors } from './attacks/doors.ts'
import { REFUSED } from './attacks/refused.ts'
import { find, install } from './hosts/programs.ts'
import { ask, type Reached } from './hosts/server.ts'
import { postBody, postFiles, postForm, VALUES } from './php/post.ts'

const hasHey = install({ hey: 'hey' })

/** Somebody with a question, from another house. */
const honest = (door: Door, message: string, house = 2) =>
  postForm(
    { ...door.server, localAddress: `127.0.0.${house}` },
    { ...VALUES, message },
    {},
    door.path,
  )

const filesOf = async (folder: string): Promise<string[]> =>
  (await fs.readdir(folder, { recursive: true })).filter((name) => !name.includes('.gewerk'))

describe.each(doors)('%s', (_, open) => {
  test('refuses what is no message, and takes those that are', async () => {
    const door = await open()
    const found: unknown[] = []
    let house = 10
    for (const [name, { type, body, headers = {}, status }] of Object.entries(REFUSED)) {
      house += 1
      const typed: Record<string, string> = type === undefined ? {} : { 'Content-Type': type }
      const from = { ...door.server, localAddress: `127.0.0.${house}` }
      const answer = await postBody(from, body, { ...typed, ...headers }, door.path)
      if (![status].flat().includes(answer.status)) found.push([name, answer.status, answer.body])
    }
    expect(found).toEqual([])
    expect(await door.messages()).toEqual([])
    expect((await honest(door, 'Eine Frage')).status).toBe(200)
    expect(await door.messages()).toHaveLength(1)
  })

  test('lets nothing of a message name a file or a header', async () => {
    const door = await open()
    const before = await filesOf(door.work)
    const injected = '../../../x\r\nBcc: alle@fremd.example\r\n\r\n.\r\n'
    const fields = {
      ...VALUES,
      name: `Jette${injected}`,
      inquiryType: injected,
      phone: injected,
      [`../..${injected}`]: injected,
      _subject: injected,
      _replyto: 'alle@fremd.example',
      _cc: 'alle@fremd.example',
      __proto__x: 'x',
      constructor: 'x',
    }
    const key = { 'Idempotency-Key': '../../../key' }
    expect((await postForm(door.server, fields, key, door.path)).status).toBe(200)
    await expect.poll(door.mails).toHaveLength(1)
    const [head = ''] = (await door.mails())[0]?.split(/\n\r?\n/) ?? []
    expect(head).not.toMatch(/^(?:Bcc|Cc):/im)
    expect(head).not.toContain('alle@fremd.example\n')
    for (const name of ['From', 'To', 'Subject', 'Reply-To'])
      expect(head.match(new RegExp(`^${name}:`, 'gim')), name).toHaveLength(1)
    const own = path.relative(door.work, door.kept)
    const added = (await filesOf(door.work)).filter((name) => !before.includes(name))
    expect(added.filter((name) => !name.startsWith(own) && !name.startsWith('mails'))).toEqual([])
  })

  test('makes of a photograph that is more than one only the photograph', async () => {
    const door = await open()
    const jpeg = await photograph(60, 40)
    const code = Buffer.from('<?php file_put_contents("gehackt", 1); ?><script>x</script>')
    const inside = Buffer.concat([jpeg.subarray(0, 2), comment(code), jpeg.subarray(2)])
    const sent = await postFiles(
      door.server,
      VALUES,
      [
        { name: '../../../bild.php', content: Buffer.concat([jpeg, code]) },
        { name: 'bild.jpg\0.php', content: inside },
      ],
      door.path,
    )
    expect(sent.status).toBe(200)
    const names = (await filesIn(door.kept)).filter((name) => name.endsWith('.jpg'))
    expect(names).toHaveLength(2)
    for (const name of names) {
      const bytes = await fs.readFile(path.join(door.kept, name))
      expect(bytes.includes('<?php') || bytes.includes('<script')).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
  })

  test.runIf(hasHey)('stays open to others while one posts 10,000 times', async () => {
    const door = await open()
    const { protocol, port, host } = door.server
    const body = new URLSearchParams({ ...VALUES, message: 'Flut' }).toString()
    const flood = promisify(execFile)(find('hey') ?? 'hey', [
      ...['-n', '10000', '-c', '50', '-m', 'POST', '-host', host, '-d', body],
      ...['-T', 'application/x-www-form-urlencoded', `${protocol}://127.0.0.1:${port}${door.path}`],
    ])
    let isOver = false
    const ended = flood.finally(() => {
      isOver = true
    })
    let taken = 0
    do {
      taken += 1
      expect((await honest(door, `Ehrlich ${taken}`, 1 + taken)).status).toBe(200)
    } while (!isOver && taken < 20)
    const { stdout } = await ended
    expect(stdout).toContain('[200]\t8 responses')
    expect(stdout).toContain('[429]\t9992 responses')
    expect(await door.messages()).toHaveLength(8 + taken)
    expect(await door.memory()).toBeLessThan(400e6)
  })

  test('hears who speaks slowly, or without an end, and others meanwhile', async () => {
    const door = await open()
    const lines = await Promise.all(Array.from({ length: 40 }, () => speak(door)))
    for (const [at, line] of lines.entries()) line.write(at % 2 === 0 ? HALF_A_HEAD : headOf(door))
    const endless = await Promise.all(Array.from({ length: 4 }, () => speak(door)))
    for (const line of endless) {
      line.write(headOf(door))
      talk(line)
    }
    expect((await honest(door, 'Zwischendurch')).status).toBe(200)
    await Promise.all(endless.map((line) => new Promise((resolve) => line.on('close', resolve))))
    expect(await door.messages()).toHaveLength(1)
    expect(await door.memory()).toBeLessThan(400e6)
    expect((await ask(door.server, { path: '/' })).status).toBe(200)
  })
})

const filesIn = async (folder: string) => fs.readdir(folder, { recursive: true })

/** A segment of a JPEG in which anything may stand. */
const comment = (text: Buffer): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, text])
}

const speak = ({ server }: { server: Reached }): Promise<net.Socket> =>
  new Promise((resolve) => {
    const { port, protocol, host } = server
    const at = { port, host: '127.0.0.1', servername: host, rejectUnauthorized: false }
    const isOpen = () => resolve(socket)
    const socket = protocol === 'https' ? tls.connect(at, isOpen) : net.connect(at, isOpen)
    socket.on('error', () => undefined).resume()
    onTestFinished(() => void socket.destroy())
  })

const HALF_A_HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nX-'

const headOf = ({ path: target, server }: Door) =>
  [
    `POST ${target} HTTP/1.1`,
    `Host: ${server.host}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Transfer-Encoding: chunked',
    '\r\n',
  ].join('\r\n')

const CHUNK = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`)

/** Goes on until nobody listens any more, or a hundred megabytes have been said. */
const talk = async (line: net.Socket): Promise<void> => {
  for (let said = 0; said < 1_600 && !line.destroyed; said += 1)
    await new Promise((resolve) => line.write(CHUNK, resolve))
  line.destroy()
}
