import { promises as fs } from 'node:fs'
import path from 'node:path'
import { ANSWERS } from '../../tools/packed.ts'
import { mustRun } from '../../tools/run.ts'
import { emptyFolder } from '../../workspace.ts'

/** Of what npm says, only what matters. */
export const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error']

/** Changes a file in a folder. */
export const change = async (
  folder: string,
  name: string,
  how: (text: string) => string,
): Promise<void> => {
  const location = path.join(folder, name)
  await fs.writeFile(location, how(await fs.readFile(location, 'utf8')))
}

/** Installs the package from its file into an empty folder, for this machine or for another. */
export const installTool = async (
  work: string,
  file: string,
  machine: readonly string[] = [],
): Promise<string> => {
  const tool = path.join(work, 'tool')
  await fs.mkdir(tool)
  await fs.writeFile(path.join(tool, 'package.json'), '{}')
  await mustRun(tool, 'npm', ...INSTALL, ...machine, file)
  return tool
}

/** Makes a company as somebody does who has installed the package from its file, and installs what it needs. */
export const makeCompany = async (tool: string): Promise<string> => {
  const firma = path.join(tool, '../firma')
  await mustRun(tool, 'npx', 'gewerk', 'new', 'site', firma, ...ANSWERS)
  await mustRun(firma, 'npm', ...INSTALL)
  return firma
}

/** A copy of a company, which is gone after the test. */
export const copyOf = async (company: string): Promise<string> => {
  const firma = path.join(await emptyFolder(), 'firma')
  await fs.cp(company, firma, { recursive: true, verbatimSymlinks: true })
  return firma
}
