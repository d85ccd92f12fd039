import type { SiteModel } from '../schema/site-model.ts'
import { definitions } from './field-schema.ts'
import type { KnownNames } from './known-names.ts'
import { modelSchemas, type Schemas } from './model-schemas.ts'

/**
 * The schema of every kind of content file, with the names that a content has.
 *
 * @param schemas those of the model, where they are there already
 */
export const contentSchemas = (
  known: KnownNames,
  model: SiteModel,
  schemas: Schemas = modelSchemas(model),
): Schemas => {
  const named = definitions(known, model)
  return new Map([...schemas].map(([name, schema]) => [name, { ...schema, definitions: named }]))
}
