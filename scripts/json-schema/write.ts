import path from 'node:path'
import { schemaFolder } from '../folders.ts'
import { writeChanged } from '../write-changed.ts'
import { contentSchemas } from './content-schemas.ts'
import { knownNames } from './known-names.ts'

/** Writes a JSON Schema for every kind of content file, with the names that the content has now. */
export const writeSchemas = async (directory: string): Promise<void> => {
  const folder = schemaFolder(directory)
  const schemas = contentSchemas(await knownNames(directory))
  await Promise.all(
    [...schemas].map(([name, schema]) =>
      writeChanged(path.join(folder, `${name}.json`), JSON.stringify(schema, null, 1)),
    ),
  )
}
