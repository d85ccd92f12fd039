import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FreshDebian, makeFreshDebian, openFreshDebian } from './debian/fresh.ts'
import { blocksOf, follow } from './debian/handbook.ts'
import { install } from './hosts/programs.ts'
import { ask, type Reached } from './hosts/server.ts'
import { type BuiltSite, buildForHosts } from './hosts/site.ts'
import { differences, type Row, tableFor } from './hosts/table.ts'
import { postForm, VALUES } from './php/post.ts'
import { openSmtp } from './php/smtp-server.ts'

const isRoot = process.getuid?.() === 0
const has = isRoot && install({ debootstrap: 'debootstrap', openssl: 'openssl' })

/** The names that the handbook's page has for the site and for the folder of the company. */
const SITE = 'https://www.beispiel.de'
const FIRMA = '/root/firma'

const FORM = `form:
  provider: php
  processor: Hoster GmbH
  days: 30
`

let base: string

beforeAll(async () => {
  if (!has) return
  base = await makeFreshDebian()
  return () => fs.rm(base, { recursive: true, force: true })
}, 600_000)

const open = async (form?: string) => {
  const site = await buildForHosts(SITE, form === undefined ? {} : { form })
  onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
  const debian = await openFreshDebian(base)
  for (const [from, name] of [
    [site.out, 'dist'],
    [site.serverFiles, 'deploy'],
  ] as const)
    await fs.cp(from, path.join(debian.root, FIRMA, name), { recursive: true })
  return { site, debian }
}

const host = new URL(SITE).hostname

/** What a server answers otherwise than all others do; one without brotli sends what gzip has made. */
const asEverywhere = async (site: BuiltSite, reached: Reached, coding = 'br') => {
  const server = { ...reached, end: async () => undefined }
  const isThere = async () => (await ask(server, { path: '/' }).catch(() => undefined))?.status
  await expect.poll(isThere, { timeout: 20_000 }).toBe(200)
  const table = (await tableFor(site, '')).map(
    ([question, expected]): Row => [
      question,
      expected.coding === 'br' ? { ...expected, coding } : expected,
    ],
  )
  return differences(server, table)
}

test.runIf(has).each([
  ['Caddy', '### Mit Caddy', 'br'],
  ['nginx', '### Mit nginx', 'gzip'],
])('who follows the handbook for %s has the site on the web', async (_, heading, coding) => {
  const { site, debian } = await open()
  await follow(await blocksOf(heading), debian, FIRMA)
  expect(await asEverywhere(site, { protocol: 'https', port: 443, host }, coding)).toEqual([])
})

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
const insist = async (server: Reached, number: number): Promise<void> => {
  // Not all from one house: of one, eight in ten minutes are taken.
  const from = { ...server, localAddress: `127.0.0.${1 + (number % 3)}` }
  const fields = { ...VALUES, message: `Nachricht ${number}` }
  const send = async () =>
    (await postForm(from, fields, { 'Idempotency-Key': `key-${number}` }).catch(() => undefined))
      ?.status
  await expect.poll(send, { timeout: 30_000, interval: 300 }).toBe(200)
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
const sendTen = async (server: Reached, { root, run }: FreshDebian) => {
  const kept = path.join(root, 'var/www/gewerk-anfragen')
  const smtp = path.join(kept, 'smtp.php')
  // Nobody mails from here yet: a bare Debian has no program for it.
  await Promise.all([0, 1].map((number) => insist(server, number)))
  // Pressed again, on a bad line.
  await Promise.all([2, 2, 2].map((number) => insist(server, number)))
  await insist(server, 0)

  const during = [3, 4].map((number) => insist(server, number))
  await run('systemctl restart apache2', '/')
  await Promise.all(during)

  // A disk of 64 KiB is full for everybody.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', kept])
  execFileSync('chown', ['www-data', kept])
  const full = path.join(kept, 'voll')
  await fs.writeFile(full, Buffer.alloc(60_000))
  const fields = { ...VALUES, message: `Nachricht 5${' '.repeat(50_000)}` }
  expect((await postForm(server, fields)).status).toBe(500)
  execFileSync('umount', ['--lazy', kept])
  await insist(server, 5)

  // The mail server is away, and then there.
  const { port, certificate, heard } = await openSmtp(root)
  const inside = certificate.slice(root.length)
  await fs.writeFile(smtp, await smtpSettings(1, inside))
  await insist(server, 6)
  await fs.writeFile(smtp, await smtpSettings(port, inside))
  await Promise.all([7, 8, 9].map((number) => insist(server, number)))
  // What could not be sent, has its time; whoever mails meanwhile would write what was there before.
  const due = `sed -i 's/"next":[0-9]*/"next":0/' *.nachricht.php`
  await run(`flock post.lock ${due}`, '/var/www/gewerk-anfragen')
  await ask(server, { path: '/anfrage.php' })
  await expect.poll(() => heard.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10)
  await run('flock post.lock runuser -u www-data true', '/var/www/gewerk-anfragen')
  await run('runuser -u www-data php anfrage.php', '/var/www/html')
  return { mails: heard.mails, messages: (await messagesIn(kept)).map(([, text]) => text) }
}

test.runIf(has)(
  'who follows it for Apache and PHP loses no enquiry, and doubles none',
  async () => {
    const { site, debian } = await open(FORM)
    const blocks = await blocksOf('### Ein eigener Server mit Debian, Apache und PHP')
    // The last block asks for a certificate, which changes what Apache listens on.
    await follow(blocks.slice(0, -1), debian, FIRMA)
    const server: Reached = { protocol: 'http', port: 80, host }
    expect(await asEverywhere(site, server)).toEqual([])

    const { mails, messages } = await sendTen(server, debian)
    const numbers = messages.map(
      (text) => JSON.parse(text.replace(GUARD, '')).fields.message as string,
    )
    expect(numbers.toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `Nachricht ${at}`))
    expect(mails).toHaveLength(10)
    const ids = mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])
    expect(new Set(ids).size).toBe(10)
  },
)
