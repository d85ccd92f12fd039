import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { environment } from '../../tools/run.ts'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** npm, and the program that it has started. */
const stop = async ({ pid, exitCode }: ChildProcess): Promise<void> => {
  if (pid !== undefined && exitCode === null) process.kill(-pid)
}

/** Starts a script of a company that serves its site, until the end of the test; returns its address. */
export const startScript = async (firma: string, script: string): Promise<string> => {
  const child = spawn('npm', ['run', script], {
    cwd: firma,
    env: { ...environment(), PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => stop(child))
  const lines = createInterface(child.stdout)
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const [address] = /^http:\/\/localhost:\d+/.exec(line) ?? []
      if (address) resolve(address)
    })
    lines.on('close', () => reject(new Error(`npm run ${script} has ended`)))
  })
}
