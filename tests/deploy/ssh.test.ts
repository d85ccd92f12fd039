import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DeployFault } from '../../scripts/deploy/deploy-fault.ts'
import { ftpsPlace } from '../../scripts/deploy/ftps-place.ts'
import { rsyncPlace } from '../../scripts/deploy/rsync-place.ts'
import { withSecrets } from '../../scripts/deploy/secrets.ts'
import { runProgram, sshOptions } from '../../scripts/deploy/ssh.ts'
import { serverAdvice } from '../../scripts/deploy/words.ts'
import { emptyFolder } from '../workspace.ts'

const TARGET = {
  to: 'rsync' as const,
  host: 'ssh.firma.example',
  user: 'firma',
  port: 22,
  folder: '/srv/www',
}

/** Places that a shell, rsync or ssh could take for something else. */
const FOLDERS = ['/srv/web', '/srv/web space', '/srv/a "b" c', "/srv/a 'b' c", '/srv/100%d']

const hasSsh = spawnSync('ssh', ['-V']).status === 0
const hasRsync = spawnSync('rsync', ['--version']).status === 0

const secretsIn = (folder: string) => ({
  key: `${folder}/key`,
  knownHosts: `${folder}/known_hosts`,
})

test.runIf(hasSsh).each(FOLDERS)('ssh finds its files in %s', (folder) => {
  const args = ['-G', '-F', '/dev/null', ...sshOptions(TARGET, secretsIn(folder)), TARGET.host]
  const { stdout, stderr } = spawnSync('ssh', args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  const lines = stdout.replaceAll('%%', '%').split('\n')
  expect(lines).toContain(`identityfile ${folder}/key`)
  expect(lines).toContain(`userknownhostsfile ${folder}/known_hosts`)
})

test.runIf(hasSsh)('ssh waits for no server that has stopped answering', () => {
  const args = ['-G', '-F', '/dev/null', ...sshOptions(TARGET, {}), TARGET.host]
  const { stdout } = spawnSync('ssh', args, { encoding: 'utf8' })
  const waits = /^serveraliveinterval (\d+)$/m.exec(stdout)?.[1]
  const times = /^serveralivecountmax (\d+)$/m.exec(stdout)?.[1]
  expect(Number(waits) * Number(times)).toBe(60)
})

test.runIf(hasSsh)('ssh tries a password once: servers lock out who is wrong too often', () => {
  const args = ['-G', '-F', '/dev/null', ...sshOptions(TARGET, { password: 'x' }), TARGET.host]
  const { stdout } = spawnSync('ssh', args, { encoding: 'utf8' })
  expect(stdout).toMatch(/^numberofpasswordprompts 1$/m)
})

test.runIf(hasSsh)('who names the servers that are known, trusts no other one', async () => {
  const trusted = (DEPLOY_KNOWN_HOSTS: string) =>
    withSecrets({ DEPLOY_KNOWN_HOSTS }, async (secrets) => {
      const args = ['-G', '-F', '/dev/null', ...sshOptions(TARGET, secrets), TARGET.host]
      const { stdout } = spawnSync('ssh', args, { encoding: 'utf8' })
      return /^stricthostkeychecking (.+)$/m.exec(stdout)?.[1]
    })
  expect(await trusted('ssh.firma.example ssh-ed25519 AAAA')).toBe('true')
  expect(await trusted('/root/.ssh/known_hosts')).toBe('true')
  // What ssh itself keeps.
  expect(await trusted('')).toBe('accept-new')
})

test('a program that is there, and can’t be run, is not said to be missing', async () => {
  const folder = await emptyFolder()
  const program = path.join(folder, 'rsync')
  await fs.writeFile(program, '#!/bin/sh\n', { mode: 0o644 })
  await expect(runProgram(program, [], { folder, secrets: {} })).rejects.toThrow('EACCES')
  await expect(runProgram(`${program}-x`, [], { folder, secrets: {} })).rejects.toThrow(
    'nicht installiert',
  )
})

test('a program that fails without a word is told with how it has ended', async () => {
  const folder = await emptyFolder()
  const program = path.join(folder, 'rsync')
  await fs.writeFile(program, '#!/bin/sh\nexit 11\n', { mode: 0o755 })
  await expect(runProgram(program, [], { folder, secrets: {} })).rejects.toThrow('exit code 11')
})

test('over FTPS, a fault of the program is none of the server', async () => {
  const placeAt = (port: number) =>
    ftpsPlace('', { ...TARGET, host: '127.0.0.1', to: 'ftps', port }, { password: 'x' })
  await expect(placeAt(70_000).manifest()).rejects.toThrow(RangeError)
  await expect(placeAt(1).manifest()).rejects.toThrow(DeployFault)
})

test('what a server says is told without what a terminal would obey', async () => {
  const server = net.createServer((line) =>
    line.end('500 Nein.\u001b]0;Titel\u0007\u001b[2J\u009b1m Weg\r\n'),
  )
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as net.AddressInfo
  const target = { ...TARGET, host: '127.0.0.1', to: 'ftps' as const, port }
  const fault = await ftpsPlace('', target, { password: 'x' }).manifest().catch(String)
  expect(fault).toContain('500 Nein.◦]0;Titel')
  expect(fault).not.toMatch(/(?!\n)\p{Cc}/u)
})

test.runIf(hasRsync).each(FOLDERS)(
  'rsync hands ssh its options as they are, with %s',
  async (at) => {
    const folder = await emptyFolder()
    const told = path.join(folder, 'told')
    const program = `#!/bin/sh\nprintf '%s\\n' "$@" > "${told}"\nexit 1\n`
    await fs.writeFile(path.join(folder, 'ssh'), program, { mode: 0o755 })
    vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`)
    const place = rsyncPlace(folder, TARGET, secretsIn(at))
    await expect(place.manifest()).rejects.toThrow()
    const options = sshOptions(TARGET, secretsIn(at))
    const args = (await fs.readFile(told, 'utf8')).split('\n')
    expect(args.slice(0, options.length)).toEqual(options)
  },
)

/** What rsync says without ssh; it ends with this code, or with 14, whichever of its two halves is first. */
const NO_SSH = `#!/bin/sh
echo 'rsync: [Receiver] Failed to exec ssh: No such file or directory (2)' >&2
echo 'rsync: connection unexpectedly closed (0 bytes received so far) [Receiver]' >&2
exit 12
`

const withoutSsh = async () => {
  const folder = await emptyFolder()
  vi.stubEnv('PATH', folder)
  const place = rsyncPlace(folder, TARGET, {})
  return { place, rsync: path.join(folder, 'rsync') }
}

test.runIf(hasRsync)('rsync without ssh is told as such', async () => {
  const found = spawnSync('which', ['rsync'], { encoding: 'utf8' }).stdout.trim()
  const { place, rsync } = await withoutSsh()
  await fs.symlink(found, rsync)
  await expect(place.manifest()).rejects.toThrow(serverAdvice.noSshProgram)
})

test('rsync without ssh is not taken for an empty place', async () => {
  const { place, rsync } = await withoutSsh()
  await fs.writeFile(rsync, NO_SSH, { mode: 0o755 })
  await expect(place.manifest()).rejects.toThrow(serverAdvice.noSshProgram)
  await expect(place.sizes(['index.html'])).rejects.toThrow(serverAdvice.noSshProgram)
})
