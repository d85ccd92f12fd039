import { spawnSync } from 'node:child_process'
import { promises as fs, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder } from '../../../scripts/machine/packages/product-folder.ts'
import { phpForm } from '../../../scripts/publish/beside-pages/php-form.ts'
import { LIMITS } from '../../../src/enquiry/limits.ts'
import { GERMAN } from '../../german-answers.ts'
import { emptyFolder } from '../../workspace.ts'

const FILE = path.join(productFolder, 'src/enquiry/php/anfrage.php')

/** PHP's own functions that read like ours could, in small letters: to PHP, `localTime` is `localtime`. */
const TAKEN = new Set(
  `array_walk basename checkdate chmod chop copy count current date dir each end exec exit explode extract file
  getdate getenv getopt glob hash header implode is_link join key link list localtime log mail max microtime min
  mkdir mktime next pack pos prev printf range readfile rename reset rewind round rtrim scandir serialize settype
  shuffle sleep sort stat strtotime strtr substr symlink system tempnam time tmpfile touch trim uniqid unlink
  unpack usleep`.split(/\s+/),
)

test('no function of ours has the name of one of PHP’s', () => {
  const names = [...readFileSync(FILE, 'utf8').matchAll(/^function &?(\w+)/gm)].map(
    ([, name = '']) => name.toLowerCase(),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => TAKEN.has(name))).toEqual([])
})

test('it keeps to the limits of the inbox, each of them', async () => {
  const form = { provider: 'php', processor: 'x', days: 30 } as const
  const script = await phpForm({
    form,
    email: 'a@firma.example',
    url: 'https://firma.example',
    ...GERMAN,
  })
  expect(script).not.toContain('[/*')
  const asked = [...script.matchAll(/LIMITS\['(\w+)'\]/g)].map(([, name = '']) => name)
  expect(new Set(asked)).toEqual(new Set(Object.keys(LIMITS)))
  for (const [name, value] of Object.entries(LIMITS))
    expect(script).toContain(`'${name}' => ${typeof value === 'number' ? value : '[60, 300,'}`)
})

const hasPhp = spawnSync('php', ['--version']).status === 0

test.runIf(hasPhp)('PHP can load it', () => {
  const { stdout, status } = spawnSync('php', ['-l', FILE], { encoding: 'utf8' })
  expect({ stdout, status }).toMatchObject({ status: 0 })
  const own = spawnSync('php', ['-r', 'echo implode(" ", get_defined_functions()["internal"]);'], {
    encoding: 'utf8',
  }).stdout.split(' ')
  const names = [...readFileSync(FILE, 'utf8').matchAll(/^function &?(\w+)/gm)].map(
    ([, name = '']) => name.toLowerCase(),
  )
  expect(names.filter((name) => own.includes(name))).toEqual([])
})

const hasCgi = spawnSync('php-cgi', ['--version']).status === 0

interface Asked {
  body: string | Buffer
  type?: string
  /** Lines of php.ini. */
  settings?: readonly string[]
  /** What a browser or a program says besides. */
  headers?: Record<string, string>
  /** Name of the web space's folder. */
  space?: string
  /** Around the web space; a new one, if none is named. */
  parent?: string
}

/** What a post to the script came to: the answer, and the mail where there is one. */
const post = async ({ body, type, settings = [], headers, space = 'kunde', parent }: Asked) => {
  parent ??= await emptyFolder()
  // The folder of its messages is put beside that of the website.
  const script = path.join(parent, space, 'www/anfrage.php')
  const mail = path.join(parent, 'mail.txt')
  await fs.mkdir(path.dirname(script), { recursive: true })
  const form = { provider: 'php', processor: 'x', days: 30 } as const
  const url = 'https://firma.example'
  await fs.writeFile(script, await phpForm({ form, email: 'a@firma.example', url, ...GERMAN }))
  const lines = [`sendmail_path=cat > ${mail}`, 'max_execution_time=3', ...settings]
  const { stdout } = spawnSync('php-cgi', ['-n', ...lines.flatMap((each) => ['-d', each])], {
    input: body,
    env: {
      ...process.env,
      REDIRECT_STATUS: '200',
      SCRIPT_FILENAME: script,
      REQUEST_METHOD: 'POST',
      CONTENT_TYPE: type ?? 'application/x-www-form-urlencoded',
      CONTENT_LENGTH: String(Buffer.byteLength(body)),
      ...headers,
    },
  })
  const [head = '', ...rest] = stdout.toString('latin1').split('\r\n\r\n')
  const said = rest.join('\r\n\r\n')
  return { head, said, mail: await fs.readFile(mail, 'utf8').catch(() => undefined) }
}

const VALUES = { name: 'Jette Ahlers', email: 'jette@example.org', message: 'Ein Dach' }

const formWith = (values: Record<string, string>): string =>
  String(new URLSearchParams({ ...VALUES, ...values }))

const header = (name: string, mail = ''): string =>
  new RegExp(`^${name}: (.*(?:\\n .*)*)`, 'm').exec(mail.replaceAll('\r', ''))?.[1] ?? ''

/** A header as a mail program shows it. */
const shown = (text: string): string =>
  [...text.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)]
    .map(([, word = '']) => Buffer.from(word, 'base64').toString())
    .join('')

test.runIf(hasCgi)('what PHP warns of before the script begins stands in no answer', async () => {
  const { head, said } = await post({
    body: `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'a'.repeat(5_000)}\r\n--x--\r\n`,
    type: 'multipart/form-data; boundary=x',
    // As php.ini-development has it.
    settings: ['display_errors=1', 'output_buffering=4096', 'post_max_size=1K'],
  })
  expect(head).toMatch(/^Status: 413/)
  expect(JSON.parse(said)).toHaveProperty('error')
})

test
  .runIf(hasCgi)
  .each(['zlib.output_compression=1', 'output_handler=ob_gzhandler', 'output_buffering=4096'])(
  'an answer has the length that it says, and the mail goes out, with %s',
  async (setting) => {
    const { head, said, mail } = await post({
      body: formWith({}),
      settings: [setting],
      headers: { HTTP_ACCEPT_ENCODING: 'gzip' },
    })
    expect(JSON.parse(said)).toMatchObject({ ok: true })
    expect(head).toContain(`Content-Length: ${said.length}`)
    expect(mail).toBeDefined()
  },
)

test.runIf(hasCgi).each(['fastcgi_finish_request', 'litespeed_finish_request'])(
  'the answer ends before the mail goes out, where PHP has %s',
  async (name) => {
    const prepended = path.join(await emptyFolder(), 'server.php')
    await fs.writeFile(prepended, `<?php function ${name}() { echo ' ended'; }`)
    const settings = [`auto_prepend_file=${prepended}`]
    expect((await post({ body: formWith({}), settings })).said).toMatch(/ ended$/)
  },
)

test.runIf(hasCgi)('a disk that takes no photograph is no fault of the photograph’s', async () => {
  const { head } = await post({
    body: `--x\r\nContent-Disposition: form-data; name="fotos[]"; filename="a.jpg"\r\n\r\nx\r\n${Object.entries(
      VALUES,
    )
      .map(
        ([name, text]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      )
      .join('')}--x--\r\n`,
    type: 'multipart/form-data; boundary=x',
    // A folder in which not even root can write.
    settings: ['upload_tmp_dir=/proc/self', 'sys_temp_dir=/proc/self', 'display_errors=0'],
  })
  expect(head).toMatch(/^Status: 500/)
})

test.runIf(hasCgi)('the folder of the messages may have any name', async () => {
  const { mail } = await post({ body: formWith({}), space: 'Kunde [12] *neu*' })
  expect(mail).toContain('Reply-To: jette@example.org')
})

/** How many messages a web space has after these posts, one after the other. */
const keptOf = async (posts: readonly Omit<Asked, 'parent'>[]): Promise<number> => {
  const parent = await emptyFolder()
  for (const each of posts) await post({ ...each, parent })
  const files = await fs.readdir(path.join(parent, 'kunde'), { recursive: true })
  return files.filter((file) => file.endsWith('.nachricht.php')).length
}

test.runIf(hasCgi)('a browser without a script that posts again has posted once', async () => {
  const browser = { HTTP_SEC_FETCH_MODE: 'navigate' }
  const again = { body: formWith({ Uhrzeit: '8-12' }), headers: browser }
  expect(await keptOf([again, again])).toBe(1)
  // Another answer is one, also where it reads like the key of a message.
  const other = { body: formWith({ Uhrzeit: '12-16' }), headers: browser }
  expect(await keptOf([again, other])).toBe(2)
  // The script comes while the browser is posting already, and fills in the key.
  const withKey = { body: formWith({ Uhrzeit: '8-12', Kennung: '1abcde-2fghij' }) }
  const script = { ...withKey, headers: { HTTP_IDEMPOTENCY_KEY: '1abcde-2fghij' } }
  expect(await keptOf([again, script])).toBe(1)
  expect(await keptOf([{ ...withKey, headers: browser }, script])).toBe(1)
  expect(await keptOf([script, { ...withKey, headers: browser }])).toBe(1)
})

test.runIf(hasCgi)('a key that is no text costs no message', async () => {
  const { head, mail } = await post({
    body: formWith({}),
    headers: { HTTP_IDEMPOTENCY_KEY: `x${'ü'.repeat(150)}` },
  })
  expect(head).not.toContain('Status')
  expect(mail).toBeDefined()
})

test.runIf(hasCgi)('a name that reads like an encoded word is shown as it was typed', async () => {
  const name = '=?UTF-8?Q?Bank_=3Cinfo=40bank.example=3E?='
  const { mail } = await post({ body: formWith({ name }) })
  expect(shown(header('From', mail))).toBe(name)
})

test.runIf(hasCgi).each(['Dr. Jette Ahlers', 'Ahlers [Dach]', 'Jette Ahlers.'])(
  'what means something else in an address, stands in quotation marks: %s',
  async (name) => {
    const { mail } = await post({ body: formWith({ name }) })
    expect(header('From', mail)).toBe(`"${name}" <a@firma.example>`)
  },
)

test.runIf(hasCgi)('a name without end makes no header that servers refuse', async () => {
  const { mail } = await post({ body: formWith({ name: 'ä'.repeat(5_000) }) })
  expect(shown(header('From', mail))).toBe(`${'ä'.repeat(200)}…`)
  expect(header('Subject', mail).length).toBeLessThan(998)
})

test.runIf(hasCgi)('the lines of a text end as those of a mail do', async () => {
  const { mail = '' } = await post({ body: formWith({ message: 'a\nb\r\nc\rd' }) })
  const [, encoded = ''] = mail.split(/\r?\n\r?\n/)
  const text = Buffer.from(encoded, 'base64').toString()
  expect(text).toContain('a\r\nb\r\nc\r\nd')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')

/** A post of the form with one more part, and with what was not filled in. */
const partsWith = (
  name: string,
  content: string,
  questions: readonly string[] = [],
): Pick<Asked, 'body' | 'type'> => {
  const asked = { ...VALUES, ...Object.fromEntries(questions.map((each) => [each, ''])) }
  const fields = Object.entries(asked).map(([field, text]) => [`name="${field}"`, text])
  const parts = [...fields, [name, content]].map(
    ([each, text]) => `--x\r\nContent-Disposition: form-data; ${each}\r\n\r\n${text}\r\n`,
  )
  const body = Buffer.from(`${parts.join('')}--x--\r\n`, 'latin1')
  return { body, type: 'multipart/form-data; boundary=x' }
}

test.runIf(hasCgi)('photographs arrive under whatever name of a field', async () => {
  const { head, mail } = await post(partsWith('name="fotos[a][b]"; filename="a.png"', PIXEL))
  expect(head).not.toContain('Status')
  expect(mail).toContain('Content-Type: image/png')
})

test.runIf(hasCgi)('who chooses no photograph has posted all the same', async () => {
  // As browsers post a long form by themselves.
  const questions = Array.from({ length: 40 }, (_, index) => `Frage ${index}`)
  const { head, mail } = await post(partsWith('name="fotos[]"; filename=""', '', questions))
  expect(head).not.toContain('Status')
  expect(mail).toContain('Reply-To: jette@example.org')
})

/** What PHP has of the extension intl, of which nobody knows whether it is there. */
const INTL = `<?php
const IDNA_NONTRANSITIONAL_TO_ASCII = 16;
function idn_to_ascii($domain, $flags) {
  return $flags === 16 ? str_replace('straße', 'xn--strae-oqa', $domain) : 'strasse.example';
}`

test.runIf(hasCgi)('an umlaut behind the @ is answered to where PHP can write it', async () => {
  const prepended = path.join(await emptyFolder(), 'intl.php')
  await fs.writeFile(prepended, INTL)
  const asked = { body: formWith({ email: 'jette@straße.example' }) }
  expect(header('Reply-To', (await post(asked)).mail)).toBe('')
  const { mail } = await post({ ...asked, settings: [`auto_prepend_file=${prepended}`] })
  expect(header('Reply-To', mail)).toBe('jette@xn--strae-oqa.example')
})
