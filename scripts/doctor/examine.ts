import { diskAdvice, diskReason } from '../problem/explain-disk-fault.ts'
import { type Check, type Finding, type Subject, wrong } from './check.ts'
import { companyFolder } from './checks/company-folder.ts'
import { contentFolder } from './checks/content-folder.ts'
import { contentFormat } from './checks/content-format.ts'
import { day } from './checks/day.ts'
import { freeSpace } from './checks/free-space.ts'
import { git } from './checks/git.ts'
import { keptFolder } from './checks/kept-folder.ts'
import { mediaNames } from './checks/media-names.ts'
import { nodeVersion } from './checks/node-version.ts'
import { outputFolder } from './checks/output-folder.ts'
import { ownBlocks } from './checks/own-blocks.ts'
import { ownVersion } from './checks/own-version.ts'
import { packageFile } from './checks/package-file.ts'
import { pictures } from './checks/pictures.ts'
import { port } from './checks/port.ts'
import { words } from './words.ts'

/** In the order in which they are told. */
const ofMachine: Check[] = [nodeVersion, ownVersion, pictures, day, port, git]

/** What only a company's folder has. */
const ofCompany: Check[] = [
  packageFile,
  contentFormat,
  ownBlocks,
  mediaNames,
  contentFolder,
  keptFolder,
  outputFolder,
  freeSpace,
]

const look = async (check: Check, subject: Subject): Promise<Finding> => {
  try {
    return await check(subject)
  } catch (error) {
    const [reason, advice] = [diskReason(error), diskAdvice(error)]
    const { path } = error as NodeJS.ErrnoException
    if (reason !== undefined && advice !== undefined) return wrong(words.disk(reason, path), advice)
    return { state: 'wrong', ...words.failed(check.name, (error as Error).message) }
  }
}

/** What can be said of a machine and of a company's folder, one after the other: ports and folders are tried. */
export const examine = async (subject: Subject): Promise<Finding[]> => {
  const folder = await look(companyFolder, subject)
  const checks = folder.state === 'wrong' ? ofMachine : [...ofMachine, ...ofCompany]
  const findings: Finding[] = []
  for (const check of checks) findings.push(await look(check, subject))
  return [folder, ...findings]
}
