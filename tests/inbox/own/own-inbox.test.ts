import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { words } from '../../../scripts/inbox/command-words.ts'
import { mailer } from '../../../scripts/inbox/mail/mail.ts'
import { openOutbox } from '../../../scripts/inbox/mail/outbox.ts'
import { ownInbox } from '../../../scripts/inbox/own/own-inbox.ts'
import { openRate, WINDOW } from '../../../scripts/inbox/receive/rate.ts'
import { openEnquiries } from '../../../scripts/inbox/store/enquiries.ts'
import type { Enquiry } from '../../../scripts/inbox/store/enquiry.ts'
import { WrongUsage } from '../../../scripts/machine/wrong-usage.ts'
import { emptyFolder } from '../../workspace.ts'
import { receiveMails } from '../receive-mails.ts'
import { fields } from '../serve-inbox.ts'
import { OWN, serveOwnInbox } from '../serve-own-inbox.ts'

const hasIPv6 = Object.values(os.networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1')

const as = (password: string) => ({
  Authorization: `Basic ${Buffer.from(`buero:${password}`).toString('base64')}`,
})

describe('the inbox of a server', () => {
  test.each([
    'mail.firma.example',
    'https://u:geheim@mail.firma.example',
    'smtps://u:100%geheim@mail.firma.example',
    'smtps://u:ge#heim@mail.firma.example',
    'smtps://u:12#geheim@mail.firma.example',
    'smtps://u:12/geheim@mail.firma.example',
    'smtps://u:12?geheim@mail.firma.example',
    'smtps://',
  ])('says what is no address of a mail server, without its password: %s', (mailServer) => {
    const open = () => ownInbox({ ...OWN, mailServer, directory: '/nowhere' })
    expect(open).toThrow(new WrongUsage(words.noMailServer))
  })

  test('knows a mail server by its address, whatever signs are in the password', () => {
    for (const password of ['ge%23heim', 'ge%25heim', 'a@b:c', '%2F', "!$&'()*+,;="])
      ownInbox({
        ...{ ...OWN, mailServer: `smtps://u%40firma.example:${password}@mail.firma.example:465/` },
        directory: '/nowhere',
      })
  })

  test('shows its messages to the office, and to nobody else', async () => {
    const { ask, post } = await serveOwnInbox()
    expect((await post(fields)).status).toBe(200)
    for (const asked of [await ask('/anfrage'), await ask('/anfrage', as('falsch'))]) {
      expect(asked.status).toBe(401)
      // A browser asks for the password.
      expect(asked.headers['www-authenticate']).toMatch(/^Basic realm=/)
    }
    const shown = await ask('/anfrage', as('geheim'))
    expect(shown.body).toContain('Jette Ahlers')
    expect(shown.body).not.toContain('?fault=')
    expect((await ask('/anfrage/metrics')).status).toBe(401)
    expect((await ask('/anfrage/metrics', as('geheim'))).body).toContain('gewerk_inbox_messages 1')
    expect((await ask('/anfrage/health')).body).toBe('{"ready":true}')
  })

  test('keeps nothing that is meant for another site of the server, and says so once', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { ask, post } = await serveOwnInbox()
    for (const host of ['www.firma.example', 'WWW.FIRMA.example:8443', 'firma.example.'])
      expect((await post({ ...fields, message: host }, { Host: host })).status).toBe(200)
    for (const host of ['www.andere.example', 'firma.example.andere.example', '%']) {
      expect((await post({ ...fields, message: 'fremd' }, { Host: host })).status).toBe(421)
      expect((await ask('/anfrage/health', { Host: host })).status).toBe(421)
    }
    expect((await ask('/anfrage', as('geheim'))).body).not.toContain('fremd')
    expect(told.mock.calls).toEqual([[expect.stringContaining('www.andere.example')]])
  })

  test('is ready as long as it can keep what comes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { ask, post, directory } = await serveOwnInbox()
    const health = async () => {
      const { status, body } = await ask('/anfrage/health')
      return [status, JSON.parse(body)]
    }
    expect(await health()).toEqual([200, { ready: true }])
    // A file in its place: as root nothing else is forbidden.
    await fs.rm(directory, { recursive: true })
    await fs.writeFile(directory, '')
    expect((await post(fields)).status).toBe(500)
    expect(await health()).toEqual([503, { ready: false }])
    await fs.rm(directory)
    expect(await health()).toEqual([200, { ready: true }])
    expect((await post(fields)).status).toBe(200)
  })

  test('lets nobody guess for long', async () => {
    const { ask } = await serveOwnInbox()
    for (let guess = 0; guess < 9; guess += 1) await ask('/anfrage', as(`falsch${guess}`))
    const closed = await ask('/anfrage', as('geheim'))
    expect(closed.status).toBe(401)
    // Or the office would take the right one for another wrong one.
    expect(closed.body).toContain('zehn Minuten')
    expect(
      (await ask('/anfrage', { ...as('geheim'), 'X-Forwarded-For': '192.0.2.7' })).status,
    ).toBe(200)
  })

  test('hears the office again after a while, though nobody has guessed since', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const { ask } = await serveOwnInbox()
    for (let guess = 0; guess < 9; guess += 1) await ask('/anfrage', as(`falsch${guess}`))
    vi.setSystemTime(WINDOW - 1)
    expect((await ask('/anfrage', as('geheim'))).status).toBe(401)
    vi.setSystemTime(WINDOW)
    expect((await ask('/anfrage', as('geheim'))).status).toBe(200)
    // It may guess anew, and no more often than before.
    for (let guess = 0; guess < 9; guess += 1) await ask('/anfrage', as(`falsch${guess}`))
    expect((await ask('/anfrage', as('geheim'))).status).toBe(401)
  })

  test('stops who sends without end, and does not misbehave on demand', async () => {
    const { post } = await serveOwnInbox()
    const statuses: number[] = []
    for (let number = 0; number < 10; number += 1)
      statuses.push(
        (await post({ ...fields, message: `${number}` }, { Referer: 'http://x/?fault=500' }))
          .status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429])
    const other = { 'X-Forwarded-For': '192.0.2.8' }
    expect((await post({ ...fields, message: 'x' }, other)).status).toBe(200)
  })
})

test('a sender may go on when the window has passed', () => {
  let now = 0
  const mayGo = openRate(() => now)
  const tries = (count: number) =>
    Array.from({ length: count }, () => mayGo('a')).filter(Boolean).length
  expect(tries(20)).toBe(8)
  now += WINDOW
  expect(tries(20)).toBe(8)
})

test('a clock that is set back keeps nobody out until it is there again', () => {
  let now = 10 * WINDOW
  const mayGo = openRate(() => now)
  for (let post = 0; post < 9; post += 1) mayGo('a')
  expect(mayGo('a')).toBe(false)
  now = 0
  expect(mayGo('a')).toBe(true)
})

test('all senders together may go on only so often', () => {
  const mayGo = openRate(() => 0, { fromOne: 2, fromAll: 3 })
  expect(['a', 'a', 'a', 'b', 'c', 'd'].map(mayGo)).toEqual([true, true, false, true, false, false])
})

describe('mail', () => {
  /** An outbox over some messages, whose mail server is away or not. */
  const openMail = async (count: number) => {
    const directory = await emptyFolder()
    const store = openEnquiries(path.join(directory, 'enquiries.jsonl'))
    for (let number = 0; number < count; number += 1)
      await store.keep({ suspected: false, fields: { ...fields, message: `${number}` } })
    const world = { now: Date.parse('2026-11-22T12:00:00Z'), isAway: false, sent: [] as string[] }
    const send = async ({ fields: { message = '' } }: Enquiry) => {
      if (world.isAway) throw new Error('away')
      world.sent.push(message)
    }
    const outbox = () => openOutbox(directory, store, send, () => world.now)
    return { directory, store, world, outbox }
  }

  test('goes out once, also when the program is started anew', async () => {
    const { outbox, world } = await openMail(2)
    expect(await outbox().deliver()).toBeUndefined()
    await outbox().deliver()
    expect(world.sent).toEqual(['0', '1'])
  })

  test('is sent once although the disk takes no note of it for a while', async () => {
    const { directory, outbox, world } = await openMail(1)
    const file = path.join(directory, 'mails.jsonl')
    // A folder in its place: as root nothing else is forbidden.
    await fs.mkdir(file)
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(outbox().deliver()).rejects.toThrow()
    await fs.rmdir(file)
    await outbox().deliver()
    await outbox().deliver()
    expect(world.sent).toEqual(['0'])
  })

  test('does not go out again where what is noted of it can not be read for a moment', async () => {
    const { outbox, world } = await openMail(2)
    await outbox().deliver()
    const { readFile } = fs
    const spy = vi.spyOn(fs, 'readFile').mockImplementation(async (...args) => {
      if (!String(args[0]).endsWith('mails.jsonl')) return readFile(...args)
      throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
    })
    await expect(outbox().deliver()).rejects.toThrow('too many open files')
    spy.mockRestore()
    await outbox().deliver()
    expect(world.sent).toEqual(['0', '1'])
  })

  test('waits longer and longer for a server that is away, and is not lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { outbox, world } = await openMail(1)
    world.isAway = true
    const pauses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const next = (await outbox().deliver()) ?? 0
      pauses.push((next - world.now) / 1_000)
      // Too early, nothing is tried.
      expect(await outbox().deliver()).toBe(next)
      world.now = next
    }
    expect(pauses).toEqual([60, 300, 900, 3_600, 14_400, 14_400])
    expect(await outbox().waiting()).toBe(1)
    world.isAway = false
    await outbox().deliver()
    expect([world.sent, await outbox().waiting()]).toEqual([['0'], 0])
  })

  test('does not wait for a clock that was ahead, and has been set right', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { outbox, world } = await openMail(1)
    const right = world.now
    world.now += 365 * 86_400_000
    world.isAway = true
    await outbox().deliver()
    world.now = right
    // Tried once, and then after a pause as ever.
    expect(await outbox().deliver()).toBe(right + 300_000)
    world.isAway = false
    world.now = right + 300_000
    await outbox().deliver()
    expect(world.sent).toEqual(['0'])
  })

  test('that does not go out is told by its number and the fault, without a word of the message', async () => {
    const directory = await emptyFolder()
    const store = openEnquiries(path.join(directory, 'enquiries.jsonl'))
    const { id } = await store.keep({ suspected: false, fields })
    const refusal = Object.assign(new Error(`550 <${fields.email}> ${fields.message}`), {
      code: 'EENVELOPE',
      responseCode: 550,
    })
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openOutbox(directory, store, () => Promise.reject(refusal)).deliver()
    expect(told.mock.calls).toEqual([[expect.stringContaining(`${id}: EENVELOPE, 550`)]])
    const [[line = ''] = []] = told.mock.calls
    for (const value of Object.values(fields)) expect(line).not.toContain(value)
  })

  /** An outbox over a mail server, and what that receives. */
  const openServer = async (host?: string) => {
    const { server, received } = await receiveMails(host)
    const directory = await emptyFolder()
    const store = openEnquiries(path.join(directory, 'enquiries.jsonl'))
    const to = 'info@firma.example'
    const send = mailer({ server, to, url: 'https://firma.example', photo: store.photo })
    return { directory, store, received, outbox: openOutbox(directory, store, send) }
  }

  test('says who wrote, all that they wrote, and is answered to them', async () => {
    const { store, received, outbox } = await openServer()
    const asked = { name: 'Jette', email: 'jette@example.org', Baujahr: '1998' }
    const { id } = await store.keep({
      suspected: false,
      fields: { ...asked, message: 'Ist kalt.\nDringend' },
    })
    await outbox.deliver()
    const [mail = ''] = received
    expect(mail).toMatch(/^From: Jette <info@firma\.example>$/m)
    expect(mail).toMatch(/^To: info@firma\.example$/m)
    expect(mail).toMatch(/^Reply-To: jette@example\.org$/m)
    expect(mail).toMatch(/^Subject: .*Anfrage.*firma/m)
    const text = mail.replaceAll('\r', '')
    const said = 'Name: Jette\nE-Mail: jette@example.org\nBaujahr: 1998\n\nIst kalt.\nDringend\n\n'
    expect(text).toContain(said)
    expect(text).toContain(id)
  })

  test.each([
    ['Jette\r\n.\r\nBcc: x@y.example\u0000', '"Jette . Bcc: x@y.example"'],
    ['=?UTF-8?Q?Bank?=', '"= ?UTF-8?Q?Bank?="'],
    ['Dr. Ahlers [Dach]', '"Dr. Ahlers [Dach]"'],
  ])('has the name of who wrote on one line, as it was typed: %j', async (name, shown) => {
    const { store, received, outbox } = await openServer()
    await store.keep({ suspected: false, fields: { ...fields, name } })
    await outbox.deliver()
    expect(received[0]?.split('\r\n')[0]).toBe(`From: ${shown} <info@firma.example>`)
  })

  test.runIf(hasIPv6)('goes to a mail server that is named by an address of IPv6', async () => {
    const { store, received, outbox } = await openServer('::1')
    await store.keep({ suspected: false, fields })
    vi.spyOn(console, 'error').mockReturnValue()
    await outbox.deliver()
    expect(received).toHaveLength(1)
  })

  test('has no line that servers refuse, however long a name is', async () => {
    const { store, received, outbox } = await openServer()
    await store.keep({ suspected: false, fields: { ...fields, name: 'x'.repeat(50_000) } })
    await outbox.deliver()
    const [mail = ''] = received
    const [head = ''] = mail.split('\r\n\r\n')
    expect(head.length).toBeLessThan(3_000)
    // RFC 5322, 2.1.1.
    for (const line of mail.split('\r\n')) expect(line.length).toBeLessThan(998)
  })

  test('goes out without a photograph that is gone', async () => {
    const { directory, store, received, outbox } = await openServer()
    const photos = [Buffer.from('eins'), Buffer.from('zwei')]
    const { id } = await store.keep({ suspected: false, fields, photos })
    await fs.rm(path.join(directory, 'photos', `${id}-1.jpg`))
    expect(await outbox.deliver()).toBeUndefined()
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('foto-2.jpg')
    expect(received[0]).not.toContain('foto-1.jpg')
  })

  test('is forgotten with its message, and no other', async () => {
    const { directory, store, outbox, world } = await openMail(2)
    await outbox().deliver()
    const file = path.join(directory, 'enquiries.jsonl')
    const [first = '', second = ''] = (await fs.readFile(file, 'utf8')).split('\n\n')
    const old = { ...JSON.parse(first), received: '2020-01-01T00:00:00Z' }
    await fs.writeFile(file, `${JSON.stringify(old)}\n${second}`)
    const { wake, settled } = ownInbox({ ...OWN, directory })
    wake()
    await settled()
    const [{ id } = {}] = (await store.read()).enquiries
    const lines = (await fs.readFile(path.join(directory, 'mails.jsonl'), 'utf8')).split('\n')
    const noted = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
    expect(noted.map((attempt) => [attempt.id, attempt.sent])).toEqual([
      [id, false],
      [id, true],
    ])
    await outbox().deliver()
    expect(world.sent).toEqual(['0', '1'])
  })

  test('is not sent for what only programs fill in', async () => {
    const { store, outbox, world } = await openMail(0)
    await store.keep({ suspected: true, fields })
    await outbox().deliver()
    expect(world.sent).toEqual([])
  })
})

test('messages are deleted when their days are over, and no other', async () => {
  const directory = await emptyFolder()
  const file = path.join(directory, 'enquiries.jsonl')
  const store = openEnquiries(file)
  await store.keep({ suspected: false, fields })
  const text = await fs.readFile(file, 'utf8')
  const old = JSON.stringify({
    ...JSON.parse(text.trim()),
    id: 'alt',
    received: '2020-01-01T00:00:00Z',
  })
  await fs.writeFile(file, `${old}\n${text}`)
  expect(await store.clear(Date.parse('2021-01-01'))).toBe(1)
  expect((await store.read()).enquiries.map(({ id }) => id)).toEqual([JSON.parse(text.trim()).id])
})
