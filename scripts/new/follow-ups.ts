import type { CollectionName } from '../../src/content/collection-names.ts'
import { fieldOf, type Schema } from '../schema/schema.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { positionAt } from '../text/source-file.ts'
import type { Checked, Content } from '../validate/validate.ts'
import type { Path } from '../yaml/yaml.ts'

/** `content/pages/jobs.yaml:26`, the line of what stands at `path`. */
export const lineOf = ({ file }: Pick<Checked, 'file'>, path: Path): string => {
  const { key, value } = file.locate(path)
  const { line } = positionAt(file.source.text, (key ?? value).start)
  return `${file.source.path}:${line}`
}

/** A block's list of entries, written out by hand. */
export interface HandPickedList {
  key: string
  place: string
}

const listKeys = (type: unknown, collection: CollectionName, { blocks }: SiteModel): string[] => {
  const shape = blocks.find((block) => block.type === type)?.schema.shape ?? {}
  return Object.entries(shape as Record<string, Schema>).flatMap(([key, schema]) => {
    const field = fieldOf(schema)
    return field?.kind === 'entries' && field.collection === collection ? [key] : []
  })
}

const listsOf = (page: Checked, collection: CollectionName, model: SiteModel): HandPickedList[] => {
  const authored = (page.file.value as { blocks?: unknown }).blocks
  return (Array.isArray(authored) ? authored : []).flatMap((block, index) =>
    listKeys(block?.type, collection, model)
      .filter((key) => Array.isArray(block[key]) && block[key].length > 0)
      .map((key) => ({ key, place: lineOf(page, ['blocks', index, key]) })),
  )
}

/** The lists of all pages that show only what they name of a collection. */
export const handPickedLists = (content: Content, collection: CollectionName): HandPickedList[] =>
  content.pages.flatMap((page) => listsOf(page, collection, content.model))
