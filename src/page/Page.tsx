import type { Block, BlockComponent, BlockType, FieldAttributes } from '../blocks/block.ts'
import type { BlockComponents } from './load-blocks.ts'
import type { PageData } from './page-data.ts'

interface PageProps {
  page: PageData
  components: BlockComponents
  field: FieldAttributes
}

const componentOf = (block: Block, components: BlockComponents): BlockComponent<BlockType> => {
  const component = components[block.type]
  if (!component) throw new Error(`No component was loaded for the block ${block.type}`)
  // The registry pairs each type with its component; TypeScript can't follow that through a union.
  return component as BlockComponent<BlockType>
}

const Section = ({ block, components, field }: Omit<PageProps, 'page'> & { block: Block }) => {
  const Component = componentOf(block, components)
  return (
    <section
      id={block.id}
      lang={block.lang}
      className={`block block--${block.type}`}
      data-block={block.type}
    >
      <Component block={block} field={field} />
    </section>
  )
}

/** Makes every screen: the blocks of a page, from top to bottom. */
export const Page = ({ page, components, field }: PageProps) =>
  page.blocks.map((block) => (
    <Section key={block.id} block={block} components={components} field={field} />
  ))
