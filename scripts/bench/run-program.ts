import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { productFolder } from '../machine/product-folder.ts'

const REPORT = path.join(productFolder, 'scripts/bench/report-cpu.mjs')

/** What a program has taken, in seconds. */
export interface Taken {
  wall: number
  /** Of its own process. */
  processor: number
}

const ended = async (child: ChildProcess, what: string): Promise<void> => {
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${what}: exit code ${code}`)
}

/** Runs a program of Node to its end. */
export const runProgram = async (folder: string, ...args: string[]): Promise<Taken> => {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--import', REPORT, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const report = text(child.stdio[3] as NodeJS.ReadableStream)
  await ended(child, args.join(' '))
  return { wall: (performance.now() - begun) / 1_000, processor: Number(await report) / 1_000 }
}

/** Runs npm to its end, and returns the seconds by the clock: it starts further processes. */
export const runNpm = async (folder: string, ...args: string[]): Promise<number> => {
  const begun = performance.now()
  const options = { cwd: folder, shell: process.platform === 'win32' }
  await ended(spawn('npm', args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }), 'npm')
  return (performance.now() - begun) / 1_000
}
