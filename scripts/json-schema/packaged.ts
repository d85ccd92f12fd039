import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { productFolder } from '../machine/packages/product-folder.ts'
import type { Site } from '../site/site.ts'
import { modelSchemas, type Schemas } from './model-schemas.ts'

/** The schemas of the system's own model, made with the package: converting them takes as long as a dozen pages. */
export const PACKAGED_SCHEMAS = path.join(productFolder, 'compiled/schemas.json')

/** What the schemas of a site say whatever its content is; the repository has its sources in the place of the packaged ones. */
export const schemasOf = ({ model, ownBlocks }: Pick<Site, 'model' | 'ownBlocks'>): Schemas =>
  existsSync(PACKAGED_SCHEMAS) && ownBlocks === undefined
    ? new Map(JSON.parse(readFileSync(PACKAGED_SCHEMAS, 'utf8')))
    : modelSchemas(model)
