import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { phpForm } from '../../../scripts/publish/beside-pages/php-form.ts'
import { isEmail, plainEmail } from '../../../src/blocks/contact/checking/is-email.ts'
import { GERMAN } from '../../german-answers.ts'
import { emptyFolder } from '../../workspace.ts'

const ADDRESSES: [address: string, isOne: boolean][] = [
  ['jette@firma.example', true],
  [' jette@firma.example ', true],
  ['Jette.Muster+Bad@Post.FIRMA.example', true],
  ['jette@bäcker.example', true],
  ['jette@xn--bcker-gra.example', true],
  ['jette@firma.xn--p1ai', true],
  [`jette@${'a'.repeat(63)}.de`, true],
  ['max@gmx', false],
  ['a@b.1', false],
  ['jette@10.0.0.1', false],
  ['jette@firma.x', false],
  ['jette@firma.', false],
  ['jette@x..org', false],
  ['jette@-x.org', false],
  [`jette@${'a'.repeat(64)}.de`, false],
  ['jette', false],
  ['@firma.example', false],
  ['a b@firma.example', false],
  ['jürgen@firma.example', false],
  ['jette٣@firma.example', false],
  ['jette@firma٣.example', false],
]

/** A web space with the script in it. */
const openSpace = async (): Promise<string> => {
  // The folder of its messages is put beside that of the website.
  const script = path.join(await emptyFolder(), 'www/anfrage.php')
  await fs.mkdir(path.dirname(script))
  const form = { provider: 'php' as const, processor: 'x', days: 180 }
  const url = 'https://www.firma.example'
  await fs.writeFile(script, await phpForm({ form, email: 'info@firma.example', url, ...GERMAN }))
  return script
}

/** Whether a post without a message, which is refused as it is, is refused for its address as well. */
const isRefused = (script: string, email: string): boolean => {
  const input = JSON.stringify({ email })
  const { stdout } = spawnSync('php-cgi', [], {
    encoding: 'utf8',
    input,
    env: {
      ...process.env,
      REDIRECT_STATUS: '200',
      SCRIPT_FILENAME: script,
      REQUEST_METHOD: 'POST',
      CONTENT_TYPE: 'application/json',
      CONTENT_LENGTH: String(Buffer.byteLength(input)),
    },
  })
  const [, body = ''] = stdout.split('\r\n\r\n')
  const { errors } = JSON.parse(body) as { errors: { field: string }[] }
  expect(errors).toContainEqual(expect.objectContaining({ field: 'message' }))
  return errors.some(({ field }) => field === 'email')
}

test('what is an address is told by a table', () => {
  for (const [address, isOne] of ADDRESSES) expect(isEmail(address), address).toBe(isOne)
})

/** As copied from an address book of Windows, from a website, and from a text that was justified. */
const WITH_UNSEEN = [
  '\u202ajette@firma.example\u202c',
  'jette@\u200bfirma.example\ufeff',
  'jette@fir\u00adma.example',
  '\u00a0\u200b\u202f jette@firma.example\u2003\ufeff\u00a0',
]

test('signs that nobody sees are no part of an address', () => {
  for (const address of WITH_UNSEEN) expect(plainEmail(address)).toBe('jette@firma.example')
  expect(plainEmail(' jette@firma.example\u00a0')).toBe('jette@firma.example')
})

const hasPhp = spawnSync('php-cgi', ['--version']).status === 0

test.runIf(hasPhp)('PHP takes the same addresses', async () => {
  const script = await openSpace()
  const taken = ADDRESSES.filter(([address]) => !isRefused(script, address))
  expect(taken).toEqual(ADDRESSES.filter(([, isOne]) => isOne))
})

test.runIf(hasPhp)('PHP takes those with signs that nobody sees, too', async () => {
  const script = await openSpace()
  expect(WITH_UNSEEN.filter((address) => isRefused(script, address))).toEqual([])
})
