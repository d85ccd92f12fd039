import type { BlockDeclaration, Examples } from '../../../src/blocks/define-block.ts'
import { own } from '../../../src/content/own.ts'
import { fieldOf, type Schema } from '../../schema/schema.ts'

/** A block as an editor writes it. */
export type Example = Record<string, unknown>

/** One of a block's examples, and the page that is made to show it. */
export interface ExamplePage {
  /** `hero-1`. */
  name: string
  /** Counts the examples of its block, from 1. */
  number: number
  /** Name of the page's file without its ending. */
  key: string
  declaration: BlockDeclaration
  example: Example
  /** YAML of the page file. */
  text: string
}

/** The collection of which the example shows the entry that its page is made from. */
const ownCollection = (declaration: BlockDeclaration, example: Example): string | undefined => {
  const fields = Object.entries(declaration.schema.shape as Record<string, Schema>)
  const left = fields.filter(([key]) => !(key in example)).map(([, schema]) => fieldOf(schema))
  return left.find((field) => field?.kind === 'entry')?.collection
}

/** Stands before blocks that don't carry the page's title. */
const TITLE = { type: 'message', title: 'Davor', actions: [{ label: 'Zurück', href: '/' }] }

/** JSON is YAML. */
const textOf = (key: string, declaration: BlockDeclaration, example: Example): string => {
  const each = ownCollection(declaration, example)
  return JSON.stringify({
    route: each ? `/${key}/:id` : `/${key}`,
    each,
    meta: { title: 'Beispiel', description: 'Ein Beispiel.' },
    blocks: declaration.carriesTitle ? [example] : [TITLE, example],
  })
}

const examplesOf = ({ type }: BlockDeclaration, examples: Examples) =>
  (own(examples, type) ?? []) as Example[]

/** A page for each example of each block. */
export const examplePages = (
  blocks: readonly BlockDeclaration[],
  examples: Examples,
): ExamplePage[] =>
  blocks.flatMap((declaration) =>
    examplesOf(declaration, examples).map((example, index) => {
      const number = index + 1
      const name = `${declaration.type}-${number}`
      const key = `beispiel-${name}`
      return { name, number, key, declaration, example, text: textOf(key, declaration, example) }
    }),
  )
