import path from 'node:path'
import type { Looked } from '../compile/look-into.ts'
import { writeChanged } from '../machine/write-changed.ts'
import { schemaFolder } from '../site/cache.ts'
import type { Site } from '../site/site.ts'
import { contentSchemas } from './content-schemas.ts'
import { knownNames } from './known-names.ts'

/** Writes a JSON Schema for every kind of content file, with the names that the content has now. */
export const writeSchemas = async (
  site: Site,
  looked: Pick<Looked, 'source' | 'content'>,
): Promise<void> => {
  const folder = schemaFolder(site)
  const schemas = contentSchemas(knownNames(looked, site.today()), site.model)
  await Promise.all(
    [...schemas].map(([name, schema]) =>
      writeChanged(path.join(folder, `${name}.json`), JSON.stringify(schema, null, 1)),
    ),
  )
}
