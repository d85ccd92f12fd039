import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const FOLDERS = ['/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** Where a program is; undefined where it is not installed. */
export const find = (program: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, program)).find((location) => existsSync(location))

const isRoot = process.getuid?.() === 0

/** What a program needs besides itself has no name to be found by. */
const isPackageThere = (name: string): boolean =>
  spawnSync('dpkg', ['-s', name]).stdout?.includes('Status: install ok installed')

/** Installs packages of Debian, by their names with spaces between, unless they are there; tells whether their programs are now. */
export const install = (programs: Readonly<Record<string, string>>): boolean => {
  if (isRoot && find('apt-get')) {
    const packages = Object.values(programs).flatMap((names) => names.split(' '))
    const missing = packages.filter((name) => !isPackageThere(name))
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) => execFileSync('apt-get', args, { env })
    if (missing.length > 0) {
      apt('update', '-qq')
      apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
    }
  }
  return Object.keys(programs).every((program) => find(program) !== undefined)
}

/** A port of this machine on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** A program that runs until it is ended. */
export interface Running {
  end: () => Promise<void>
  /** Ends it as a power cut does. */
  kill: () => void
  pid: number
  /** What it has said so far. */
  output: () => string
}

const endOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  // With all that it has started.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await closed
}

/** Starts a program that stays in the foreground. */
export const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Running => {
  const child = spawn(find(program) ?? program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const kill = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'))
  return { end: () => endOf(child), kill, pid: child.pid ?? 0, output: () => said }
}
