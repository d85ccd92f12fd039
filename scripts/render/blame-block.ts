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

/** What a page of this block alone throws, if it is one of the company's own: anything, also nothing. */
const faultOf = async (
  render: Render,
  page: PageData,
  block: Block,
): Promise<{ thrown: unknown } | undefined> => {
  if (!isOwnBlock(block.type)) return undefined
  return render({ ...page, blocks: [block] }).then(
    () => undefined,
    (thrown: unknown) => ({ thrown }),
  )
}

/** The place in a block's folder at which something failed, as far as a stack tells. */
export const placeIn = (folder: string, thrown: unknown): string | undefined => {
  const { stack = '' } = (thrown ?? {}) as Partial<Error>
  return new RegExp(`${folder}/[^\\s():]+:\\d+:\\d+`).exec(asWritten(stack))?.[0]
}

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
      const { thrown } = fault
      const place = placeIn(folder, thrown) ?? `${folder}/${componentName(block.type)}.tsx`
      throw new WrongUsage(words.failingBlock(place, page.route, String(thrown)), { cause: thrown })
    }
    throw error
  }
}
