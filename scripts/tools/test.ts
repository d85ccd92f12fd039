import { spawn } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { productFolder as root } from '../machine/product-folder.ts'

interface Count {
  passed: number
  failed: number
}

const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

/** Runs a command; what it prints comes in one piece, as others run beside it. */
const run = async (title: string, command: string, args: string[]): Promise<number> => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
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
  process.stdout.write(`\n— ${title}\n${Buffer.concat(printed)}`)
  return status
}

/** A command that passes or fails as one. */
const runCheck = async (title: string, command: string, ...args: string[]): Promise<Count> =>
  (await run(title, command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

interface VitestResult {
  numPassedTests: number
  numFailedTests: number
}

/** A run that breaks off without a result is one failure. */
const runVitest = async (title: string, ...projects: string[]): Promise<Count> => {
  const report = path.join(root, '.gewerk', `tests-${projects[0]}.json`)
  await fs.rm(report, { force: true })
  const status = await run(title, bin('vitest'), [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const result = await fs.readFile(report, 'utf8').catch(() => undefined)
  if (result === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(result) as VitestResult
  const failed = status === 0 ? numFailedTests : Math.max(numFailedTests, 1)
  return { passed: numPassedTests, failed }
}

const checks = async (): Promise<Count[]> => [
  await runCheck('types', bin('tsc'), '-p', root),
  await runCheck('lint and format', bin('biome'), 'ci', '.'),
  await runCheck('content', process.execPath, 'scripts/run.mjs', 'gewerk', 'check'),
]

// A test in the browser waits for most of its time: the others run meanwhile.
const counts = await Promise.all([
  runVitest('browser tests', 'browser'),
  // Who replaces `content/` has deleted the tests of the sample: with the others, a project may be empty.
  runVitest('unit tests', 'unit', 'alone', 'sample'),
  checks(),
])
const all = counts.flat()
const passed = all.reduce((sum, count) => sum + count.passed, 0)
const failed = all.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
