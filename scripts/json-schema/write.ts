import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Looked } from '../compile/look-into.ts'
import { inParallel } from '../machine/concurrency/in-parallel.ts'
import { digest } from '../machine/digest.ts'
import { writeChanged } from '../machine/files/write-changed.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import { schemaFolder } from '../site/cache.ts'
import type { Site } from '../site/site.ts'
import { contentSchemas } from './content-schemas.ts'
import { knownNames } from './known-names.ts'
import { schemasOf } from './packaged.ts'

/** What is known of a content. */
interface KnownContent extends Readonly<Pick<Looked, 'source' | 'content'>> {
  /** Changes with all names in it. */
  state?: string
}

/** Whether a file holds what was written: another command may have written one for other names since. */
const holds = (file: string, written: string): boolean => {
  try {
    return digest(readFileSync(file)) === written
  } catch {
    return false
  }
}

/** Writes a JSON Schema for every kind of content file, with the names that the content has now. */
export const writeSchemas = async (
  site: Site,
  looked: KnownContent,
  memory: Memory = forgetful(),
): Promise<void> => {
  const folder = schemaFolder(site)
  const fileOf = (name: string) => path.join(folder, `${name}.json`)
  await memory.recallSlow<[name: string, digest: string][]>({
    name: 'schemas',
    inputs: looked.state ?? '',
    isUsable: (written) => written.every(([name, each]) => holds(fileOf(name), each)),
    make: async () => {
      const names = knownNames(looked, site.today())
      const schemas = [...contentSchemas(names, site.model, schemasOf(site))].map(
        ([name, schema]) => [name, JSON.stringify(schema, null, 1)] as const,
      )
      await inParallel(schemas, ([name, text]) => writeChanged(fileOf(name), text))
      return schemas.map(([name, text]): [string, string] => [name, digest(text)])
    },
  })
}
