import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { htaccess } from '../../scripts/hosts/htaccess.ts'
import { photograph } from '../photograph.ts'
import { startApache } from './hosts/apache.ts'
import { install } from './hosts/programs.ts'
import { ask, type Server } from './hosts/server.ts'
import { openBabbling } from './php/babbling-server.ts'
import { openWebSpace, phpModule } from './php/open-form.ts'
import { postBody, postByBrowser, postFiles, postForm, VALUES } from './php/post.ts'
import { openSmtp } from './php/smtp-server.ts'
import { openStartTls } from './php/starttls-server.ts'

const hasPhp = install({ php: 'php-cli' })
const hasCgi = hasPhp && install({ 'php-cgi': 'php-cgi' })
const hasApache = hasPhp && install({ apache2: 'apache2 libapache2-mod-php' })

const kinds = [
  ...(hasPhp ? [{ server: 'the server of PHP', apache: false }] : []),
  ...(hasApache ? [{ server: 'Apache', apache: true }] : []),
]

const JPEG = await photograph(60, 40)

/** A photograph in which nothing can be packed. */
const noise = (edge: number): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: edge, height: edge, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()

const json = ({ body }: { body: string }) => JSON.parse(body)

describe.each(kinds)('with $server', ({ apache }) => {
  test('a message is stored and mailed, and the answer says so', async () => {
    const space = await openWebSpace({ apache })
    const answer = await postForm(space.server, VALUES, { 'Idempotency-Key': 'k1' })
    expect(answer.status).toBe(200)
    expect(json(answer)).toMatchObject({ ok: true, repeated: false })
    expect(await space.messages()).toMatchObject([{ fields: VALUES, suspected: false }])
    await expect.poll(space.mails).toHaveLength(1)
    const [mail = ''] = await space.mails()
    expect(mail).toContain('Reply-To: jette@example.org')
    expect(mail).toContain('To: info@firma.example')
    const [, body = ''] = mail.split(/\n\r?\n/)
    expect(Buffer.from(body, 'base64').toString()).toContain('Öl & Kamin')
  })

  test('a message that is sent again is there once; other words with the same key are another', async () => {
    const { server, messages } = await openWebSpace({ apache })
    const twice = [1, 2].map(() => postForm(server, VALUES, { 'Idempotency-Key': 'k' }))
    const answers = (await Promise.all(twice)).map(json)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.map(({ repeated }) => repeated).toSorted()).toEqual([false, true])
    await postForm(server, { ...VALUES, message: 'Anders' }, { 'Idempotency-Key': 'k' })
    await postForm(server, VALUES, { 'Idempotency-Key': 'other' })
    expect(await messages()).toHaveLength(3)
  })

  test('a browser without a script is led to the page that says so, on this site alone', async () => {
    const { server, messages } = await openWebSpace({ apache })
    const led = async (next: string) => {
      const answer = await postByBrowser(server, { ...VALUES, Kennung: '', _next: next })
      return [answer.status, answer.headers.location]
    }
    expect(await led('https://www.firma.example/danke')).toEqual([303, '/danke'])
    for (const next of [
      '//fremd.example',
      'https://fremd.example//x',
      '/\\fremd',
      'javascript:1',
      '',
    ])
      expect((await led(next))[1] ?? '', next).toMatch(/^(?:\/[^/\\]*)?$/)
    const thanked = await postByBrowser(server, VALUES)
    expect([thanked.status, thanked.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(thanked.body).toContain('Ihre Nachricht ist angekommen')
    // By all of them, the same words came within minutes; what nobody has filled in is none.
    expect((await messages()).map(({ fields }) => fields)).toEqual([{ ...VALUES }])
  })

  test.each([
    ['nothing to say', { ...VALUES, message: ' ' }, 422, 'REQUIRED_FIELD_EMPTY'],
    ['no address', { ...VALUES, email: 'jette' }, 422, 'TYPE_EMAIL'],
    ['a header in the address', { ...VALUES, email: 'a@b.de\r\nBcc: c@d.de' }, 422, 'TYPE_EMAIL'],
    ['too much', { ...VALUES, message: 'x'.repeat(100_001) }, 413, ''],
  ])('%s is refused', async (_, fields, status, code) => {
    const { server, messages } = await openWebSpace({ apache })
    const answer = await postForm(server, fields)
    expect(answer.status).toBe(status)
    expect(
      json(answer)
        .errors.map((one: { code: string }) => one.code)
        .join(),
    ).toBe(code)
    expect(await messages()).toEqual([])
  })

  test('what is no post of this form is refused', async () => {
    const { server, messages } = await openWebSpace({ apache })
    const plain = new URLSearchParams(VALUES).toString()
    const posted = async (body: string, headers: Record<string, string>) =>
      (await postBody(server, body, headers)).status
    const form = 'application/x-www-form-urlencoded'
    expect(await posted(plain, { 'Content-Type': form, Origin: 'https://fremd.example' })).toBe(403)
    expect(await posted(plain, { 'Content-Type': 'text/plain' })).toBe(415)
    expect(await posted('{', { 'Content-Type': 'application/json' })).toBe(400)
    expect(await posted('name=%FF&email=a@b.de&message=x', { 'Content-Type': form })).toBe(400)
    expect((await ask(server, { path: '/anfrage.php', method: 'DELETE' })).status).toBe(405)
    expect(await messages()).toEqual([])
  })

  test('a message whose mail can not be sent waits, and goes out later', async () => {
    const space = await openWebSpace({ apache })
    await space.away(true)
    expect((await postForm(space.server, VALUES)).status).toBe(200)
    await expect.poll(async () => (await space.messages())[0]?.mail.fault).toBeDefined()
    expect(await space.mails()).toEqual([])
    await space.away(false)
    await space.due()
    const told = await ask(space.server, { path: '/anfrage.php' })
    expect(json(told)).toEqual({ ready: true, waiting: 1 })
    await expect.poll(space.mails).toHaveLength(1)
    const waiting = async () => json(await ask(space.server, { path: '/anfrage.php' })).waiting
    await expect.poll(waiting).toBe(0)
    expect(await space.mails()).toHaveLength(1)
  })

  // The server of PHP answers one after the other.
  test.runIf(apache)('a message that comes while another is mailed goes out as well', async () => {
    const space = await openWebSpace({ apache })
    await space.slow(true)
    await postForm(space.server, VALUES)
    await expect.poll(async () => (await space.messages())[0]?.mail.attempts).toBe(1)
    await postForm(space.server, { ...VALUES, message: 'Noch etwas' })
    // By then it has found that somebody else is mailing.
    await wait(500)
    await space.slow(false)
    await expect.poll(space.mails, { timeout: 5_000 }).toHaveLength(2)
  })

  test('a clock that is set right holds up no mail, and keeps nobody out', async () => {
    const space = await openWebSpace({ apache })
    await space.away(true)
    await postForm(space.server, { ...VALUES, message: 'Nummer 0' })
    await expect.poll(async () => (await space.messages())[0]?.mail.fault).toBeDefined()
    for (let number = 1; number < 8; number += 1)
      await postForm(space.server, { ...VALUES, message: `Nummer ${number}`, _gotcha: 'x' })
    expect((await postForm(space.server, VALUES)).status).toBe(429)
    await space.ahead(365 * 86_400)
    await space.away(false)
    expect((await postForm(space.server, VALUES)).status).toBe(200)
    await expect.poll(space.mails).toHaveLength(2)
  })

  test('what was kept in the site, while nothing else could be written, goes out', async () => {
    const space = await openWebSpace({ apache })
    const digest = createHash('sha1').update(space.root).digest('hex').slice(0, 8)
    const inTheWay = [space.kept, `${space.kept}-${digest}`]
    for (const file of inTheWay) await fs.writeFile(file, '')
    await space.away(true)
    await postFiles(space.server, VALUES, [{ name: 'a.jpg', content: JPEG }])
    const inside = path.join(space.root, '.gewerk-anfragen')
    const [name = ''] = (await fs.readdir(inside)).filter((each) => /\.nachricht\.php$/.test(each))
    await expect.poll(() => fs.readFile(path.join(inside, name), 'utf8')).toContain('"fault"')
    for (const file of inTheWay) await fs.rm(file)
    await space.away(false)
    await ask(space.server, { path: '/anfrage.php' })
    await expect.poll(space.messages).toHaveLength(1)
    await space.due()
    await ask(space.server, { path: '/anfrage.php' })
    await expect.poll(space.mails).toHaveLength(1)
    expect((await space.mails())[0]).toContain('image/jpeg')
  })

  test('an application may come with a number alone', async () => {
    const space = await openWebSpace({ apache })
    const { status } = await postForm(space.server, { ...VALUES, email: '', phone: '0171 2345678' })
    expect(status).toBe(200)
    await expect.poll(space.mails).toHaveLength(1)
    expect((await space.mails())[0]).not.toMatch(/^Reply-To/im)
  })

  test('what only programs fill in is kept, and bothers nobody', async () => {
    const space = await openWebSpace({ apache })
    await postForm(space.server, { ...VALUES, _gotcha: 'x' })
    expect(await space.messages()).toMatchObject([{ suspected: true, fields: VALUES }])
    await ask(space.server, { path: '/anfrage.php' })
    expect(await space.mails()).toEqual([])
  })

  test('names make no headers', async () => {
    const space = await openWebSpace({ apache })
    const name =
      'Jette"\r\nBcc: alle@fremd.example\r\n\r\n<b>ä ö ü, wirklich sehr lang und noch länger als das</b>'
    expect((await postForm(space.server, { ...VALUES, name })).status).toBe(200)
    await expect.poll(space.mails).toHaveLength(1)
    const [head = ''] = (await space.mails())[0]?.split(/\n\r?\n/) ?? []
    expect(head).not.toMatch(/^Bcc/im)
    expect(head.match(/^From:/gm)).toHaveLength(1)
  })

  test('photographs come with the mail; nothing else does', async () => {
    const space = await openWebSpace({ apache })
    const sent = await postFiles(space.server, VALUES, [
      { name: '../../../bild.php', content: JPEG },
      { name: 'zweites.jpg', content: JPEG },
    ])
    expect(sent.status).toBe(200)
    const [message] = await space.messages()
    expect(message?.photos).toEqual([`${message?.id}-1.jpg`, `${message?.id}-2.jpg`])
    for (const photo of message?.photos ?? []) {
      const { width, exif } = await sharp(path.join(space.kept, photo)).metadata()
      expect({ width, exif }).toEqual({ width: 60, exif: undefined })
    }
    await expect.poll(space.mails).toHaveLength(1)
    expect((await space.mails())[0]?.match(/filename="/g)).toHaveLength(2)
    for (const content of ['<?php phpinfo();', 'GIF89a<?php', '<svg onload="x"/>', ''])
      expect(
        (
          await postFiles(space.server, { ...VALUES, message: content || '-' }, [
            { name: 'bild.jpg', content: Buffer.from(content) },
          ])
        ).status,
      ).toBe(415)
    const many = Array.from({ length: 7 }, () => ({ name: 'a.jpg', content: JPEG }))
    expect((await postFiles(space.server, { ...VALUES, message: 'y' }, many)).status).toBe(413)
    const large = { name: 'a.jpg', content: Buffer.concat([JPEG, Buffer.alloc(8_000_000)]) }
    expect((await postFiles(space.server, { ...VALUES, message: 'z' }, [large])).status).toBe(413)
    expect(await space.messages()).toHaveLength(1)
  })

  test('a picture that is a program as well is never run, and never shown', async () => {
    const space = await openWebSpace({ apache, enclosed: true })
    const polyglot = Buffer.concat([JPEG, Buffer.from('<?php file_put_contents("gehackt", 1); ?>')])
    await postFiles(
      space.server,
      { ...VALUES, message: '<?php file_put_contents("gehackt", 1); ?>' },
      [{ name: 'bild.jpg.php', content: polyglot }],
    )
    expect(await space.messages()).toHaveLength(1)
    for (const name of await fs.readdir(space.kept)) {
      const { status, body } = await ask(space.server, { path: `/.gewerk-anfragen/${name}` })
      // The server of PHP knows no rules; there the photograph is shown as what it is.
      if (apache) expect([403, 404], name).toContain(status)
      expect(body).not.toContain('Jette')
    }
    expect(await fs.readdir(space.root)).not.toContain('gehackt')
    expect(await fs.readdir(space.kept)).not.toContain('gehackt')
  })

  test('who sends without end is stopped; the disk is not filled', async () => {
    const { server, messages } = await openWebSpace({ apache })
    const statuses: number[] = []
    for (let batch = 0; batch < 20; batch += 1) {
      const posts = Array.from({ length: 10 }, (_, each) =>
        postForm(server, { ...VALUES, message: `Nummer ${batch}-${each}` }),
      )
      statuses.push(...(await Promise.all(posts)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8)
    expect(statuses.filter((status) => status === 429)).toHaveLength(192)
    expect(await messages()).toHaveLength(8)
  })

  test('is deleted when its days are over', async () => {
    const space = await openWebSpace({ apache, days: 30 })
    await postFiles(space.server, VALUES, [{ name: 'a.jpg', content: JPEG }])
    await expect.poll(async () => (await space.messages())[0]?.mail.sent).toBe(true)
    const then = new Date(Date.now() - 31 * 86_400_000)
    for (const name of await fs.readdir(space.kept))
      await fs.utimes(path.join(space.kept, name), then, then)
    await ask(space.server, { path: '/anfrage.php' })
    await expect.poll(space.messages).toEqual([])
    expect((await fs.readdir(space.kept)).filter((name) => name.endsWith('.jpg'))).toEqual([])
  })

  test('another site beside it neither mails its messages, nor deletes them', async () => {
    const space = await openWebSpace({ apache })
    await space.away(true)
    await postForm(space.server, VALUES)
    await expect.poll(async () => (await space.messages())[0]?.mail.fault).toBeDefined()
    await space.due()
    const then = new Date(Date.now() - 2 * 86_400_000)
    for (const name of await fs.readdir(space.kept))
      await fs.utimes(path.join(space.kept, name), then, then)
    const other = await openWebSpace({ apache, days: 1, beside: space })
    expect((await postForm(other.server, VALUES)).status).toBe(200)
    await expect.poll(other.mails).toHaveLength(1)
    const waiting = async () => json(await ask(other.server, { path: '/anfrage.php' })).waiting
    await expect.poll(waiting).toBe(0)
    expect(await space.messages()).toHaveLength(1)
    expect(await other.mails()).toHaveLength(1)
  })

  test('says that it is not stored where it can not be', async () => {
    const space = await openWebSpace({ apache, enclosed: true })
    await fs.chmod(space.root, 0o555)
    await fs.writeFile(path.join(space.root, '.gewerk-anfragen'), '')
    const answer = await postForm(space.server, VALUES)
    expect([answer.status, json(answer)]).toEqual([500, { error: 'Not stored' }])
    const page = await postByBrowser(space.server, VALUES)
    expect(page.body).toContain('konnte nicht gespeichert werden')
  })
})

test.runIf(hasPhp)(
  'of a photograph with another one behind it only the first is kept, without its place',
  async () => {
    const space = await openWebSpace()
    const both = Buffer.concat([await noise(200), JPEG])
    expect(both.includes('Exif')).toBe(true)
    expect((await postFiles(space.server, VALUES, [{ name: 'a.jpg', content: both }])).status).toBe(
      200,
    )
    const [{ photos: [name = ''] = [] } = {}] = await space.messages()
    const kept = await fs.readFile(path.join(space.kept, name))
    expect(kept.includes('Exif')).toBe(false)
    expect(await sharp(kept, { failOn: 'warning' }).stats()).toBeDefined()
    const progressive = await sharp(JPEG).resize(300).jpeg({ progressive: true }).toBuffer()
    await postFiles(space.server, { ...VALUES, message: 'x' }, [
      { name: 'b.jpg', content: progressive },
    ])
    const [other = ''] =
      (await space.messages()).find(({ fields }) => fields.message === 'x')?.photos ?? []
    expect(await fs.readFile(path.join(space.kept, other))).toEqual(progressive)
  },
)

test.runIf(hasCgi).each(['php', 'php-cgi'])(
  'a cron job mails what waits, by %s',
  async (program) => {
    const space = await openWebSpace()
    await space.away(true)
    await postForm(space.server, VALUES)
    await expect.poll(async () => (await space.messages())[0]?.mail.fault).toBeDefined()
    await space.away(false)
    await space.due()
    space.cron(program)
    expect(await space.mails()).toHaveLength(1)
    expect(await fs.readdir(space.root)).not.toContain('.gewerk-anfragen')
  },
)

/** Opens connections that never finish what they say. */
const dawdle = (server: Server, count: number): Promise<net.Socket[]> =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<net.Socket>((resolve) => {
          const socket = net.connect(server.port, '127.0.0.1', () => {
            socket.write('POST /anfrage.php HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n')
            resolve(socket)
          })
          socket.on('error', () => undefined)
        }),
    ),
  )

test.runIf(hasApache)('slow posts keep nobody from sending', async () => {
  const { server } = await openWebSpace({ apache: true })
  const sockets = await dawdle(server, 50)
  expect((await postForm(server, VALUES)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

test.runIf(hasPhp)('a full disk takes nothing, and says so', async () => {
  const space = await openWebSpace()
  await fs.mkdir(space.kept)
  // As root nothing is forbidden; a disk of 64 KiB is full for everybody.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', space.kept])
  try {
    await fs.writeFile(path.join(space.kept, 'voll'), Buffer.alloc(60_000))
    const full = await postForm(space.server, { ...VALUES, message: 'x'.repeat(50_000) })
    expect(full.status).toBe(500)
    expect(await space.messages()).toEqual([])
    await fs.rm(path.join(space.kept, 'voll'))
    expect((await postForm(space.server, VALUES)).status).toBe(200)
    expect(await space.messages()).toHaveLength(1)
  } finally {
    execFileSync('umount', ['--lazy', space.kept])
  }
})

test.runIf(hasPhp)('photographs for which a full disk has no room leave none behind', async () => {
  const space = await openWebSpace()
  await fs.mkdir(space.kept)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', space.kept])
  try {
    const photo = { name: 'a.jpg', content: await noise(300) }
    const full = Array.from({ length: 5 }, () => photo)
    expect((await postFiles(space.server, VALUES, full)).status).toBe(500)
    expect((await fs.readdir(space.kept)).filter((name) => name.endsWith('.jpg'))).toEqual([])
    expect((await postFiles(space.server, VALUES, [photo])).status).toBe(200)
  } finally {
    execFileSync('umount', ['--lazy', space.kept])
  }
})

test.runIf(hasPhp)(
  'what a full disk takes no note of is mailed once, when there is room again',
  async () => {
    const space = await openWebSpace()
    await fs.mkdir(space.kept)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', space.kept])
    try {
      await space.away(true)
      await postForm(space.server, VALUES)
      await expect.poll(async () => (await space.messages())[0]?.mail.fault).toBeDefined()
      await space.due()
      await space.away(false)
      const rest = path.join(space.kept, 'voll')
      await fs.writeFile(rest, Buffer.alloc(1e6)).catch(() => undefined)
      for (let visit = 0; visit < 3; visit += 1) space.cron()
      await fs.rm(rest)
      space.cron()
      space.cron()
      expect(await space.mails()).toHaveLength(1)
    } finally {
      execFileSync('umount', ['--lazy', space.kept])
    }
  },
)

test.runIf(hasPhp).each(['file_uploads=Off', 'max_file_uploads=1'])(
  'photographs that PHP leaves away without a word are no message that was taken: %s',
  async (line) => {
    const { server, messages } = await openWebSpace({ ini: [line, 'display_errors=Off'] })
    const photos = [300, 400].map(async (edge) => ({ name: 'a.jpg', content: await noise(edge) }))
    expect((await postFiles(server, VALUES, await Promise.all(photos))).status).toBe(413)
    expect(await messages()).toEqual([])
    expect((await postFiles(server, VALUES, [])).status).toBe(200)
  },
)

test.runIf(hasPhp)('a mail server is spoken to in secret alone, and knows who speaks', async () => {
  const space = await openWebSpace()
  const { heard, port, certificate } = await openSmtp(space.work)
  await fs.mkdir(space.kept)
  const settings = (cafile: string) =>
    `<?php return ['host' => 'localhost', 'port' => ${port}, 'tls' => true, 'user' => 'u', 'password' => 'geheim', 'cafile' => '${cafile}'];`
  const file = path.join(space.kept, 'smtp.php')
  await fs.writeFile(file, settings('/nirgends'))
  await postForm(space.server, VALUES)
  await expect.poll(async () => (await space.messages())[0]?.mail.fault).toBeDefined()
  expect(heard.lines).toEqual([])

  await fs.writeFile(file, settings(certificate))
  await postForm(space.server, { ...VALUES, message: 'Eine Zeile\n.\nnach einem Punkt' })
  await expect.poll(() => heard.mails).toHaveLength(1)
  const [login, secret] = ['u', 'geheim'].map((text) => Buffer.from(text).toString('base64'))
  expect(heard.lines.slice(0, 7)).toEqual([
    'EHLO www.firma.example',
    'AUTH LOGIN',
    login,
    secret,
    'MAIL FROM:<info@firma.example>',
    'RCPT TO:<info@firma.example>',
    'DATA',
  ])
  const [, body = ''] = heard.mails[0]?.split('\n\n') ?? []
  expect(Buffer.from(body, 'base64').toString()).toContain('\r\n.\r\nnach einem Punkt')
})

test.runIf(hasPhp)(
  'a mail server that knows no other login than PLAIN takes mails, too',
  async () => {
    const space = await openWebSpace()
    const { heard, port, certificate } = await openSmtp(space.work, undefined, 'PLAIN')
    await fs.mkdir(space.kept)
    await fs.writeFile(
      path.join(space.kept, 'smtp.php'),
      `<?php return ['host' => 'localhost', 'port' => ${port}, 'tls' => true, 'user' => 'u', 'password' => 'geheim', 'cafile' => '${certificate}'];`,
    )
    await postForm(space.server, VALUES)
    await expect.poll(async () => (await space.messages())[0]?.mail.attempts).toBe(1)
    await expect.poll(() => heard.mails).toHaveLength(1)
    expect(heard.lines[1]).toBe(`AUTH PLAIN ${Buffer.from('\0u\0geheim').toString('base64')}`)
    await expect.poll(async () => (await space.messages())[0]?.mail.sent).toBe(true)
  },
)

test.runIf(hasPhp)(
  'what was said before the encryption, is no answer: nobody else can say that a mail is there',
  async () => {
    const space = await openWebSpace()
    const { port, certificate } = await openStartTls(space.work, [
      '250 OK',
      '250 OK',
      '250 OK',
      '354 Go on',
      '250 OK',
    ])
    await fs.mkdir(space.kept)
    await fs.writeFile(
      path.join(space.kept, 'smtp.php'),
      `<?php return ['host' => 'localhost', 'port' => ${port}, 'cafile' => '${certificate}'];`,
    )
    await postForm(space.server, VALUES)
    await expect.poll(async () => (await space.messages())[0]?.mail.fault).toBeDefined()
    expect((await space.messages())[0]?.mail.sent).toBe(false)
  },
)

/** A web space that mails by a server of its own. */
const openMailing = async (answerTo?: Parameters<typeof openSmtp>[1], apache = false) => {
  const space = await openWebSpace({ apache, ini: ['memory_limit=128M'] })
  const { heard, port, certificate } = await openSmtp(space.work, answerTo)
  await fs.mkdir(space.kept)
  await fs.chmod(space.kept, 0o777)
  await fs.writeFile(
    path.join(space.kept, 'smtp.php'),
    `<?php return ['host' => 'localhost', 'port' => ${port}, 'tls' => true, 'cafile' => '${certificate}'];`,
  )
  return { space, heard }
}

const textIn = (mail = '') => {
  const [, text = ''] = mail.split(/Content-Transfer-Encoding: base64(?:\n.+)*\n\n/)
  return Buffer.from(text.split('\n\n')[0] ?? '', 'base64').toString()
}

test.runIf(hasPhp)('a mail that is refused for good keeps no other one waiting', async () => {
  const isRefused = (mail: string) => textIn(mail).includes('Nehmt mich nie')
  const { space, heard } = await openMailing((mail) =>
    isRefused(mail) ? '554 Not this one' : '250 OK',
  )
  const all = (of: 'fault' | 'sent') => async () =>
    (await space.messages()).filter(({ mail }) => mail[of]).length
  for (const number of [1, 2, 3]) {
    await postForm(space.server, { ...VALUES, message: `Nehmt mich nie ${number}` })
    await expect.poll(all('fault')).toBe(number)
  }
  for (const number of [1, 2, 3]) {
    await space.due()
    await postForm(space.server, { ...VALUES, message: `Eine andere ${number}` })
    await expect.poll(all('sent')).toBe(number)
    // Those that are refused are tried behind it.
    await expect.poll(() => heard.mails.filter(isRefused).length).toBe(3 + number)
  }
})

test.runIf(hasPhp)('a mail server that looks at a mail for long gets it once', async () => {
  const { space, heard } = await openMailing(async () => {
    await wait(15_000)
    return '250 OK'
  })
  await postForm(space.server, VALUES)
  await expect.poll(async () => (await space.messages())[0]?.mail.sent).toBe(true)
  space.cron()
  expect(heard.mails).toHaveLength(1)
})

test.runIf(hasApache)('whom Apache answers in fewer bytes does not wait for the mail', async () => {
  const { space } = await openMailing(async () => {
    await wait(5_000)
    return '250 OK'
  }, true)
  const url = 'https://www.firma.example'
  const hosting = { url, base: '', redirects: [], notFound: [], policy: '', php: '/anfrage.php' }
  await fs.writeFile(path.join(space.root, '.htaccess'), htaccess(hosting))
  for (const [number, post] of [postForm, postByBrowser].entries()) {
    const fields = { ...VALUES, message: `Nummer ${number}` }
    expect((await post(space.server, fields, { 'Accept-Encoding': 'gzip' })).status).toBe(200)
    const mine = async () =>
      (await space.messages()).find((message) => message.fields.message === fields.message)?.mail
    expect((await mine())?.sent).toBe(false)
    await expect.poll(async () => (await mine())?.sent).toBe(true)
  }
})

/** How hosts let Apache run PHP, beside the way that Debian has; the last one does not. */
test.runIf(hasApache).each([
  ['AddType application/x-httpd-php .php', 'php', 405],
  ['AddHandler application/x-httpd-php .php', 'php', 405],
  ['', 'headers', 404],
])('with %j Apache answers from the script, or does not show it', async (line, module, status) => {
  const { work, root } = await openWebSpace()
  const url = 'https://www.firma.example/betrieb'
  const hosting = { url, base: '/betrieb', redirects: [], notFound: [], policy: '' }
  const site = path.join(root, 'betrieb')
  await fs.mkdir(site)
  await fs.rename(path.join(root, 'anfrage.php'), path.join(site, 'anfrage.php'))
  await fs.writeFile(
    path.join(site, '.htaccess'),
    htaccess({ ...hosting, php: '/betrieb/anfrage.php' }),
  )
  const server = await startApache({
    ...{ root, host: 'www.firma.example', work, processes: 'prefork', more: [line] },
    modules: ['rewrite', module === 'php' ? await phpModule() : module],
  })
  onTestFinished(() => server.end())
  const question = { path: '/betrieb/anfrage.php', method: 'DELETE' }
  const answers = [await ask(server, question), await ask(server, { ...question, method: 'GET' })]
  expect(answers[0]?.status).toBe(status)
  for (const { body } of answers) expect(body).not.toContain('<?php')
})

test.runIf(hasPhp).each([
  ['its greeting', '220-mail.example\r\n'],
  ['a line of it', '2'],
  ['a flood', `220-${'x'.repeat(500)}\r\n`.repeat(4_000)],
])('a mail server that never ends %s keeps no mail waiting for ever', async (_, words) => {
  const space = await openWebSpace({ ini: ['memory_limit=16M'] })
  const { port, certificate } = await openBabbling(space.work, words)
  await fs.mkdir(space.kept)
  await fs.writeFile(
    path.join(space.kept, 'smtp.php'),
    `<?php return ['host' => 'localhost', 'port' => ${port}, 'tls' => true, 'cafile' => '${certificate}'];`,
  )
  expect((await postForm(space.server, VALUES)).status).toBe(200)
  await expect
    .poll(async () => (await space.messages())[0]?.mail.fault, { timeout: 30_000 })
    .toBe('SMTP: no answer')
})

test.runIf(hasPhp)('photographs for which a mail has no room are named in it', async () => {
  const { space, heard } = await openMailing()
  const photo = { name: 'a.jpg', content: await noise(2_500) }
  expect(photo.content.length).toBeGreaterThan(4_800_000)
  const six = Array.from({ length: 6 }, () => photo)
  expect((await postFiles(space.server, VALUES, six)).status).toBe(200)
  await expect.poll(async () => (await space.messages())[0]?.mail.sent).toBe(true)
  const [{ photos = [] } = {}] = await space.messages()
  expect(photos).toHaveLength(6)
  const [mail = ''] = heard.mails
  expect(mail.length).toBeLessThan(20_000_000)
  const enclosed = photos.filter((name) => mail.includes(`filename="${name}"`))
  expect(enclosed).toEqual(photos.slice(0, enclosed.length))
  expect(enclosed.length).toBeGreaterThan(1)
  for (const name of photos)
    expect(textIn(mail).includes(name), name).toBe(!enclosed.includes(name))
})
