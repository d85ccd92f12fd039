import { randomBytes } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import os from 'node:os'
import { sha256 } from '../digest.ts'

/** Process ids mean nothing on another machine, nor outside their container. */
const pidNamespace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

const HOST = sha256(os.hostname() + pidNamespace()).slice(0, 8)

/** Tells this run from an earlier one that had the same process id. */
const RUN = randomBytes(4).toString('hex')

/** What this process puts behind the names of its folders: process, machine and run. */
export const ownMark = `${process.pid}-${HOST}-${RUN}`

const MARK = /^(\d+)-([\da-f]{8})-([\da-f]{8})$/

/** Whether a name is what a process of any machine puts there. */
export const isMark = (name: string): boolean => MARK.test(name)

/** No build takes so long: by then the process has gone, whoever has its number now. */
const LONGEST_RUN = 24 * 60 * 60 * 1_000

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/**
 * Whether the process is gone that marked a folder. In doubt, on another machine for instance, it is
 * alive until the folder has been left alone for a day.
 *
 * @param modified milliseconds since 1970
 */
export const isAbandoned = (mark: string, modified: number): boolean => {
  const [whole, pid, host, run] = MARK.exec(mark) ?? []
  if (whole === undefined) return false
  if (Date.now() - modified > LONGEST_RUN) return true
  if (host !== HOST) return false
  return Number(pid) === process.pid ? run !== RUN : !isRunning(Number(pid))
}
