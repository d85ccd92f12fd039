import { spawn } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { productFolder as root } from '../machine/packages/product-folder.ts'
import { testFolder } from './test-folder.ts'

interface Count {
  passed: number
  /** What failed, each with its first words: printed last, where a long run is looked at first. */
  failed: string[]
  /** What passed at the second attempt, and why not at the first: it may be a fault that comes seldom. */
  unsteady: string[]
}

const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

const TMPDIR = await testFolder()

/** Runs a command; what it prints comes in one piece, as others run beside it. */
const run = async (title: string, command: string, args: string[]) => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, TMPDIR, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk))
  }
  const status = await new Promise<number>((resolve) => {
    child.on('error', (error) => printed.push(Buffer.from(`${error.stack}\n`)))
    child.on('close', (code) => resolve(code ?? 1))
  })
  const output = Buffer.concat(printed).toString()
  process.stdout.write(`\n— ${title}\n${output}`)
  return { status, output }
}

/** A command that passes or fails as one. */
const runCheck = async (title: string, command: string, ...args: string[]): Promise<Count> => {
  const { status, output } = await run(title, command, args)
  const failed = status === 0 ? [] : [`${title}\n${output}`]
  return { passed: 1 - failed.length, failed, unsteady: [] }
}

interface VitestResult {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

type Ran = VitestResult['testResults'][number]

/** Tests that ended so and failed at any attempt, each with what was wrong. */
const complaintsOf = ({ name, assertionResults }: Ran, ended: 'passed' | 'failed'): string[] =>
  assertionResults
    .filter(({ status, failureMessages }) => status === ended && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) =>
        `${path.relative(root, name)} > ${fullName}\n${failureMessages.join('\n')}`,
    )

const failuresOf = (ran: Ran): string[] => {
  const tests = complaintsOf(ran, 'failed')
  // A file that could not be loaded has no test that failed.
  const isBroken = tests.length === 0 && ran.status === 'failed'
  return isBroken ? [`${path.relative(root, ran.name)}\n${ran.message}`] : tests
}

/** With `--all`, as CI runs it, also what takes long. */
const chosen = process.argv.includes('--all') ? [] : ['--tags-filter=!long']

/** A run that breaks off, without a result or with all of its tests passed, is one failure. */
const runVitest = async (title: string, ...projects: string[]): Promise<Count> => {
  const file = path.join(root, '.gewerk', `tests-${projects[0]}.json`)
  await fs.rm(file, { force: true })
  const { status } = await run(title, bin('vitest'), [
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...chosen,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const result = await fs.readFile(file, 'utf8').catch(() => undefined)
  if (result === undefined) return { passed: 0, failed: [`${title}: no result`], unsteady: [] }
  const { numPassedTests: passed, testResults } = JSON.parse(result) as VitestResult
  const failed = testResults.flatMap(failuresOf)
  const unsteady = testResults.flatMap((ran) => complaintsOf(ran, 'passed'))
  if (status !== 0 && failed.length === 0) failed.push(`${title}: ended with ${status}`)
  return { passed, failed, unsteady }
}

const checks = async (): Promise<Count[]> => [
  await runCheck('types', bin('tsc'), '-p', root),
  await runCheck('lint and format', bin('biome'), 'ci', '.'),
  await runCheck('content', process.execPath, 'scripts/run.mjs', 'gewerk', 'check'),
]

// With all of them at once, each waits for the others, and all take longer.
const counts = [
  ...(await Promise.all([
    checks(),
    // Who replaces `content/` has deleted the tests of the sample: with the others, a project may be empty.
    runVitest('tests in the browser, of the sample, and alone', 'browser', 'alone', 'sample'),
  ])),
  await runVitest('unit tests', 'unit'),
]
const all = counts.flat()
const passed = all.reduce((sum, count) => sum + count.passed, 0)
const failed = all.flatMap((count) => count.failed)
const list = (title: string, texts: readonly string[]) => {
  if (texts.length > 0) console.log(`\n${title}:\n${texts.map((text) => `- ${text}`).join('\n')}`)
}
list(
  'Passed at the second attempt only',
  all.flatMap(({ unsteady }) => unsteady),
)
list('Failed', failed)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
