import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pack } from '../tools/packed.ts'
import { emptyFolder } from '../workspace.ts'
import { addPackages, makeFreshDebian } from './debian/fresh.ts'
import { blocksOf, follow } from './debian/handbook.ts'
import { openPodman } from './debian/podman.ts'
import { asEverywhere } from './hosts/as-everywhere.ts'
import { install } from './hosts/programs.ts'
import { ask, type Reached } from './hosts/server.ts'
import { buildForHosts } from './hosts/site.ts'
import { openMailServer } from './inbox/mail-server.ts'
import { FORM, INBOX, PASSWORD, untilReady } from './inbox/program.ts'
import { installTool } from './package/company.ts'
import { postForm, VALUES } from './php/post.ts'

const has =
  process.getuid?.() === 0 &&
  install({ podman: 'podman', runc: 'runc', catatonit: 'catatonit', debootstrap: 'debootstrap' })

/** Nothing is fetched: the base is made by debootstrap, with what npm would install lying in it. */
const makeBase = async (): Promise<string> => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-package-'))
  const tool = await installTool(work, await pack(work))
  const fresh = await makeFreshDebian()
  // What installs some hundred packages is done once for both containers.
  const base = await addPackages(fresh, 'nodejs npm')
  await fs.cp(path.join(tool, 'node_modules'), path.join(base, 'root/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  onTestFinished(async () => {
    for (const folder of [work, fresh, base]) await fs.rm(folder, { recursive: true, force: true })
  })
  return base
}

const SITE = 'https://www.beispiel.de'

/** The repository of a company that has an inbox of its own. */
const makeCompany = async () => {
  const site = await buildForHosts(SITE, { form: FORM })
  onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
  const firma = await emptyFolder()
  await fs.cp(path.join(site.work, 'content'), path.join(firma, 'content'), { recursive: true })
  await fs.cp(site.serverFiles, path.join(firma, 'deploy'), { recursive: true })
  await fs.writeFile(path.join(firma, 'package.json'), '{}')
  return { site, firma }
}

test.runIf(has)('who follows the handbook has the site and its inbox in containers', async () => {
  const podman = await openPodman()
  onTestFinished(podman.end)
  podman.takeFor(await makeBase(), 'docker.io/library/debian:trixie-slim')
  const { site, firma } = await makeCompany()
  const mail = await openMailServer()
  const env = path.join(firma, '../gewerk-inbox-www.beispiel.de.env')
  await fs.writeFile(env, `SMTP_URL=smtp://127.0.0.1:${mail.port}\nINBOX_PASSWORD=${PASSWORD}\n`)
  const written = (text: string) =>
    text
      .replace('--publish 127.0.0.1:8080:8080', '--network host')
      .replace('/etc/gewerk-inbox-www.beispiel.de.env', env)
  await follow(await blocksOf('### In einem Container'), podman, firma, written)

  const server: Reached = { protocol: 'http', port: 8080, host: new URL(SITE).hostname }
  expect(await asEverywhere(site, server)).toEqual([])
  await untilReady(server)
  for (const name of ['seite', 'posteingang']) {
    await podman.run(`podman healthcheck run ${name}`, '/')
    expect(await podman.run(`podman exec ${name} id -u`, '/')).toBe('10001\n')
    await expect(podman.run(`podman exec ${name} touch /srv/x`, '/')).rejects.toThrow('Read-only')
  }
  // Each of another visitor, as whoever is before the container says.
  for (let number = 0; number < 10; number += 1) {
    const from = { 'X-Forwarded-For': `192.0.2.${number}` }
    const fields = { ...VALUES, message: `Nachricht ${number}` }
    expect((await postForm(server, fields, from, INBOX)).status).toBe(200)
  }
  await expect.poll(() => mail.taken.length).toBe(10)
  await podman.run('podman restart posteingang', '/')
  await untilReady(server)
  const Authorization = `Basic ${Buffer.from(`buero:${PASSWORD}`).toString('base64')}`
  const headers = { Authorization, Accept: 'application/json' }
  const { enquiries } = JSON.parse((await ask(server, { path: INBOX, headers })).body)
  expect(enquiries).toHaveLength(10)
  expect(mail.taken).toHaveLength(10)
})
