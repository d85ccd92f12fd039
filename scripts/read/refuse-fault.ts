import path from 'node:path'
import type { Wording } from '../problem/problem.ts'
import type { ListedFile } from './list-files.ts'
import { readWording } from './messages.ts'
import { repairName } from './names/refuse-names.ts'

/** What the disk does not let us read. */
export const refuseFault = ({ fault, written }: ListedFile): Wording | undefined => {
  const name = path.posix.basename(written)
  return fault && readWording[fault](name, repairName(name))
}
