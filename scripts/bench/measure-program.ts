import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { productFolder } from '../machine/packages/product-folder.ts'

const REPORT = path.join(productFolder, 'scripts/bench/report-usage.mjs')

/** What a program has taken, in seconds. */
export interface Taken {
  wall: number
  /** Of its own process. */
  processor: number
  /** The most that it had at a time, in MiB. */
  memory: number
}

const ended = async (child: ChildProcess, what: string): Promise<void> => {
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${what}: exit code ${code}`)
}

/** Runs a program of Node to its end. */
export const measureProgram = async (folder: string, ...args: string[]): Promise<Taken> => {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--import', REPORT, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const report = text(child.stdio[3] as NodeJS.ReadableStream)
  await ended(child, args.join(' '))
  const wall = (performance.now() - begun) / 1_000
  const [milliseconds, kibibytes] = (await report).split(' ').map(Number)
  return { wall, processor: (milliseconds ?? 0) / 1_000, memory: (kibibytes ?? 0) / 1024 }
}

/** Runs something several times, and takes the run in the middle. */
export const middleOf = async (runs: number, run: () => Promise<Taken>): Promise<Taken> => {
  const taken: Taken[] = []
  for (let each = 0; each < runs; each += 1) taken.push(await run())
  return taken.toSorted((a, b) => a.processor - b.processor)[runs >> 1] as Taken
}

/** Runs npm to its end, and returns the seconds by the clock: it starts further processes. */
export const runNpm = async (folder: string, ...args: string[]): Promise<number> => {
  const begun = performance.now()
  const options = { cwd: folder, shell: process.platform === 'win32' }
  await ended(spawn('npm', args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }), 'npm')
  return (performance.now() - begun) / 1_000
}
