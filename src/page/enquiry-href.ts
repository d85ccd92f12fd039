import type { Block } from '../blocks/any-block.ts'
import { isHere } from '../layout/is-active.ts'
import type { PageData } from './page-data.ts'

const hrefOf = (action: unknown): string[] => {
  const { href } = Object(action) as { href?: unknown }
  return typeof href === 'string' ? [href] : []
}

const waysOf = ({ action, actions }: Block): string[] => [actions, action].flat().flatMap(hrefOf)

/**
 * Where a page's enquiries go: by its own first way to the contact page, which may choose a topic there.
 *
 * @param contact the way of all pages, with no topic
 * @returns undefined on the contact page itself
 */
export const enquiryHref = ({ blocks, route }: PageData, contact: string): string | undefined =>
  isHere(contact, route)
    ? undefined
    : (blocks.flatMap(waysOf).find((href) => isHere(href, contact)) ?? contact)
