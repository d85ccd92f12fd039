import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { componentName } from '../../src/blocks/component-name.ts'

/** The files of a block, as absolute paths; only the first two are in every block. */
export interface BlockFiles {
  type: string
  schema: string
  component: string
  /** Name under which its file exports the component: `CaseStudy`. */
  name: string
  style: string | undefined
  examples: string | undefined
}

const filesOf = (folder: string): BlockFiles => {
  const type = path.basename(folder)
  const name = componentName(type)
  const present = (file: string) => {
    const location = path.join(folder, file)
    return existsSync(location) ? location : undefined
  }
  return {
    type,
    schema: path.join(folder, 'schema.ts'),
    component: path.join(folder, `${name}.tsx`),
    name,
    style: present('style.css'),
    examples: present('examples.ts'),
  }
}

const foldersIn = (parent: string): string[] =>
  existsSync(parent)
    ? readdirSync(parent)
        .map((name) => path.join(parent, name))
        .filter((folder) => existsSync(path.join(folder, 'schema.ts')))
    : []

/** Every block in these folders, in the order of their types. A folder that is missing has none. */
export const blocksIn = (folders: readonly string[]): BlockFiles[] =>
  folders
    .flatMap(foldersIn)
    .map(filesOf)
    .toSorted((a, b) => (a.type < b.type ? -1 : 1))
