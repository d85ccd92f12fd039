import type { AnyBlockComponent, Block } from '../blocks/any-block.ts'
import type { FieldAttributes } from '../blocks/block.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import type { BlockComponents } from './load-blocks.ts'
import type { PageData } from './page-data.ts'

interface PageProps {
  page: PageData
  components: BlockComponents
  field: FieldAttributes
}

const componentOf = (block: Block, components: BlockComponents): AnyBlockComponent => {
  const component = components[block.type]
  if (!component) throw new Error(`No component was loaded for the block ${block.type}`)
  return component
}

const classOf = ({ type, floor }: Block) =>
  floor ? `block block--${type} floor-${floor}` : `block block--${type}`

const attributesOf = (block: Block) => ({
  id: block.id,
  lang: block.lang,
  className: classOf(block),
})

const Section = ({ block, components, field }: Omit<PageProps, 'page'> & { block: Block }) => {
  const Component = componentOf(block, components)
  const attributes = attributesOf(block)
  const asWritten = (html: string) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document has it already
    <section {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  )
  return (
    <BlockBoundary block={block} asWritten={asWritten}>
      <section {...attributes}>
        <Component block={block} field={field} />
      </section>
    </BlockBoundary>
  )
}

/** Makes every screen: the blocks of a page, from top to bottom. */
export const Page = ({ page, components, field }: PageProps) =>
  page.blocks.map((block) => (
    <Section key={block.id} block={block} components={components} field={field} />
  ))
