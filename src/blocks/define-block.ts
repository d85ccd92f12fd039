import { z } from 'zod'
import { languageTag, slug } from '../content/fields.ts'

/** What every block may carry besides its own fields. */
const common = {
  id: slug().optional().describe('Sprungmarke: mit id: kontakt führt ein Link auf /seite#kontakt'),
  lang: languageTag().optional().describe('Sprache des Blocks, wenn nicht die der Website: en'),
}

/** A block in the editors' language. */
interface BlockWords {
  name: string
  purpose: string
}

/**
 * Declares a block.
 *
 * @param type what editors write behind `type:`; also the folder's name
 * @param words what it is called and what it is for, for the handbook
 * @param fields the block's own fields
 * @param options `title`: true where the block carries the page's main heading (h1), which each
 *   page has once; `anchors`: the field whose entries links can lead to by their ids; `ui`: the
 *   interface strings the block takes from `ui.yaml`, below its type
 */
export const defineBlock = <
  Type extends string,
  Fields extends z.ZodRawShape,
  Ui extends z.ZodRawShape = Record<never, never>,
>(
  type: Type,
  words: BlockWords,
  fields: Fields,
  options: { title?: boolean; anchors?: keyof Fields & string; ui?: Ui } = {},
) => ({
  type,
  words,
  carriesTitle: options.title ?? false,
  anchors: options.anchors,
  schema: z.strictObject({
    type: z.literal(type).describe('Art des Blocks'),
    ...common,
    ...fields,
  }),
  ui: z.strictObject((options.ui ?? {}) as Ui).describe(`Block „${words.name}“`),
})
