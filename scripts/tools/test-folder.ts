import { promises as fs } from 'node:fs'
import os from 'node:os'

/** Linux's disk in memory. */
const MEMORY = '/dev/shm'

/** Bytes that have to be free: of what all tests write at once, many times over. */
const ENOUGH = 4_000_000_000

/** Whether programs may be run from there, as tests do. */
const runsPrograms = async (): Promise<boolean> => {
  const mounts = await fs.readFile('/proc/mounts', 'utf8')
  return mounts
    .split('\n')
    .some((line) => line.split(' ')[1] === MEMORY && !/[ ,]noexec[ ,]/.test(line))
}

/**
 * Where tests put what they write: on a disk in memory where there is one. Each writes hundreds of small
 * files, for which the disk of a virtual machine takes longer than for the tests themselves.
 */
export const testFolder = async (): Promise<string> => {
  try {
    const { bavail, bsize } = await fs.statfs(MEMORY)
    await fs.access(MEMORY, fs.constants.W_OK)
    const free = Math.min(bavail * bsize, os.freemem())
    if (free >= ENOUGH && (await runsPrograms())) return MEMORY
  } catch {
    // Other systems have none.
  }
  return os.tmpdir()
}
