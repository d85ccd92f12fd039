import type { GroupSource } from '../../../src/content/field-source.ts'
import { own } from '../../../src/content/own.ts'
import { digestOf } from '../../machine/digest.ts'
import { descriptionOf, schemaAt } from '../../schema/schema.ts'
import type { Checked } from '../../validate/validate.ts'
import { digestOfFile } from '../look-ups/kept-found.ts'
import type { KnownSources } from '../look-ups/look-ups.ts'
import { groupSource } from '../source/group-source.ts'
import type { Visibility } from '../source/kept-back.ts'
import { blocksOf } from '../source/raw-blocks.ts'
import type { Brand } from './meta.ts'

/** What is the same for all pages. */
export interface PageFrame {
  /** Interface strings of each block, by its type. */
  blockUi: Record<string, unknown>
  brand: Brand
}

/** What all pages of one page file have in common: there may be thousands of them. */
export interface Template {
  /** Changes with all that they are made of, besides what they look up. */
  state: string
  /** Sources of the file's texts. */
  sources: KnownSources
  /** Those of its blocks; nothing where one can't be told apart from what is around it. */
  blockSources: (around: Visibility) => (GroupSource | undefined)[]
}

const stateOf = (page: Checked, { blockUi, brand }: PageFrame) => {
  const types = new Set(blocksOf(page.value.blocks).map(({ type }) => String(type)))
  const ui = [...types].map((type) => own(blockUi, type))
  return digestOf([digestOfFile(page), ui, brand])
}

const blockSource = (page: Checked, index: number, around: Visibility): GroupSource | undefined => {
  const path = ['blocks', index]
  const schema = schemaAt(page.schema, page.value, path)
  const source = schema && groupSource({ ...page, path, schema }, around)
  const type = schemaAt(page.schema, page.value, [...path, 'type'])
  const called = type && descriptionOf(type)
  return source && called ? { ...source, called } : source
}

const openTemplate = (page: Checked, around: PageFrame): Template => {
  let sources: ReturnType<Template['blockSources']> | undefined
  return {
    state: stateOf(page, around),
    sources: { file: page.file, byWay: new Map() },
    blockSources: (within) => {
      sources ??= blocksOf(page.value.blocks).map((_, index) => blockSource(page, index, within))
      return sources
    },
  }
}

/** Finds out once what the pages of each page file have in common. */
export const openTemplates = (around: PageFrame) => {
  const known = new Map<Checked, Template>()
  return (page: Checked): Template => {
    const template = known.get(page) ?? openTemplate(page, around)
    known.set(page, template)
    return template
  }
}
