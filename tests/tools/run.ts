import { execFile } from 'node:child_process'
import type { Outcome } from '../call.ts'

/** What the tests, and an `npm` around them, have put into the environment. */
const OURS =
  /^(?:CONTENT_DIR|OUT_DIR|PORT|INIT_CWD|NODE_ENV|NODE_OPTIONS|VITEST.*|npm_(?:package|lifecycle|config_local_prefix).*)$/

/** The environment of somebody who has opened a terminal, on a day on which everything is shown. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  TODAY: '2026-11-22',
})

const options = (folder: string) => ({
  cwd: folder,
  env: environment(),
  maxBuffer: 1e9,
  // On Windows, npm is a script of the shell.
  shell: process.platform === 'win32',
})

/** Calls a program in a folder, and waits for its end. */
export const run = (folder: string, program: string, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(program, args, options(folder), (_, out, error) =>
      resolve({ exit: child.exitCode ?? -1, out, error }),
    )
    child.stdin?.end()
  })

/** Calls a program that has to do its work for the test to go on. */
export const mustRun = async (
  folder: string,
  program: string,
  ...args: string[]
): Promise<string> => {
  const { exit, out, error } = await run(folder, program, ...args)
  if (exit !== 0)
    throw new Error(`${[program, ...args].join(' ')}: exit code ${exit}\n${out}${error}`)
  return out
}
