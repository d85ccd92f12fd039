import { isMap } from '../schema/is-map.ts'
import type { Content } from './validate.ts'

/** Whether any page has a contact form; of a page with faults, its blocks may be anything. */
export const hasForm = ({ pages }: Content): boolean =>
  pages.some(
    ({ value: { blocks } }) =>
      Array.isArray(blocks) && blocks.some((block) => isMap(block) && block.type === 'contact'),
  )
