import { promises as fs } from 'node:fs'
import path from 'node:path'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { readAll } from '../workspace.ts'
import { mustRun } from './run.ts'

/** What a fresh clone does not have, or what a copy need not have twice. */
const LEFT_OUT = ['.git', '.gewerk', 'compiled', 'dist', 'node_modules']

/** Packed in a copy: while the repository holds a compiled app, its own commands would take that one. */
const copyRepository = async (folder: string): Promise<void> => {
  const isOwn = (location: string) => !LEFT_OUT.includes(path.relative(root, location))
  await fs.cp(root, folder, { recursive: true, filter: isOwn })
  await fs.symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}

/** Packs the repository, as for the registry, and returns the package's file. */
export const pack = async (work: string): Promise<string> => {
  const copy = path.join(work, 'repository')
  const packages = path.join(work, 'packages')
  await copyRepository(copy)
  await fs.mkdir(packages)
  await mustRun(copy, 'npm', 'pack', '--offline', '--pack-destination', packages)
  const [name = ''] = await fs.readdir(packages)
  return path.join(packages, name)
}

/** Names of the files that only one of two folders has, or that differ. */
export const differing = async (one: string, other: string): Promise<string[]> => {
  const [here, there] = await Promise.all([readAll(one), readAll(other)])
  const names = new Set([...here.keys(), ...there.keys()])
  const isSame = (name: string) => {
    const [bytes, others] = [here.get(name), there.get(name)]
    return bytes !== undefined && others !== undefined && bytes.equals(others)
  }
  return [...names].filter((name) => !isSame(name)).toSorted()
}

/** Answers with which `gewerk new site` asks nothing. */
export const ANSWERS = [
  ...['--trade', 'joinery', '--name', 'Tischlerei Holtkamp', '--town', 'Warendorf'],
  ...['--phone', '+49 2581 000000', '--email', 'info@holtkamp.example'],
]
