import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from './hosts/programs.ts'
import { ask, type Server } from './hosts/server.ts'
import { buildForHosts } from './hosts/site.ts'
import { servers } from './hosts/start-servers.ts'
import { openMailServer } from './inbox/mail-server.ts'
import { formAt, INBOX, PASSWORD, startInbox, untilReady } from './inbox/program.ts'
import { postForm, VALUES } from './php/post.ts'

const proxies = Object.keys(servers).filter((name) => ['nginx', 'Caddy'].includes(name))

/** Sends until it is confirmed, as the form has its visitor do, always with the same key. */
const insist = async (server: Server, number: number): Promise<void> => {
  const fields = { ...VALUES, message: `Nachricht ${number}` }
  // Each from another house: nobody writes ten messages at once.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await postForm(
      server,
      fields,
      { 'Idempotency-Key': `key-${number}` },
      INBOX,
    ).catch(() => undefined)
    if (answer?.status === 200) return
    await wait(200)
  }
  throw new Error(`Message ${number} was not taken`)
}

describe.each(proxies)('behind %s', (name) => {
  test('ten messages arrive once each, whatever fails in between', async () => {
    const port = await freePort()
    const site = await buildForHosts('https://www.erlenbeck.example', { form: formAt(port) })
    onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
    const mail = await openMailServer()
    const server = await (servers[name] as (typeof servers)[string])(site)
    onTestFinished(server.end)
    let program = startInbox(site, mail.port)
    onTestFinished(() => program.end())
    await untilReady(server)

    const guest = await ask(server, { path: INBOX })
    expect(guest.status).toBe(401)
    await Promise.all([0, 1, 2].map((number) => insist(server, number)))
    await Promise.all([1, 2].map((number) => insist(server, number)))
    await expect.poll(() => mail.taken.length).toBe(3)

    mail.isAway = true
    await insist(server, 3)
    program.kill()
    const during = insist(server, 4)
    program = startInbox(site, mail.port)
    await during
    await insist(server, 5)
    mail.isAway = false
    await insist(server, 6)
    await insist(server, 7)
    const file = path.join(site.work, '.gewerk/inbox/mails.jsonl')
    // Who is killed between mailing a message and noting it has to mail it again.
    await expect
      .poll(async () => {
        const noted = (await fs.readFile(file, 'utf8')).split('"sent":true').length - 1
        return noted >= 5 && noted === mail.taken.length
      })
      .toBe(true)
    program.kill()

    // What could not be sent, has its time.
    const text = await fs.readFile(file, 'utf8')
    await fs.writeFile(file, text.replace(/"at":"[^"]*"/g, '"at":"2020-01-01T00:00:00Z"'))
    program = startInbox(site, mail.port)
    await untilReady(server)
    // Eight from one house in ten minutes is the most; the program has begun to count anew.
    await insist(server, 8)
    await insist(server, 9)
    await expect.poll(() => new Set(mail.taken).size).toBe(10)
    expect(mail.taken).toHaveLength(10)

    const Authorization = `Basic ${Buffer.from(`buero:${PASSWORD}`).toString('base64')}`
    const headers = { Authorization, Accept: 'application/json' }
    const kept = JSON.parse((await ask(server, { path: INBOX, headers })).body)
    expect(
      kept.enquiries.map((one: { fields: { message: string } }) => one.fields.message).toSorted(),
    ).toEqual(Array.from({ length: 10 }, (_, number) => `Nachricht ${number}`))
  })
})
