import path from 'node:path'
import { explainHalfInstalled } from '../machine/packages/explain-half-installed.ts'
import { WrongArguments, WrongUsage } from '../machine/wrong-usage.ts'
import { type Call, nameOf } from './read-call.ts'

/** Where the stack of a fault is kept: in the folder of a company, and not in one that only is to become one. */
const faultFolder = async (folder: string): Promise<string> => {
  const { existsSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const isCompany = existsSync(path.join(folder, 'content'))
  return isCompany ? path.join(folder, '.gewerk') : path.join(tmpdir(), 'gewerk')
}

/**
 * Why a call came to nothing: by how it was called, by what is missing of the program, by the disk, or by a fault of
 * the program, which is said so. What is missing before the others, because what explains them may be.
 */
export const explain = async (error: unknown, call: Call): Promise<string> => {
  if (error instanceof WrongArguments && call.name !== undefined)
    return `${error.message}\n\n${(await import('./usage.ts')).usageOf(call.name)}`
  const half = explainHalfInstalled()
  if (half !== undefined) return half
  if (error instanceof WrongUsage) return error.message
  const { explainDiskFault } = await import('../problem/explain-disk-fault.ts')
  const { reportFault } = await import('../report/fault.ts')
  return explainDiskFault(error) ?? reportFault(error, nameOf(call), await faultFolder(call.folder))
}
