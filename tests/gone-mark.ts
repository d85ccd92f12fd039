import { spawnSync } from 'node:child_process'
import { ownMark } from '../scripts/machine/files/own-mark.ts'

/** The mark of a process of this machine that is gone. */
export const goneMark = (): string => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  return ownMark.replace(/^\d+/, String(pid))
}
