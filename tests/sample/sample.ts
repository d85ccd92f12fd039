import path from 'node:path'
import { compile } from '../../scripts/compile/compile.ts'
import { productFolder } from '../../scripts/machine/packages/product-folder.ts'
import type { BlockOf } from '../../src/blocks/block.ts'
import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { siteOf } from '../workspace.ts'

/** The content of this repository: the first site made with the system. */
export const SAMPLE = path.join(productFolder, 'content')

/** A day on which everything of it is shown. */
const DAY = '2026-11-22'

/** The sample, compiled once for all its tests. */
export const sample = await compile(siteOf(SAMPLE, DAY))

const made = () => {
  if (!sample.site) throw new Error('The content has errors: npm run check')
  return sample.site
}

export const shell = () => made().shell

export const pages = () => made().pages.map(({ data }) => data)

/** The page of a route; a test whose page is gone fails. */
export const pageAt = (route: string) => {
  const found = pages().find((page) => page.route === route)
  if (!found) throw new Error(`There is no page ${route}`)
  return found
}

/** The blocks of a type on a page, in order, as their component receives them. */
const blocksOf = <Declaration extends BlockDeclaration>(
  route: string,
  { type }: Declaration,
): BlockOf<Declaration>[] =>
  pageAt(route).blocks.filter((block) => block.type === type) as unknown as BlockOf<Declaration>[]

/** The first block of a type on a page. */
export const blockOf = <Declaration extends BlockDeclaration>(
  route: string,
  declaration: Declaration,
): BlockOf<Declaration> => {
  const [first] = blocksOf(route, declaration)
  if (!first) throw new Error(`There is no block ${declaration.type} on ${route}`)
  return first
}

/** Text as somebody types it, without the signs that decide where lines break. */
export const plain = (text: string): string => text.replace(/\u00AD/g, '').replace(/\s+/g, ' ')

/** All texts in a value, one after the other. */
export const textIn = (value: unknown): string => {
  if (typeof value === 'string') return plain(value)
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(textIn).join(' ')
    : ''
}
