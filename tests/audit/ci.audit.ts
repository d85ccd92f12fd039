import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { load } from 'js-yaml'
import { beforeAll, expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { writeSite } from '../../scripts/new/site/write-site.ts'
import { filesOf } from '../new/site/site-folder.ts'
import { environment } from '../tools/run.ts'

interface Step {
  run?: string
}

/** A company's repository, with programs in the place of those that CI installs. */
let firma: string
let programs: string

const program = (name: string, text: string) =>
  fs.writeFile(path.join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })

beforeAll(async () => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-ci-'))
  firma = path.join(work, 'firma')
  programs = path.join(work, 'bin')
  await fs.mkdir(programs)
  await writeSite(firma, await filesOf())
  const target = '\ndeploy:\n  to: folder\n  folder: ziel\n'
  await fs.appendFile(path.join(firma, 'content/site.yaml'), target)
  await program('npm', '[ "$1" = ci ]')
  await program('npx', `exec node ${root}/scripts/run.mjs "$@" --folder "$PWD"`)
  return () => fs.rm(work, { recursive: true, force: true })
})

/** Runs lines as the hosts do: the first that fails ends them. */
const bash = (lines: readonly string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = {
      ...environment(),
      PATH: `${programs}:${process.env.PATH}`,
      GITHUB_STEP_SUMMARY: path.join(firma, '..', 'summary.md'),
    }
    const script = lines.join('\n')
    const child = execFile(
      'bash',
      ['-eo', 'pipefail', '-c', script],
      { cwd: firma, env },
      (_, out, error) => resolve({ code: child.exitCode ?? -1, said: out + error }),
    )
  })

const read = async (name: string) => load(await fs.readFile(path.join(firma, name), 'utf8'))

test('the steps for GitHub check and build a new company, and do not publish what may not be', async () => {
  const { jobs } = (await read('.github/workflows/website.yml')) as {
    jobs: Record<string, { steps: Step[] }>
  }
  const runsOf = (name: string) => jobs[name]?.steps.flatMap(({ run }) => run ?? []) ?? []
  const [release = '', ...others] = runsOf('check').toReversed()
  expect(await bash(others.toReversed())).toMatchObject({ code: 0 })
  expect(await fs.readdir(firma)).toEqual(expect.arrayContaining(['dist', 'report.md']))
  expect(await fs.readFile(path.join(firma, '../summary.md'), 'utf8')).toContain('Prüfung')
  expect(release).toContain('--release')
  expect(await bash([release])).toMatchObject({ code: 1 })
  expect(await bash(runsOf('publish'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('Noch nicht'),
  })
  expect(await fs.readdir(firma)).not.toContain('ziel')
})

test('so do those for GitLab', async () => {
  const pipeline = (await read('.gitlab-ci.yml')) as Record<string, { script: string[] }>
  const scriptOf = (name: string) => pipeline[name]?.script ?? []
  expect(await bash(scriptOf('website'))).toMatchObject({ code: 0 })
  expect(await fs.readdir(firma)).toEqual(expect.arrayContaining(['vorschau', 'code-quality.json']))
  expect(await bash(scriptOf('publish'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('Noch nicht'),
  })
  expect(await bash(scriptOf('pages'))).toMatchObject({ code: 1 })
  expect(await fs.readdir(firma)).not.toContain('public')
})
