import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { compileCommands } from '../../scripts/app/commands/compile-commands.ts'
import { lookAt } from '../../scripts/deploy/plan.ts'
import { deployWords, serverAdvice } from '../../scripts/deploy/words.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { readBuildManifest } from '../../scripts/site/build-manifest.ts'
import { emptyFolder } from '../workspace.ts'
import { createRandom } from './contact/random.ts'
import { openBadLine, openFtpsServer, PASSWORD } from './deploy/ftps-server.ts'
import { placeOf, publish, type Wanted } from './deploy/publish-once.ts'
import { faultsIn, writeSmallSite } from './deploy/small-site.ts'
import { openSshServer } from './deploy/ssh-server.ts'
import { install } from './hosts/programs.ts'
import { buildForHosts } from './hosts/site.ts'

const has = {
  ssh: install({ sshd: 'openssh-server', rsync: 'rsync', sftp: 'openssh-client' }),
  ftps: install({ proftpd: 'proftpd-core proftpd-mod-crypto' }),
}

const filesIn = async (folder: string) =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()

/** Somewhere to publish to, and where it lies on this machine. */
interface Opened {
  folder: string
  wanted: (from: string) => Wanted
}

const overSsh = (to: 'rsync' | 'sftp') => async (): Promise<Opened> => {
  const { work, target, secrets } = await openSshServer()
  const folder = path.join(work, 'ein Ordner')
  return {
    folder,
    wanted: (from) => ({ from, target: { ...target, to, folder }, secrets }),
  }
}

const overFtps = async (overwrites = true): Promise<Opened> => {
  const { folder, target, certificate } = await openFtpsServer({ overwrites })
  const ca = await fs.readFile(certificate, 'utf8')
  return {
    folder,
    wanted: (from) => ({
      ...{ from, certificate: ca, target: { ...target, to: 'ftps' } },
      secrets: { password: PASSWORD },
    }),
  }
}

const inFolder = async (): Promise<Opened> => {
  const folder = await emptyFolder()
  return { folder, wanted: (from) => ({ from, target: { to: 'folder', folder }, secrets: {} }) }
}

const ways: Record<string, () => Promise<Opened>> = {
  'a folder': inFolder,
  ...(has.ssh && { rsync: overSsh('rsync'), sftp: overSsh('sftp') }),
  ...(has.ftps && {
    ftps: () => overFtps(),
    'ftps that overwrites nothing': () => overFtps(false),
  }),
}

test.each(Object.keys(ways))('%s takes a site, and then what has changed', async (way) => {
  const { folder, wanted } = await (ways[way] as () => Promise<Opened>)()
  const site = await buildForHosts('https://www.erlenbeck.example')
  onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
  await publish(wanted(site.out))
  expect(await filesIn(folder)).toEqual(await filesIn(site.out))

  // Of the next build, one page is another, one is gone, and somebody else's file stays.
  await fs.writeFile(path.join(folder, 'fremd.txt'), 'x')
  const manifest = JSON.parse(await fs.readFile(path.join(site.out, '.gewerk-build.json'), 'utf8'))
  delete manifest.digest
  await fs.writeFile(path.join(site.out, 'jobs/index.html'), 'anders')
  manifest.files['jobs/index.html'] = { sha256: 'x', bytes: 'anders'.length }
  const gone = Object.keys(manifest.files).filter((name) => name.startsWith('imprint/'))
  for (const name of gone) delete manifest.files[name]
  await fs.rm(path.join(site.out, 'imprint'), { recursive: true })
  await fs.writeFile(path.join(site.out, '.gewerk-build.json'), JSON.stringify(manifest))
  expect(await publish(wanted(site.out))).toEqual({
    lasting: [],
    documents: ['jobs/index.html'],
    gone,
  })
  expect(await fs.readdir(folder)).not.toContain('imprint')
  expect(await filesIn(folder)).toEqual([...(await filesIn(site.out)), 'fremd.txt'].toSorted())
  expect(await fs.readFile(path.join(folder, 'jobs/index.html'), 'utf8')).toBe('anders')

  // Somebody has deleted a page there, and cut another one off.
  await fs.rm(path.join(folder, 'about/index.html'))
  await fs.truncate(path.join(folder, 'index.html'), 10)
  expect(await publish(wanted(site.out))).toEqual({
    lasting: [],
    documents: ['about/index.html', 'index.html'],
    gone: [],
  })
  expect(await fs.readFile(path.join(folder, 'index.html'), 'utf8')).toBe(
    await fs.readFile(path.join(site.out, 'index.html'), 'utf8'),
  )
})

test.each(
  Object.keys(ways),
)('%s names a page that is a link before it is replaced', async (way) => {
  const { folder, wanted } = await (ways[way] as () => Promise<Opened>)()
  const site = wanted(await writeSmallSite(await emptyFolder(), 'a'))
  await fs.mkdir(path.join(folder, 'page-0'), { recursive: true })
  await fs.writeFile(path.join(folder, 'wartung.html'), 'Gleich zurück')
  await fs.symlink('../wartung.html', path.join(folder, 'page-0/index.html'))
  const manifest = await readBuildManifest(site.from)
  const { foreign } = await lookAt(placeOf(site), manifest?.files ?? {})
  expect(foreign).toEqual(['page-0/index.html'])
})

test.runIf(has.ssh)('a server that says it is the same, and is not, gets nothing', async () => {
  const { work, target, secrets } = await openSshServer()
  const knownHosts = path.join(work, 'known-other')
  const [, ...key] = (await fs.readFile(path.join(work, 'own.pub'), 'utf8')).split(' ')
  await fs.writeFile(knownHosts, `[127.0.0.1]:${target.port} ssh-ed25519 ${key[0]}\n`)
  for (const to of ['rsync', 'sftp'] as const) {
    const place = placeOf({
      from: '',
      target: { ...target, to, folder: 'x' },
      secrets: { ...secrets, knownHosts },
    })
    await expect(place.manifest()).rejects.toThrow(/HOST IDENTIFICATION|host key/i)
  }
})

describe.runIf(has.ftps)('over FTPS', () => {
  const place = async (more: Partial<Wanted>) => {
    const { wanted } = await overFtps()
    return placeOf({ ...wanted(''), ...more }).manifest()
  }

  test('who has a wrong password is told so, and it stands in no message', async () => {
    const refused = place({ secrets: { password: 'falsch-geheim' } })
    await expect(refused).rejects.toThrow(/530/)
    await expect(refused).rejects.not.toThrow(/falsch-geheim/)
  })

  test.each([
    true,
    false,
  ])('a line that breaks again and again takes the site all the same, overwriting: %s', async (overwrites) => {
    const { folder, wanted } = await overFtps(overwrites)
    const site = await buildForHosts('https://www.erlenbeck.example')
    onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
    const { target, ...rest } = wanted(site.out)
    if (target.to !== 'ftps') throw new Error('over FTPS')
    const port = await openBadLine(target.port ?? 21, 20_000)
    await publish({ ...rest, target: { ...target, port } })
    expect(await filesIn(folder)).toEqual(await filesIn(site.out))
  })

  test('a server that dies meanwhile is told as one that no longer answers', async () => {
    const { wanted } = await overFtps()
    const { target, ...rest } = wanted(await writeSmallSite(await emptyFolder(), 'a'))
    if (target.to !== 'ftps') throw new Error('over FTPS')
    const port = await openBadLine(target.port ?? 21, 3_000, true)
    const refused = publish({ ...rest, target: { ...target, port } })
    await expect(refused).rejects.toThrow(serverAdvice.broken)
    const nobody = publish({ ...rest, target: { ...target, port } })
    await expect(nobody).rejects.toThrow(serverAdvice.noAnswer)
  })

  test('a folder into which nobody may write is told as such', async () => {
    const { folder, wanted } = await overFtps()
    await fs.chown(folder, 0, 0)
    await fs.chmod(folder, 0o755)
    const site = await writeSmallSite(await emptyFolder(), 'a')
    const refused = publish(wanted(site))
    await expect(refused).rejects.toThrow(serverAdvice.folder)
    await expect(refused).rejects.toThrow(/550/)
    expect(await filesIn(folder)).toEqual([])
  })

  test('a folder that is not there yet is made', async () => {
    const { folder, wanted } = await overFtps()
    await fs.chown(path.dirname(folder), 65_534, 65_534)
    const { target, ...rest } = wanted(await writeSmallSite(await emptyFolder(), 'a'))
    await publish({ ...rest, target: { ...target, folder: 'betrieb' } })
    expect(await faultsIn(path.join(folder, '../betrieb'))).toEqual([])
  })

  test('a folder that would lie in one that is not there is told as missing', async () => {
    const { wanted } = await overFtps()
    const { target, ...rest } = wanted(await writeSmallSite(await emptyFolder(), 'a'))
    const refused = publish({ ...rest, target: { ...target, folder: 'gibt/es/nicht' } })
    await expect(refused).rejects.toThrow(serverAdvice.noFolder)
  })

  test('a folder that lies where a file is to be is told, and left', async () => {
    const { folder, wanted } = await overFtps()
    await fs.mkdir(path.join(folder, 'page-0/index.html'), { recursive: true })
    await fs.chown(path.join(folder, 'page-0'), 65_534, 65_534)
    const site = await writeSmallSite(await emptyFolder(), 'a')
    await expect(publish(wanted(site))).rejects.toThrow(
      deployWords.isAFolder('htdocs/page-0/index.html'),
    )
    expect((await fs.stat(path.join(folder, 'page-0/index.html'))).isDirectory()).toBe(true)
  })

  test('nothing is said to a server for whose certificate nobody vouches', async () => {
    await expect(place({ certificate: '' })).rejects.toThrow(/certificate/)
  })
})

const KILLS = Number(process.env.KILLS ?? 100)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** Parts of the time that a whole one takes. */
const MOMENTS = Array.from({ length: 1_000 }, (_, index) => index / 1_000)

describe('killed at any moment', () => {
  let program: string

  beforeAll(async () => {
    const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-killed-'))
    await compileCommands(root, { killed: 'tests/audit/deploy/killed.ts' }, work)
    program = path.join(work, 'killed.js')
    return () => fs.rm(work, { recursive: true, force: true })
  })

  /** A process that is ready to publish. */
  const prepare = async (): Promise<ChildProcess> => {
    const child = fork(program, { stdio: 'inherit', detached: true })
    await once(child, 'message')
    return child
  }

  /** Publishes until it is done, or is killed with all that it has started; tells which, and how long it took. */
  const publishFor = async (wanted: Wanted, milliseconds: number) => {
    const child = await prepare()
    const begun = performance.now()
    const ended = once(child, 'exit')
    child.send(wanted)
    const isDone = await Promise.race([ended.then(() => true), wait(milliseconds, false)])
    if (!isDone && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
    if (isDone) expect(child.exitCode).toBe(0)
    return { isDone, took: performance.now() - begun }
  }

  test.each(Object.keys(ways))(`%s has a whole site (KILLS=${KILLS} SEED=${seed})`, async (way) => {
    const { pick } = createRandom(seed)
    const { folder, wanted } = await (ways[way] as () => Promise<Opened>)()
    const states = await Promise.all(
      ['a', 'b', 'c'].map(async (state) => writeSmallSite(await emptyFolder(), state)),
    )
    const next = () => wanted(pick(states))
    const { took: usual } = await publishFor(next(), 60_000)
    let killed = 0
    for (let round = 0; killed < KILLS && round < KILLS * 4; round += 1) {
      const site = next()
      const { isDone } = await publishFor(site, pick(MOMENTS) * usual)
      if (!isDone) killed += 1
      expect(await faultsIn(folder), `after ${killed} kills`).toEqual([])
      if (round % 10 !== 9) continue
      // Who is let finish has the site as it was built, and nothing besides.
      expect((await publishFor(site, 60_000)).isDone).toBe(true)
      expect(await filesIn(folder)).toEqual(await filesIn(site.from))
      for (const name of await filesIn(folder))
        expect(await fs.readFile(path.join(folder, name)), name).toEqual(
          await fs.readFile(path.join(site.from, name)),
        )
    }
    console.log(`${way}: ${killed} of ${KILLS} killed; a whole one takes ${Math.round(usual)} ms`)
  })
})
