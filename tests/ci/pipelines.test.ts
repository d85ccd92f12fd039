import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { formats } from '../../scripts/commands/reporters.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { emptyFolder } from '../workspace.ts'

const readText = (name: string) => fs.readFile(path.join(root, name), 'utf8')

const { scripts } = JSON.parse(await readText('package.json')) as {
  scripts: Record<string, string>
}

interface Step {
  run?: string
  uses?: string
  if?: string
  with?: Record<string, string>
}
interface Workflow {
  on: Record<string, unknown>
  permissions: unknown
  jobs: Record<string, { if?: string; permissions?: Record<string, string>; steps: Step[] }>
}
interface Pipeline {
  check: {
    script: string[]
    cache: { paths: string[] }[]
    artifacts: { when: string; paths: string[] }
  }
  comment: { script: string[] }
  publish: { script: string[] }
  pages: { script: string[] }
}

const workflow = load(await readText('.github/workflows/content.yml')) as Workflow
const pipeline = load(await readText('.gitlab-ci.yml')) as Pipeline

const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
const commands = {
  GitHub: steps.flatMap(({ run }) => run ?? []),
  GitLab: [pipeline.check, pipeline.comment, pipeline.publish, pipeline.pages].flatMap(
    ({ script }) => script,
  ),
}

const starter = 'scripts/new/site/repository'

const files = ['.github/workflows/content.yml', `${starter}/dot-github/workflows/website.yml`]

/** The first versions that run on Node 24; GitHub has removed Node 20 from its machines in September 2026. */
const ON_NODE_24: Record<string, number> = {
  checkout: 5,
  'setup-node': 5,
  cache: 5,
  'upload-artifact': 6,
  'download-artifact': 7,
  'upload-pages-artifact': 5,
  'deploy-pages': 5,
}

const ON_MAIN = "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)"

describe.each(Object.entries(commands))('%s', (_, lines) => {
  const text = lines.join('\n')

  test('checks and builds with commands that there are', () => {
    const called = [...text.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name = '']) => name)
    expect(new Set(called)).toEqual(new Set(['check', 'build', 'deploy']))
    for (const name of called) expect(scripts).toHaveProperty(name)
  })

  test('asks for formats that the check knows', () => {
    const asked = [...text.matchAll(/--format (\w+)/g)].map(([, format]) => format)
    expect(asked).toContain('markdown')
    for (const format of asked) expect(formats).toContain(format)
  })
})

test('GitLab runs scripts that are there', async () => {
  const files = [...commands.GitLab.join('\n').matchAll(/node (\S+)/g)].map(([, file = '']) => file)
  expect(files).toHaveLength(2)
  for (const file of files) expect(await readText(file)).not.toBe('')
})

describe('GitHub', () => {
  test('writes the summary of the job', () => {
    expect(commands.GitHub.join('\n')).toContain('>> "$GITHUB_STEP_SUMMARY"')
  })

  test('puts nothing of a change into a script', () => {
    for (const run of commands.GitHub) expect(run).not.toContain('${{')
  })

  test('gives no token to write to what runs the code of a change', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const { permissions, steps: own } of Object.values(workflow.jobs)) {
      const runsChange = own.some(({ uses }) => uses?.startsWith('actions/checkout'))
      expect(permissions === undefined || !runsChange).toBe(true)
    }
    expect(workflow.jobs.comment?.permissions).toEqual({ 'pull-requests': 'write' })
  })

  test('looks at the main branch, whatever its name is', async () => {
    const theirs = load(await readText(`${starter}/dot-github/workflows/website.yml`)) as Workflow
    for (const { on, jobs } of [workflow, theirs]) {
      expect(on.push).toEqual({ branches: ['**'] })
      expect(jobs.check?.if).toContain(` github.event_name != 'push' || ${ON_MAIN} `)
      expect(JSON.stringify(jobs)).not.toMatch(/\bmain\b/)
    }
  })

  test('runs actions that are made for a Node that its machines have', async () => {
    for (const file of files) {
      const uses = [...(await readText(file)).matchAll(/uses: actions\/([\w-]+)\S*@v(\d+)/g)]
      for (const [, name = '', version] of uses)
        expect(Number(version), `${file}: ${name}`).toBeGreaterThanOrEqual(ON_NODE_24[name] ?? 0)
      expect(uses).toHaveLength(11)
    }
  })

  test('takes along what is hidden, such as .htaccess and .well-known', async () => {
    for (const file of files) {
      const { jobs } = load(await readText(file)) as Workflow
      const uploads = Object.values(jobs).flatMap(({ steps: own }) =>
        own.filter(({ with: given }) => given?.path === 'dist'),
      )
      const taken = uploads.map(({ with: given }) => String(given?.['include-hidden-files']))
      expect(taken).toEqual(['true', 'true'])
    }
  })

  test('publishes what has been merged, and nothing of a change', () => {
    const isMain = `(github.event_name == 'schedule' || ${ON_MAIN})`
    expect(workflow.jobs.publish?.if).toContain(` vars.PUBLISH == 'deploy' && ${isMain} `)
    expect(workflow.jobs.pages?.if).toContain(` vars.PUBLISH == 'pages' && ${isMain} `)
    const text = JSON.stringify(workflow.jobs)
    const { publish, ...others } = workflow.jobs
    expect([text.includes('secrets.'), JSON.stringify(others).includes('secrets.')]).toEqual([
      true,
      false,
    ])
    expect(publish?.steps.at(-1)?.run).toMatch(/deploy$/)
  })
})

describe('is what the hosts read', async () => {
  const ajv = new Ajv({
    ...{ strict: false, validateFormats: false, allowUnionTypes: true },
    // Draft 4 says the same with other names for what is asked here.
    meta: false,
    validateSchema: false,
  })
  const schemas = {
    'github-workflow': ['.github/workflows/content.yml', 'dot-github/workflows/website.yml'],
    'gitlab-ci': ['.gitlab-ci.yml', 'dot-gitlab-ci.yml'],
    'dependabot-2.0': ['.github/dependabot.yml', 'dot-github/dependabot.yml'],
  }
  for (const [schema, [own = '', theirs = '']] of Object.entries(schemas)) {
    const { $schema: _, ...rules } = JSON.parse(await readText(`tests/ci/schemas/${schema}.json`))
    const validate = ajv.compile(rules)

    test.each([own, `${starter}/${theirs}`])('%s', async (name) => {
      validate(load(await readText(name)))
      expect(validate.errors ?? []).toEqual([])
    })

    test(`${schema} refuses what it does not know`, async () => {
      const file = load(await readText(own)) as Record<string, object>
      const broken = {
        ...file,
        jobs: { check: { steppes: [] } },
        check: { scripts: 1 },
        version: 3,
      }
      expect(validate(broken)).toBe(false)
    })
  }
})

describe('what is kept for the next run', () => {
  const kept = ['.gewerk', 'dist']
  const linesOf = (text = '') => text.split('\n').filter(Boolean)
  const files = (name: string, starterName: string) => [name, `${starter}/${starterName}`]

  test.each(
    files('.github/workflows/content.yml', 'dot-github/workflows/website.yml'),
  )('%s', async (name) => {
    const { jobs } = load(await readText(name)) as Workflow
    const own = jobs.check?.steps ?? []
    const cache = own.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with ?? {}
    expect(linesOf(cache.path)).toEqual(kept)
    // Each run keeps its own, and takes the newest that there is.
    expect(cache.key).toContain('github.run_id')
    const begins = (key: string) =>
      cache.key?.startsWith(key) || key.includes('github.event.repository.default_branch')
    expect(linesOf(cache['restore-keys']).every(begins)).toBe(true)
    // The site of an earlier run is never shown as that of this one.
    const upload = own.find((step) => step.with?.path === 'dist')
    expect(upload).toMatchObject({ with: { name: 'vorschau' } })
    expect(upload).not.toHaveProperty('if')
  })

  test.each(files('.gitlab-ci.yml', 'dot-gitlab-ci.yml'))('%s', async (name) => {
    const jobs = load(await readText(name)) as Record<string, Pipeline['check']>
    const { cache = [], artifacts, script } = jobs.check ?? jobs.website ?? {}
    const folders = cache.flatMap(({ paths }) => paths)
    expect(folders).toEqual(['.npm/', ...kept.map((folder) => `${folder}/`)])
    expect(artifacts?.paths.filter((each) => folders.includes(each))).toEqual([])
    expect(script?.at(-1)).toBe('cp -a dist vorschau')
  })
})

test.each([
  '.github/workflows/content.yml',
  '.gitlab-ci.yml',
  `${starter}/dot-github/workflows/website.yml`,
  `${starter}/dot-gitlab-ci.yml`,
])('%s leaves it to the check itself to say why it could not run', async (name) => {
  const reports = (await readText(name)).match(/(?:npm run|npx) .* > \S+\.(?:md|json) .*/g) ?? []
  expect(reports).not.toEqual([])
  const cwd = await emptyFolder()
  for (const line of reports)
    execFileSync('bash', ['-ec', `npm() { return 2; }; npx() { return 2; }; ${line}`], { cwd })
})
