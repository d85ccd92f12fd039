import { promises as fs } from 'node:fs'
import path from 'node:path'
import { schemaFolder } from '../folders.ts'
import { contentSchemas } from './content-schemas.ts'
import { knownNames } from './known-names.ts'

const writeChanged = async (location: string, text: string): Promise<void> => {
  const before = await fs.readFile(location, 'utf8').catch(() => undefined)
  if (before !== text) await fs.writeFile(location, text)
}

/** Writes a JSON Schema for every kind of content file, with the names that the content has now. */
export const writeSchemas = async (directory: string): Promise<void> => {
  const folder = schemaFolder(directory)
  await fs.mkdir(folder, { recursive: true })
  const schemas = contentSchemas(await knownNames(directory))
  await Promise.all(
    [...schemas].map(([name, schema]) =>
      writeChanged(path.join(folder, `${name}.json`), JSON.stringify(schema, null, 1)),
    ),
  )
}
