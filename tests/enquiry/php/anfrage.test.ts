import { spawnSync } from 'node:child_process'
import { promises as fs, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder } from '../../../scripts/machine/product-folder.ts'
import { phpForm } from '../../../scripts/publish/php-form.ts'
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

test.runIf(hasCgi)('what PHP warns of before the script begins stands in no answer', async () => {
  // The folder of its messages is put beside that of the website.
  const script = path.join(await emptyFolder(), 'www/anfrage.php')
  await fs.mkdir(path.dirname(script))
  const form = { provider: 'php', processor: 'x', days: 30 } as const
  const url = 'https://firma.example'
  await fs.writeFile(script, await phpForm({ form, email: 'a@firma.example', url, ...GERMAN }))
  const input = `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'a'.repeat(5_000)}\r\n--x--\r\n`
  // As php.ini-development has it.
  const settings = ['display_errors=1', 'output_buffering=4096', 'post_max_size=1K']
  const { stdout } = spawnSync('php-cgi', ['-n', ...settings.flatMap((each) => ['-d', each])], {
    encoding: 'utf8',
    input,
    env: {
      ...process.env,
      REDIRECT_STATUS: '200',
      SCRIPT_FILENAME: script,
      REQUEST_METHOD: 'POST',
      CONTENT_TYPE: 'multipart/form-data; boundary=x',
      CONTENT_LENGTH: String(input.length),
    },
  })
  const [head, body = ''] = stdout.split('\r\n\r\n')
  expect(head).toMatch(/^Status: 413/)
  expect(JSON.parse(body)).toHaveProperty('error')
})

test.runIf(hasCgi)('a name that reads like an encoded word is shown as it was typed', async () => {
  const folder = await emptyFolder()
  const script = path.join(folder, 'www/anfrage.php')
  const mail = path.join(folder, 'mail.txt')
  await fs.mkdir(path.dirname(script))
  const form = { provider: 'php', processor: 'x', days: 30 } as const
  const url = 'https://firma.example'
  await fs.writeFile(script, await phpForm({ form, email: 'a@firma.example', url, ...GERMAN }))
  const name = '=?UTF-8?Q?Bank_=3Cinfo=40bank.example=3E?='
  const input = String(new URLSearchParams({ name, email: 'b@b.example', message: 'x' }))
  spawnSync('php-cgi', ['-n', '-d', `sendmail_path=cat > ${mail}`], {
    input,
    env: {
      ...process.env,
      REDIRECT_STATUS: '200',
      SCRIPT_FILENAME: script,
      REQUEST_METHOD: 'POST',
      CONTENT_TYPE: 'application/x-www-form-urlencoded',
      CONTENT_LENGTH: String(input.length),
    },
  })
  const [, from = ''] =
    /^From: (.*?) <a@firma\.example>/ms.exec(await fs.readFile(mail, 'utf8')) ?? []
  const words = [...from.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)]
  const shown = words.map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('')
  expect(shown).toBe(name)
})
