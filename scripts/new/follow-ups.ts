import type { CollectionName } from '../../src/content/collection-names.ts'
import { fieldOf, type Schema } from '../schema/schema.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { positionAt } from '../text/source-file.ts'
import type { Checked, Content } from '../validate/validate.ts'
import { type Path, PLACEHOLDER_TAG } from '../yaml/yaml.ts'
import { type Kind, kinds } from './kinds.ts'
import { words } from './words.ts'
import type { Written } from './write-entry.ts'

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

const placeholderLines = ({ text, offset }: Written): number[] =>
  [...text.matchAll(new RegExp(` ${PLACEHOLDER_TAG} `, 'g'))]
    .filter(({ index }) => index >= offset)
    .map(({ index }) => positionAt(text, index).line)

/** What is left to do by hand for a new entry or page. */
export const nextSteps = (content: Content, kind: Kind, id: string, written: Written): string[] => {
  const collection = kinds[kind]
  const lists = collection
    ? content.pages.flatMap((page) => listsOf(page, collection, content.model))
    : []
  const site = kind === 'page' ? content.site : undefined
  return [
    words.fillIn(placeholderLines(written)),
    ...(lists.length > 0 ? [words.listIn(id, lists)] : []),
    ...(site ? [words.linkTo(`/${id}`, lineOf(site, ['header', 'navigation']))] : []),
    words.preview,
    words.check,
  ]
}
