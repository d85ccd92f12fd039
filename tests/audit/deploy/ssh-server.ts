import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Secrets } from '../../../scripts/deploy/ssh.ts'
import { freePort, start } from '../hosts/programs.ts'

const makeKey = (file: string) =>
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file])

/** OpenSSH on this machine, for whoever has the key. */
export const openSshServer = async () => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-ssh-'))
  const port = await freePort()
  for (const name of ['host', 'own']) makeKey(path.join(work, name))
  await fs.copyFile(path.join(work, 'own.pub'), path.join(work, 'authorized'))
  const hostKey = await fs.readFile(path.join(work, 'host.pub'), 'utf8')
  await fs.writeFile(path.join(work, 'known'), `[127.0.0.1]:${port} ${hostKey}`)
  await fs.mkdir('/run/sshd', { recursive: true })
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${work}/host`,
    `AuthorizedKeysFile ${work}/authorized`,
    `PidFile ${work}/pid`,
    'PermitRootLogin yes',
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    // Who is killed leaves lines open for a while.
    'MaxStartups 200',
    'Subsystem sftp internal-sftp',
  ]
  await fs.writeFile(path.join(work, 'config'), `${lines.join('\n')}\n`)
  const running = start('sshd', ['-D', '-e', '-f', path.join(work, 'config')])
  onTestFinished(async () => {
    await running.end()
    await fs.rm(work, { recursive: true, force: true })
  })
  for (let attempt = 0; attempt < 100 && !running.output().includes('listening'); attempt += 1)
    await wait(50)
  const secrets: Secrets = { key: path.join(work, 'own'), knownHosts: path.join(work, 'known') }
  const target = { host: '127.0.0.1', user: os.userInfo().username, port }
  return { work, target, secrets }
}
