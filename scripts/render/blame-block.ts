import type { Block } from '../../src/blocks/block.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { componentName } from '../app/block-files.ts'
import { words } from '../app/words.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { product } from '../product/product.ts'
import { asWritten } from './as-written.ts'

type Render = (page: PageData) => Promise<string>

const ofSystem = new Set(product.model.blocks.map(({ type }) => type))

/** Whether blocks of a type are a company's own. */
export const isOwnBlock = (type: string): boolean => !ofSystem.has(type)

/** What is wrong with a page of this block alone, if it is one of the company's own. */
const faultOf = async (render: Render, page: PageData, block: Block): Promise<unknown> => {
  if (!isOwnBlock(block.type)) return undefined
  return render({ ...page, blocks: [block] }).then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** The place in a block's folder at which something failed, as far as the stack tells. */
export const placeIn = (folder: string, { stack = '' }: Partial<Error>): string | undefined =>
  new RegExp(`${folder}/[^\\s():]+:\\d+:\\d+`).exec(asWritten(stack))?.[0]

/**
 * Renders a page. Where one of the company's own blocks fails, the fault is theirs to mend, and none of the
 * program.
 *
 * @throws WrongUsage with block and page
 */
export const renderOrBlame = async (render: Render, page: PageData): Promise<string> => {
  try {
    return await render(page)
  } catch (error) {
    if (error instanceof WrongUsage) throw error
    for (const block of page.blocks) {
      const fault = await faultOf(render, page, block)
      if (fault === undefined) continue
      const folder = `blocks/${block.type}`
      const place = placeIn(folder, fault as Error) ?? `${folder}/${componentName(block.type)}.tsx`
      throw new WrongUsage(words.failingBlock(place, page.route, String(fault)), { cause: fault })
    }
    throw error
  }
}
