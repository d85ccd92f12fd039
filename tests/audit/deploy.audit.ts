import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { carryOut, type Place, planFor } from '../../scripts/deploy/plan.ts'
import { rsyncPlace } from '../../scripts/deploy/rsync-place.ts'
import { sftpPlace } from '../../scripts/deploy/sftp-place.ts'
import type { Secrets } from '../../scripts/deploy/ssh.ts'
import { readBuildManifest } from '../../scripts/publish/build-manifest.ts'
import type { ServerTarget } from '../../src/content/deploy.ts'
import { freePort, install, start } from './hosts/programs.ts'
import { buildForHosts } from './hosts/site.ts'

const has = install({ sshd: 'openssh-server', rsync: 'rsync', sftp: 'openssh-client' })

const makeKey = (file: string) =>
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file])

/** OpenSSH on this machine, for whoever has the key. */
const openServer = async () => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-ssh-'))
  const port = await freePort()
  for (const name of ['host', 'own']) makeKey(path.join(work, name))
  await fs.copyFile(path.join(work, 'own.pub'), path.join(work, 'authorized'))
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
  return { work, port, secrets }
}

type Ways = Record<string, (from: string, target: ServerTarget, secrets: Secrets) => Place>

const ways: Ways = { rsync: rsyncPlace, sftp: sftpPlace }

const filesIn = async (folder: string) =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()

const publish = async (from: string, place: Place) => {
  const manifest = await readBuildManifest(from)
  const plan = planFor(manifest?.files ?? {}, (await place.manifest())?.files)
  await carryOut(plan, place)
  return plan
}

test.runIf(has).each(Object.keys(ways))(
  '%s takes a site to a server, and then what has changed',
  async (way) => {
    const { work, port, secrets } = await openServer()
    const site = await buildForHosts('https://www.erlenbeck.example')
    onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
    const folder = path.join(work, 'ein Ordner')
    const target = {
      to: way,
      host: '127.0.0.1',
      user: os.userInfo().username,
      port,
      folder,
    } as ServerTarget
    const open = (more: Partial<Secrets> = {}) =>
      (ways[way] as Ways[string])(site.out, target, { ...secrets, ...more })

    await publish(site.out, open())
    expect(await filesIn(folder)).toEqual(await filesIn(site.out))

    // Of the next build, one page is another, one is gone, and somebody else's file stays.
    await fs.writeFile(path.join(folder, 'fremd.txt'), 'x')
    const manifest = JSON.parse(
      await fs.readFile(path.join(site.out, '.gewerk-build.json'), 'utf8'),
    )
    delete manifest.digest
    await fs.writeFile(path.join(site.out, 'jobs/index.html'), 'anders')
    manifest.files['jobs/index.html'].sha256 = 'x'
    delete manifest.files['imprint/index.html']
    await fs.rm(path.join(site.out, 'imprint/index.html'))
    await fs.writeFile(path.join(site.out, '.gewerk-build.json'), JSON.stringify(manifest))
    const plan = await publish(site.out, open())
    expect(plan).toEqual({
      lasting: [],
      documents: ['jobs/index.html'],
      gone: ['imprint/index.html'],
    })
    expect(await filesIn(folder)).toEqual([...(await filesIn(site.out)), 'fremd.txt'].toSorted())
    expect(await fs.readFile(path.join(folder, 'jobs/index.html'), 'utf8')).toBe('anders')

    // A server that says it is the same, and is not.
    const other = path.join(work, 'known-other')
    const [, ...key] = (await fs.readFile(path.join(work, 'own.pub'), 'utf8')).split(' ')
    await fs.writeFile(other, `[127.0.0.1]:${port} ssh-ed25519 ${key[0]}\n`)
    await expect(open({ knownHosts: other }).manifest()).rejects.toThrow(
      /HOST IDENTIFICATION|host key/i,
    )
  },
)
