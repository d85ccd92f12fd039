import type { z } from 'zod'
import { type BlockType, blocks } from '../../src/blocks/schemas.ts'
import { fieldOf, type Schema } from '../content/schema.ts'

type Declaration = (typeof blocks)[number]
export type Example = z.input<Declaration['schema']>

/** One of a block's examples, and the page that is made to show it. */
export interface ExamplePage {
  /** `hero-1`. */
  name: string
  /** Name of the page's file without its ending. */
  key: string
  declaration: Declaration
  example: Example
  /** YAML of the page file. */
  text: string
}

/** The collection of which the example shows the entry that its page is made from. */
const ownCollection = (declaration: Declaration, example: Example): string | undefined => {
  const fields = Object.entries(declaration.schema.shape as Record<string, Schema>)
  const left = fields.filter(([key]) => !(key in example)).map(([, schema]) => fieldOf(schema))
  return left.find((field) => field?.kind === 'entry')?.collection
}

/** Stands before blocks that don't carry the page's title. */
const TITLE = { type: 'message', title: 'Davor', actions: [{ label: 'Zurück', href: '/' }] }

/** JSON is YAML. */
const textOf = (key: string, declaration: Declaration, example: Example): string => {
  const each = ownCollection(declaration, example)
  return JSON.stringify({
    route: each ? `/${key}/:id` : `/${key}`,
    each,
    meta: { title: 'Beispiel', description: 'Ein Beispiel.' },
    blocks: declaration.carriesTitle ? [example] : [TITLE, example],
  })
}

/** A page for each example of each block. The examples tell of the bakery in tests/fixtures. */
export const examplePages = (examplesOf: (type: BlockType) => Example[]): ExamplePage[] =>
  blocks.flatMap((declaration) =>
    examplesOf(declaration.type).map((example, index) => {
      const name = `${declaration.type}-${index + 1}`
      const key = `beispiel-${name}`
      return { name, key, declaration, example, text: textOf(key, declaration, example) }
    }),
  )
