import { promises as fs } from 'node:fs'
import path from 'node:path'
import { measureProgram, middleOf, type Taken } from '../measure-program.ts'

/** A company whose commands are measured. */
export interface Company {
  /** What is said of it: `1,000 articles`. */
  name: string
  folder: string
  /** The Markdown file that is changed. */
  edited: string
  /** How often commands are run that begin with nothing. */
  coldRuns: number
}

export type Work = 'cold' | 'unchanged' | 'changed' | 'checkCold' | 'checkChanged'

export interface Measured {
  name: string
  taken: Record<Work, Taken>
  /** Of the built site. */
  files: number
  bytes: number
}

/** An odd number: the run in the middle counts. */
const RUNS = 3

/**
 * Moves folders out of the way. Deleted, they would count: for minutes, ext4 passes by each place of a file that is
 * gone, a third of the time of a large build. So nothing is deleted until all is measured.
 */
const clear = async (folder: string, ...names: string[]): Promise<void> => {
  const gone = await fs.mkdtemp(path.join(folder, 'gone-'))
  for (const name of names)
    await fs.rename(path.join(folder, name), path.join(gone, name)).catch(() => undefined)
}

const sizeOf = async (folder: string): Promise<Pick<Measured, 'files' | 'bytes'>> => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  let bytes = 0
  for (const { parentPath, name } of files)
    bytes += (await fs.stat(path.join(parentPath, name))).size
  return { files: files.length, bytes }
}

/** Measures the commands of a company: with nothing, with nothing changed, with one article changed. */
export const measureCompany = async (gewerk: string, company: Company): Promise<Measured> => {
  const { name, folder, edited, coldRuns } = company
  let edits = 0
  const edit = () => {
    edits += 1
    return fs.appendFile(edited, `\nDas kam zum ${edits}. Mal dazu.\n`)
  }
  const build = () => measureProgram(folder, gewerk, 'build')
  const check = () => measureProgram(folder, gewerk, 'check')
  const cold = await middleOf(coldRuns, async () => {
    await clear(folder, '.gewerk', 'dist')
    return build()
  })
  // The second one still has something to note: the files were new before.
  await build()
  const unchanged = await middleOf(RUNS, build)
  const changed = await middleOf(RUNS, async () => {
    await edit()
    return build()
  })
  const checkChanged = await middleOf(RUNS, async () => {
    await edit()
    return check()
  })
  const checkCold = await middleOf(coldRuns, async () => {
    await clear(folder, '.gewerk')
    return check()
  })
  const taken = { cold, unchanged, changed, checkCold, checkChanged }
  return { name, taken, ...(await sizeOf(path.join(folder, 'dist'))) }
}
