import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { productFolder as root } from '../machine/product-folder.ts'

interface Count {
  passed: number
  failed: number
}

const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

const run = (title: string, command: string, args: string[]): number => {
  console.log(`\n— ${title}`)
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (error) console.error(error)
  return status ?? 1
}

/** A command that passes or fails as one. */
const runCheck = (title: string, command: string, args: string[]): Count =>
  run(title, command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

interface VitestResult {
  numPassedTests: number
  numFailedTests: number
}

/** A run that breaks off without a result is one failure. */
const runVitest = async (title: string, ...projects: string[]): Promise<Count> => {
  const report = path.join(root, '.gewerk', `tests-${projects[0]}.json`)
  await fs.rm(report, { force: true })
  const status = run(title, bin('vitest'), [
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

const counts = [
  runCheck('types', bin('tsc'), ['-p', root]),
  runCheck('lint and format', bin('biome'), ['ci', '.']),
  runCheck('content', process.execPath, ['scripts/run.mjs', 'gewerk', 'check']),
  // Who replaces `content/` has deleted the tests of the sample: with the others, a project may be empty.
  await runVitest('unit tests', 'unit', 'alone', 'sample'),
  await runVitest('browser tests', 'browser'),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
