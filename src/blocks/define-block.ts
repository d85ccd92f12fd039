import { z } from 'zod'
import { languageTag, slug, words as wordGroup } from '../content/fields.ts'
import type { LinkedPlace, LinkedThing } from '../linked/thing.ts'
import type { Block } from './any-block.ts'
import type { Prepare } from './prepare.ts'

/** What every block may carry besides its own fields. */
export const commonFields = {
  id: slug().optional().describe('Sprungmarke: mit id: kontakt führt ein Link auf /seite#kontakt'),
  lang: languageTag().optional().describe('Sprache des Blocks, wenn nicht die der Website: en'),
  floor: z
    .enum(['ground', 'deep'])
    .optional()
    .describe(
      'Hintergrund des Abschnitts: ground (etwas dunkler) oder deep (dunkles Band, höchstens eines je Seite)',
    ),
}

/** A block in the editors' language. */
interface BlockWords {
  name: string
  purpose: string
}

/** What a block's content is for programs that read the page. */
export type Things = (block: Block, place: LinkedPlace) => LinkedThing[]

/** What is wrong with a block as a whole, in the editors' words, and where in it. */
export interface BlockFault {
  path: PropertyKey[]
  fault: { code: string; message: string; hint: string }
}

/** A block as the system knows it; what is particular of each is in the type of its declaration. */
export interface BlockDeclaration {
  type: string
  words: BlockWords
  carriesTitle: boolean
  takesInquiry: boolean
  parameters: Readonly<Record<string, string>>
  searches: boolean
  anchors: string | undefined
  pages: string | undefined
  widest: number | undefined
  schema: z.ZodObject
  ui: z.ZodPrefault<z.ZodObject>
  prepare: Prepare | undefined
  things: Things | undefined
  /** Of a company, whose code may do anything. */
  isOwn?: true
  /** Names of all options that it was declared with, by a company that may have misspelt them. */
  options?: readonly string[]
}

/** Examples of blocks as an editor writes them, by block type. They tell of a bakery. */
export type Examples = Readonly<Record<string, readonly unknown[]>>

/** A schema that also finds what is wrong with a block as a whole. */
const judged = <Schema extends z.ZodObject, Value>(
  schema: Schema,
  faults: ((block: Value) => BlockFault[]) | undefined,
): Schema =>
  faults
    ? schema.superRefine((block, { addIssue }) => {
        for (const { path, fault } of faults(block as Value))
          addIssue({ code: 'custom', path, params: { ...fault } })
      })
    : schema

/**
 * Declares a block. Its folder is called after its type and holds `schema.ts` with the declaration, the
 * component in a file called as the type in Pascal case, `style.css` and `examples.ts`.
 *
 * @param type what editors write behind `type:`; also the folder's name
 * @param words what it is called and what it is for, for the handbook
 * @param fields the block's own fields
 * @param options `title`: true where the block carries the page's main heading (h1), which each
 *   page has once; `inquiry`: true where links may choose something in it with `?inquiry=`;
 *   `parameters`: by the name that stands in the address, the field of whose entries links may choose one
 *   by its id: `{ category: 'categories' }` for `?category=`;
 *   `search`: true where it searches the site, whose index is then published;
 *   `anchors`: the field whose entries links can lead to by their ids; `pages`: the field whose entries
 *   are spread over several pages where there are many, unless a field `limit` says how many are shown;
 *   `widest`: how wide its pictures are shown at most, in CSS pixels: wider ones are then left out;
 *   `ui`: the interface strings that `ui.yaml` may replace, below its type, each with its default;
 *   `prepare`: works something out of the block once, when its page is made;
 *   `things`: what it says for programs, as schema.org has it;
 *   `faults`: what is wrong with a block whose fields are right each by itself
 */
export const defineBlock = <
  Type extends string,
  Fields extends z.ZodRawShape,
  Ui extends z.ZodRawShape = Record<never, never>,
  Shown extends object = Record<never, never>,
  const Named extends Readonly<Record<string, keyof Fields & string>> = Record<never, never>,
>(
  type: Type,
  words: BlockWords,
  fields: Fields,
  options: {
    title?: boolean
    inquiry?: boolean
    parameters?: Named
    search?: boolean
    anchors?: keyof Fields & string
    pages?: keyof Fields & string
    widest?: number
    ui?: Ui
    prepare?: Prepare<Shown>
    things?: Things
    faults?: (block: z.output<z.ZodObject<Fields>>) => BlockFault[]
  } = {},
) => ({
  type,
  words,
  carriesTitle: options.title ?? false,
  takesInquiry: options.inquiry ?? false,
  parameters: (options.parameters ?? {}) as Named,
  searches: options.search ?? false,
  anchors: options.anchors,
  pages: options.pages,
  widest: options.widest,
  schema: judged(
    z.strictObject({
      type: z.literal(type).describe(words.name),
      ...commonFields,
      ...fields,
    }),
    options.faults,
  ),
  prepare: options.prepare as Prepare<Shown> | undefined,
  things: options.things,
  ui: wordGroup((options.ui ?? {}) as Ui).describe(`Block „${words.name}“`),
})
