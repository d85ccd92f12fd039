import { expect, test } from 'vitest'
import type { Block } from '../../src/blocks/any-block.ts'
import { enquiryHref } from '../../src/page/enquiry-href.ts'
import type { PageData } from '../../src/page/page-data.ts'

const page = (route: string, ...blocks: Partial<Block>[]) => ({ route, blocks }) as PageData

const hero = { actions: [{ href: '/about' }, { href: '/contact?inquiry=heating' }] }

test.each([
  ['its own first way there', page('/heating', hero), '/contact?inquiry=heating'],
  [
    'one alone',
    page('/baths', { action: { href: '/contact?inquiry=bath' } }),
    '/contact?inquiry=bath',
  ],
  ['the way of all pages', page('/imprint', { actions: [{ href: '/contacts' }] }), '/contact'],
  ['none on the contact page', page('/contact', hero), undefined],
])('enquiries go by %s', (_, shown, href) => {
  expect(enquiryHref(shown, '/contact')).toBe(href)
})
