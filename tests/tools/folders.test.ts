import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')

/** `import … from '…'`, types included, and `import('…')`. */
const IMPORT = /(?:from\s+|import\()'(\.[^']+)'/g

/** The folder of a source, two steps from the root: `scripts/resolve`. */
const folderOf = (file: string): string =>
  path.relative(ROOT, path.dirname(file)).split(path.sep).slice(0, 2).join('/')

const sources = async (): Promise<string[]> => {
  const found = ['scripts', 'src'].map(async (folder) => {
    const names = await fs.readdir(path.join(ROOT, folder), { recursive: true })
    return names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(ROOT, folder, name))
  })
  return (await Promise.all(found)).flat()
}

/** Each folder with those that its files import from. */
const readImports = async (): Promise<Map<string, Set<string>>> => {
  const imports = new Map<string, Set<string>>()
  for (const file of await sources()) {
    const own = folderOf(file)
    const others = imports.get(own) ?? new Set()
    imports.set(own, others)
    for (const [, target = ''] of (await fs.readFile(file, 'utf8')).matchAll(IMPORT)) {
      const other = folderOf(path.join(path.dirname(file), target))
      if (other !== own) others.add(other)
    }
  }
  return imports
}

/** Takes away folders that import from none that is left; what is left in the end lies in a ring or leads to one. */
const withoutEnds = (imports: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  let left = [...imports.keys()]
  for (;;) {
    const rest = left.filter((folder) => left.some((other) => imports.get(folder)?.has(other)))
    if (rest.length === left.length) return rest
    left = rest
  }
}

test('no folder imports from one that, over others or not, imports from it', async () => {
  const imports = await readImports()
  expect(imports.size).toBeGreaterThan(40)
  expect(withoutEnds(imports)).toEqual([])
})
