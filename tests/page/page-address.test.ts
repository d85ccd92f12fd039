import { expect, test } from 'vitest'
import { unknownRoute } from '../../src/page/page-address.ts'

const SCOPES = ['', '/blog', '/blog/archiv']

test.each([
  ['/nirgends', '/*'],
  ['/blog/nirgends', '/blog/*'],
  ['/blog/archiv/nirgends', '/blog/archiv/*'],
  ['/blogger', '/*'],
])('%s is answered with the page of %s', (pathname, route) => {
  expect(unknownRoute(pathname, SCOPES)).toBe(route)
})
