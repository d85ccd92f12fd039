import { lstatSync } from 'node:fs'
import path from 'node:path'
import { diskWords } from './disk-words.ts'
import { causeOf } from './while-reading.ts'

const { faults } = diskWords

const isExplained = (code: string | undefined): code is keyof typeof faults =>
  code !== undefined && Object.hasOwn(faults, code)

/** Bundlers and encoders put the system's error into a text of their own. */
const codeOf = ({ code, syscall, message }: NodeJS.ErrnoException): string | undefined => {
  if (isExplained(code)) return code
  if (code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir')) return 'FILE_FOR_FOLDER'
  // Folders are made together with those above them: what is missing then is a disk to write to.
  if (code === 'ENOENT' && syscall === 'mkdir') return 'EROFS'
  const named = Object.keys(faults).find((name) => new RegExp(`\\b${name}\\b`).test(message))
  return named ?? (/no space left on device/i.test(message) ? 'ENOSPC' : code)
}

const faultOf = (thrown: unknown, platform = process.platform) => {
  const error = causeOf(thrown)
  const code = error instanceof Error ? codeOf(error) : undefined
  const fault = isExplained(code) ? faults[code] : undefined
  if (platform === 'win32') return fault === faults.EPERM ? faults.NOT_RELEASED : fault
  const isMounted = fault === faults.EBUSY && (error as NodeJS.ErrnoException).syscall === 'rename'
  return isMounted ? faults.MOUNTED : fault
}

/** What keeps the disk from being written, in the user's language; undefined for every other error. */
export const diskReason = (thrown: unknown): string | undefined => faultOf(thrown)?.reason

/** What to do about it. */
export const diskAdvice = (thrown: unknown): string | undefined => faultOf(thrown)?.advice

const kindOf = (location: string): 'folder' | 'file' | undefined => {
  try {
    return lstatSync(location).isDirectory() ? 'folder' : 'file'
  } catch {
    return undefined
  }
}

/** Of a path that can't be made, what has to go: the file that stands where a folder of it belongs. */
export const fileOnWay = (location: string): string | undefined => {
  const kind = kindOf(location)
  if (kind !== undefined) return kind === 'file' ? location : undefined
  const above = path.dirname(location)
  return above === location ? undefined : fileOnWay(above)
}

/**
 * What to say in the user's language of an error that is the disk's and not the program's; undefined for
 * every other one.
 *
 * @param outcome what became of the work, where that can be said
 */
export const explainDiskFault = (
  thrown: unknown,
  outcome?: string,
  platform?: NodeJS.Platform,
): string | undefined => {
  const fault = faultOf(thrown, platform)
  const { path: place } = causeOf(thrown) as NodeJS.ErrnoException
  const inWay = fault === faults.FILE_FOR_FOLDER && place ? fileOnWay(place) : undefined
  return fault && diskWords.diskFault(fault, inWay ?? place, outcome)
}
