import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Enquiry } from '../../scripts/inbox/store/enquiry.ts'
import { pack } from '../tools/packed.ts'
import { addPackages, type FreshDebian, makeFreshDebian, openFreshDebian } from './debian/fresh.ts'
import { blocksOf, follow } from './debian/handbook.ts'
import { asEverywhere } from './hosts/as-everywhere.ts'
import { install } from './hosts/programs.ts'
import { ask, type Reached } from './hosts/server.ts'
import { buildForHosts } from './hosts/site.ts'
import { type MailServer, openMailServer } from './inbox/mail-server.ts'
import { INBOX, PASSWORD, untilReady } from './inbox/program.ts'
import { installTool } from './package/company.ts'
import { postForm, VALUES } from './php/post.ts'
import { openSmtp } from './php/smtp-server.ts'

const isRoot = process.getuid?.() === 0
const has = isRoot && install({ debootstrap: 'debootstrap', openssl: 'openssl' })

/** The names that the handbook's page has for the site and for the folder of the company. */
const SITE = 'https://www.beispiel.de'
const BELOW = '/betrieb'
const FIRMA = '/root/firma'

const formOf = (provider: string) => `form:
  provider: ${provider}
  processor: Hoster GmbH
  days: 30
`

let base: string
let withNode: string
let tool: string

beforeAll(async () => {
  if (!has) return
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-package-'))
  tool = await installTool(work, await pack(work))
  base = await makeFreshDebian()
  withNode = await addPackages(base, 'nodejs npm')
  return async () => {
    for (const folder of [base, withNode, work])
      await fs.rm(folder, { recursive: true, force: true })
  }
}, 900_000)

/** A fresh Debian with what the company has built lying on it. */
const open = async (provider: string, below = '') => {
  const site = await buildForHosts(SITE + below, { form: formOf(provider) })
  onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
  // What installs some hundred packages is done once for all.
  const debian = await openFreshDebian(provider === 'inbox' ? withNode : base)
  const firma = path.join(debian.root, FIRMA)
  for (const [from, name] of [
    [site.out, 'dist'],
    [site.serverFiles, 'deploy'],
    [path.join(site.work, 'content'), 'content'],
  ] as const)
    await fs.cp(from, path.join(firma, name), { recursive: true })
  await fs.writeFile(path.join(firma, 'package.json'), '{}')
  return { site, debian }
}

const host = new URL(SITE).hostname

/** Below a path, the folders and the service of the inbox have it in their names, as the handbook says. */
const ofSite = (below: string) => (text: string) =>
  text.replaceAll('www.beispiel.de', `www.beispiel.de${below.replace('/', '_')}`)

/** The site lies below a path, and its content so in the folder of that name, as the handbook says. */
const inFolder = (below: string) => (text: string) =>
  text.replace(/(\/var\/www\/(?:www\.beispiel\.de|html))(?=\/?$)/gm, `$1${below}`)

test.runIf(has).each([
  ['Caddy', '### Mit Caddy', 'br', ''],
  ['nginx', '### Mit nginx', 'gzip', ''],
  ['Caddy, below a path', '### Mit Caddy', 'br', BELOW],
  ['nginx, below a path', '### Mit nginx', 'gzip', BELOW],
])(
  'who follows the handbook for %s has the site on the web, and loses no enquiry',
  async (_, heading, coding, below) => {
    const { site, debian } = await open('inbox', below)
    await follow(await blocksOf(heading), debian, FIRMA, inFolder(below))
    const server: Reached = { protocol: 'https', port: 443, host }
    expect(await asEverywhere(site, server, coding, below)).toEqual([])

    const mail = await openMailServer()
    const written = (text: string) =>
      ofSite(below)(text).replace(/^SMTP_URL=.*$/m, `SMTP_URL=smtp://127.0.0.1:${mail.port}`)
    await fs.cp(path.join(tool, 'node_modules'), path.join(debian.root, 'root/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await follow(await blocksOf('### Der eigene Posteingang'), debian, FIRMA, written)
    await untilReady(server, below)
    const kept = await sendTenToInbox(server, debian, mail, below)
    expect(kept).toEqual(TEN)
    expect(mail.taken).toHaveLength(10)
    expect(new Set(mail.taken).size).toBe(10)
  },
)

/** Text of each of the messages. */
const TEN = Array.from({ length: 10 }, (_, at) => `Nachricht ${at}`)

/** The inbox of a site as a service, by the path that it lies below. */
const serviceOf = (below: string) => `gewerk-inbox-${host}${below.replace('/', '_')}`

/** Ten enquiries to the inbox of a server, and everything that may fail in between. */
const sendTenToInbox = async (
  server: Reached,
  { root, run }: FreshDebian,
  mail: MailServer,
  below: string,
): Promise<string[]> => {
  const door = below + INBOX
  const service = serviceOf(below)
  const kept = `/var/lib/${service}`
  const send = (number: number) => insist(server, number, door)
  const office = { Authorization: `Basic ${Buffer.from(`buero:${PASSWORD}`).toString('base64')}` }
  const waiting = async () => {
    const { body } = await ask(server, { path: `${door}/metrics`, headers: office })
    return Number(/^gewerk_inbox_mails_waiting (\d+)$/m.exec(body)?.[1])
  }
  await Promise.all([0, 1, 2, 2, 2].map(send))
  await send(0)
  await expect.poll(waiting).toBe(0)
  mail.isAway = true
  const during = [3, 4].map(send)
  await run(`systemctl restart ${service}`, '/')
  await Promise.all(during)
  // The program before may have taken them.
  await untilReady(server, below)

  await withFullDisk(path.join(root, kept), async () => {
    const fields = { ...VALUES, message: `Nachricht 5${' '.repeat(50_000)}` }
    expect((await postForm(server, fields, {}, door)).status).toBe(500)
  })
  await Promise.all([5, 6, 7, 8, 9].map(send))
  // Each has been tried; those that could not be sent have their time now.
  const tried = async () => {
    const text = await fs.readFile(path.join(root, kept, 'mails.jsonl'), 'utf8')
    return new Set(text.match(/"id":"[^"]*"/g)).size
  }
  await expect.poll(tried).toBe(10)
  mail.isAway = false
  const due = `sed -i 's/"at":"[^"]*"/"at":"2020-01-01T00:00:00Z"/' ${kept}/mails.jsonl`
  await run(`${due} && systemctl restart ${service}`, '/')
  await untilReady(server, below)
  await expect.poll(waiting).toBe(0)
  const headers = { ...office, Accept: 'application/json' }
  const { enquiries } = JSON.parse((await ask(server, { path: door, headers })).body)
  return enquiries.map((one: Enquiry) => one.fields.message).toSorted()
}

/** Does something while a folder is on a disk of 64 KiB that is full: as root nothing else is forbidden. */
const withFullDisk = async (folder: string, work: () => Promise<void>): Promise<void> => {
  const { uid } = await fs.stat(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=64k,uid=${uid}`, 'tmpfs', folder])
  try {
    await fs.writeFile(path.join(folder, 'voll'), Buffer.alloc(60_000))
    await work()
  } finally {
    execFileSync('umount', ['--lazy', folder])
  }
}

const GUARD = /^<\?php [^\n]*\n/

const messagesIn = async (folder: string): Promise<[string, string][]> => {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.nachricht.php'))
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const file = path.join(folder, name)
      return [file, await fs.readFile(file, 'utf8')]
    }),
  )
}

/** Sends until it is confirmed, as the form has its visitor do, always with the same key. */
const insist = async (server: Reached, number: number, door: string): Promise<void> => {
  // Not all from one house: of one, eight in ten minutes are taken.
  const from = { ...server, localAddress: `127.0.0.${1 + (number % 3)}` }
  const fields = { ...VALUES, message: `Nachricht ${number}` }
  const send = async () =>
    (
      await postForm(from, fields, { 'Idempotency-Key': `key-${number}` }, door).catch(
        () => undefined,
      )
    )?.status
  await expect.poll(send, { timeout: 60_000, interval: 300 }).toBe(200)
}

/** `smtp.php` as the handbook has it, for the mail server of the test. */
const smtpSettings = async (port: number, certificate: string): Promise<string> => {
  const [block] = (await blocksOf('### Wo die Nachrichten liegen')).filter(
    ({ language }) => language === 'php',
  )
  return (block?.text ?? '')
    .replace('smtp.beispiel.de', 'localhost')
    .replace('465,', `${port}, 'tls' => true, 'cafile' => '${certificate}',`)
}

/** Ten enquiries, and everything that may fail in between. */
const sendTen = async (server: Reached, { root, run }: FreshDebian, below: string) => {
  const door = `${below}/anfrage.php`
  const send = (number: number) => insist(server, number, door)
  const kept = path.join(root, 'var/www/gewerk-anfragen')
  const smtp = path.join(kept, 'smtp.php')
  // Nobody mails from here yet: a bare Debian has no program for it.
  await Promise.all([0, 1].map(send))
  // Pressed again, on a bad line.
  await Promise.all([2, 2, 2].map(send))
  await send(0)

  const during = [3, 4].map(send)
  await run('systemctl restart apache2', '/')
  await Promise.all(during)

  await withFullDisk(kept, async () => {
    const fields = { ...VALUES, message: `Nachricht 5${' '.repeat(50_000)}` }
    expect((await postForm(server, fields, {}, door)).status).toBe(500)
  })
  await send(5)

  // The mail server is away, and then there.
  const { port, certificate, heard } = await openSmtp(root)
  const inside = certificate.slice(root.length)
  await fs.writeFile(smtp, await smtpSettings(1, inside))
  await send(6)
  await fs.writeFile(smtp, await smtpSettings(port, inside))
  await Promise.all([7, 8, 9].map(send))
  // What could not be sent, has its time; whoever mails meanwhile would write what was there before.
  const due = `sed -i 's/"next":[0-9]*/"next":0/' *.nachricht.php`
  await run(`flock post.lock ${due}`, '/var/www/gewerk-anfragen')
  await ask(server, { path: door })
  await expect.poll(() => heard.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10)
  await run('flock post.lock runuser -u www-data true', '/var/www/gewerk-anfragen')
  await run(`runuser -u www-data php .${door}`, '/var/www/html')
  return { mails: heard.mails, messages: (await messagesIn(kept)).map(([, text]) => text) }
}

test.runIf(has).each([
  ['Apache and PHP', ''],
  ['Apache and PHP, below a path', BELOW],
])('who follows it for %s loses no enquiry, and doubles none', async (_, below) => {
  const { site, debian } = await open('php', below)
  const blocks = await blocksOf('### Ein eigener Server mit Debian, Apache und PHP')
  // The last block asks for a certificate, which changes what Apache listens on.
  const [folder, ...rest] = blocks.slice(0, -1)
  await follow(folder ? [folder] : [], debian, FIRMA)
  if (below) await debian.run(`mkdir /var/www/html${below}`, '/')
  await follow(rest, debian, FIRMA, (text) =>
    text.replace('dist/. /var/www/html/', `dist/. /var/www/html${below}/`),
  )
  const server: Reached = { protocol: 'http', port: 80, host }
  expect(await asEverywhere(site, server, 'br', below, `${below}/anfrage.php`)).toEqual([])

  const { mails, messages } = await sendTen(server, debian, below)
  const numbers = messages.map(
    (text) => JSON.parse(text.replace(GUARD, '')).fields.message as string,
  )
  expect(numbers.toSorted()).toEqual(TEN)
  expect(mails).toHaveLength(10)
  const ids = mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])
  expect(new Set(ids).size).toBe(10)
})
