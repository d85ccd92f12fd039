import path from 'node:path'
import { root } from './folders.ts'
import { explainDiskFault } from './output/explain-disk-fault.ts'
import { reportFault } from './report/fault.ts'
import { WrongUsage } from './today.ts'

/**
 * Runs a command. Its exit code is what it resolves with, or 2 where it fails: by how it was called, by
 * the disk, or by a fault of the program, which is said so.
 *
 * @param name as npm knows it: `check`
 */
export const run = (name: string, command: () => Promise<number>): void => {
  const fail = async (error: unknown): Promise<number> => {
    const known = error instanceof WrongUsage ? error.message : explainDiskFault(error)
    console.error(known ?? (await reportFault(error, name, path.join(root, '.gewerk'))))
    return 2
  }
  // No `await` at the top: program.mjs runs commands as one script.
  void command()
    .catch(fail)
    .then((code) => {
      process.exitCode = code
    })
}
