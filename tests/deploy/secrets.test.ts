import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DeployFault } from '../../scripts/deploy/deploy-fault.ts'
import { withSecrets } from '../../scripts/deploy/secrets.ts'
import { emptyFolder } from '../workspace.ts'

const KEY = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n-----END OPENSSH PRIVATE KEY-----'
const KNOWN = 'ssh.firma.example ssh-ed25519 AAAA'

const look = async (file = '') => ({
  file,
  text: await fs.readFile(file, 'utf8'),
  mode: (await fs.stat(file)).mode & 0o777,
})

test('a key that is a text is a file that nobody else can read, and is gone afterwards', async () => {
  const env = { DEPLOY_KEY: KEY, DEPLOY_KNOWN_HOSTS: KNOWN }
  const [key, known] = await withSecrets(env, async ({ key, knownHosts }) => [
    await look(key),
    await look(knownHosts),
  ])
  expect(key).toMatchObject({ text: `${KEY}\n`, mode: 0o600 })
  expect(known).toMatchObject({ text: `${KNOWN}\n` })
  await expect(fs.access(key?.file ?? '')).rejects.toThrow('ENOENT')
})

test('a key that anybody may read is copied, as ssh refuses it; known servers stay where they are', async () => {
  const given = path.join(await emptyFolder(), 'key')
  await fs.writeFile(given, KEY, { mode: 0o666 })
  const env = { DEPLOY_KEY: given, DEPLOY_KNOWN_HOSTS: '/etc/ssh/known', DEPLOY_PASSWORD: 'x' }
  const secrets = await withSecrets(env, async (all) => ({ ...all, seen: await look(all.key) }))
  expect(secrets).toMatchObject({ password: 'x', knownHosts: '/etc/ssh/known' })
  expect(secrets.seen).toMatchObject({ text: `${KEY}\n`, mode: 0o600 })
})

test('they may be meant for one server alone', async () => {
  const hostIn = (DEPLOY_HOST: string) =>
    withSecrets({ DEPLOY_HOST }, async ({ onlyHost }) => onlyHost)
  expect(await hostIn('ssh.firma.example\n')).toBe('ssh.firma.example')
  // As CI hosts give a variable that nobody has set.
  expect(await hostIn('')).toBeUndefined()
})

test('a key whose lines end as those of Windows is one', async () => {
  const given = path.join(await emptyFolder(), 'key')
  const text = `${KEY}\n`.replaceAll('\n', '\r\n')
  await fs.writeFile(given, text)
  for (const DEPLOY_KEY of [text, given])
    expect(await withSecrets({ DEPLOY_KEY }, ({ key }) => look(key))).toMatchObject({
      text: `${KEY}\n`,
    })
})

test('the key that a killed run has left is deleted by the next one, and that of a running one stays', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid
  await withSecrets({ DEPLOY_KEY: KEY }, async ({ key = '' }) => {
    const folder = path.dirname(key)
    const left = folder.replace(String(process.pid), String(ended))
    await fs.mkdir(left, { recursive: true })
    await fs.copyFile(key, path.join(left, 'key'))
    onTestFinished(() => fs.rm(left, { recursive: true, force: true }))
    await withSecrets({}, async () => undefined)
    expect(await fs.readdir(path.dirname(left))).not.toContain(path.basename(left))
    expect(await look(key)).toMatchObject({ text: `${KEY}\n` })
  })
})

test('a folder for temporary files that is not there is no fault of the program', async () => {
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, '/nirgends/tmp')
  const used = withSecrets({ DEPLOY_KEY: KEY }, async () => undefined)
  await expect(used).rejects.toThrow(DeployFault)
  await expect(used).rejects.toThrow('/nirgends/tmp')
})

test('a line end behind a password is none of it, as a browser or a file puts one there', async () => {
  for (const end of ['\n', '\r\n', '']) {
    const env = { DEPLOY_PASSWORD: ` ge heim ${end}` }
    expect(await withSecrets(env, async ({ password }) => password)).toBe(' ge heim ')
  }
})

test('a key that is not there is named', async () => {
  const nothing = withSecrets({ DEPLOY_KEY: '/nirgends/key' }, async () => undefined)
  await expect(nothing).rejects.toThrow(/\/nirgends\/key/)
})

test('no key is told to whoever reads what the program says', async () => {
  const secret = 'AAAAgeheim'.repeat(60)
  for (const DEPLOY_KEY of [
    `\n${KEY}${secret}`,
    `PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\n${secret}\n`,
    Buffer.from(`${KEY}${secret}`).toString('base64'),
  ]) {
    const used = withSecrets({ DEPLOY_KEY }, ({ key }) => look(key))
    const said = await used.then(({ text }) => {
      expect(text).toBe(`${DEPLOY_KEY.trim()}\n`)
      return ''
    }, String)
    expect(said.length).toBeLessThan(250)
  }
})
