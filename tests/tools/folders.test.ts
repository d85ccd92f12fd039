import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')

/** `import … from '…'`, types included, and `import('…')`. */
const IMPORT = /(?:from\s+|import\()'(\.[^']+)'/g

/** The folder of a source, two steps from the root: `scripts/resolve`; of the admin mode, those in its folder, too. */
const folderOf = (file: string): string => {
  const steps = path.relative(ROOT, path.dirname(file)).split(path.sep)
  return steps.slice(0, steps[1] === 'admin' ? 3 : 2).join('/')
}

const sources = async (): Promise<string[]> => {
  const found = ['scripts', 'src'].map(async (folder) => {
    const names = await fs.readdir(path.join(ROOT, folder), { recursive: true })
    return names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(ROOT, folder, name))
  })
  return (await Promise.all(found)).flat()
}

type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** Each part of the sources, as `nameOf` parts them, with those that it imports from. */
const readImports = async (nameOf: (file: string) => string): Promise<Imports> => {
  const imports = new Map<string, Set<string>>()
  for (const file of await sources()) {
    const own = nameOf(file)
    const others = imports.get(own) ?? new Set()
    imports.set(own, others)
    for (const [, target = ''] of (await fs.readFile(file, 'utf8')).matchAll(IMPORT)) {
      const other = nameOf(path.join(path.dirname(file), target))
      if (other !== own) others.add(other)
    }
  }
  return imports
}

/** Takes away what imports from none that is left; what is left in the end lies in a ring or leads to one. */
const withoutEnds = (imports: Imports): string[] => {
  let left = [...imports.keys()]
  for (;;) {
    const rest = left.filter((each) => left.some((other) => imports.get(each)?.has(other)))
    if (rest.length === left.length) return rest
    left = rest
  }
}

test('no folder imports from one that, over others or not, imports from it', async () => {
  const imports = await readImports(folderOf)
  expect(imports.size).toBeGreaterThan(40)
  expect(withoutEnds(imports)).toEqual([])
})

test('nor does a file, types included', async () => {
  const imports = await readImports((file) => path.relative(ROOT, file))
  expect(imports.size).toBeGreaterThan(1000)
  expect(withoutEnds(imports)).toEqual([])
})
