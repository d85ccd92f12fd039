import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { wayTo } from '../files/way-to.ts'

/** What a package was made of, noted in it: bytes by the places of its files. */
const LIST = path.join('compiled', 'files.json')

/** What npm leaves out of every package, and what no program of ours is called. */
const LEFT_OUT = /(?:^\.|\.orig$)/

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

const PACKAGE = 'package.json'

/** It, which comes along unnamed, and what it names as its files: any of it may be what a command needs. */
const namedIn = (root: string): string[] => [
  PACKAGE,
  ...JSON.parse(readFileSync(path.join(root, PACKAGE), 'utf8')).files,
]

/** Files of a package that is about to be packed, with their bytes, to be written into it. */
export const packageFiles = (root: string): { file: string; text: string } => {
  const places = namedIn(root).map((name) => path.join(root, name))
  const files = places.flatMap((place) => (isFolder(place) ? filesIn(place) : place))
  const sizes = files.map((file): [string, number] => [wayTo(file, root), sizeOf(file)])
  const text = JSON.stringify(Object.fromEntries(sizes.toSorted()))
  return { file: path.join(root, LIST), text }
}

/** Nothing where it is missing or cut off itself. */
const readList = (root: string): Record<string, number> | undefined => {
  try {
    return JSON.parse(readFileSync(path.join(root, LIST), 'utf8'))
  } catch {
    return undefined
  }
}

/** Packages have no tests. What lies compiled in a repository is of sources that may have changed since. */
const isRepository = (root: string): boolean => isFolder(path.join(root, 'tests'))

/**
 * Whether an installed package lacks files, or ends of them: who installs may be cut off, have no space left, or a
 * virus scanner that takes files away. Longer ones are not told: git may have rewritten their ends of lines, and
 * somebody may have mended one.
 */
export const isHalfInstalled = (root: string): boolean => {
  if (isRepository(root) || !isFolder(path.join(root, 'compiled'))) return false
  const list = readList(root)
  if (!list) return true
  return Object.entries(list).some(([name, size]) => sizeOf(path.join(root, name)) < size)
}
