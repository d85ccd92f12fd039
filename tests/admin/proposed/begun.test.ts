import { beforeEach, expect, test, vi } from 'vitest'
import { openBegun } from '../../../src/admin/proposed/begun.ts'
import { fakeStorage } from '../a-page.ts'

const COMMIT = '0123456789abcdef'.repeat(3).slice(0, 40)

const FILE = { path: 'content/site.yaml', text: 'a', ground: COMMIT, edits: ['b'] }

const BRANCH = { branch: 'texte-20261123-080910', base: COMMIT, files: [FILE] }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test('what was begun is there when the page is loaded again, until it is ended', () => {
  const { storage } = fakeStorage()
  openBegun(() => storage).set('texts', BRANCH)
  expect(openBegun(() => storage).get('texts')).toEqual(BRANCH)
  openBegun(() => storage).delete('texts')
  expect(openBegun(() => storage).get('texts')).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"texts":{}}'],
  ['nothing', 'null'],
  ['no entries', '[null, 1, "texts", {}, [], ["texts"], ["texts", null], ["texts", 1]]'],
  ['another branch', JSON.stringify([['texts', { ...BRANCH, branch: 'main' }]])],
  ['an address', JSON.stringify([['texts', { ...BRANCH, branch: `${BRANCH.branch}/../../x` }]])],
  ['no commit', JSON.stringify([['texts', { ...BRANCH, base: 'HEAD' }]])],
  ['no places', JSON.stringify([['texts', { ...BRANCH, places: [1] }]])],
  ['no files', JSON.stringify([['texts', { ...BRANCH, files: {} }]])],
  ['no file', JSON.stringify([['texts', { ...BRANCH, files: [null] }]])],
  [
    'a file without a text',
    JSON.stringify([['texts', { ...BRANCH, files: [{ ...FILE, text: 1 }] }]]),
  ],
  [
    'a file of a branch',
    JSON.stringify([['texts', { ...BRANCH, files: [{ ...FILE, ground: 'main' }] }]]),
  ],
  [
    'a file that leads elsewhere',
    JSON.stringify([['texts', { ...BRANCH, files: [{ ...FILE, path: '../../user' }] }]]),
  ],
  ['no digests', JSON.stringify([['texts', { ...BRANCH, files: [{ ...FILE, said: [1] }] }]])],
  ['no edits', JSON.stringify([['texts', { ...BRANCH, files: [{ ...FILE, edits: [1] }] }]])],
  [
    'lists for texts',
    JSON.stringify([['texts', { branch: [BRANCH.branch], base: [BRANCH.base] }]]),
  ],
])('what somebody else has stored counts for nothing: %s', (_, stored) => {
  const { storage } = fakeStorage(stored)
  expect(openBegun(() => storage).get('texts')).toBeUndefined()
})

test('what another tab has begun stays beside it', () => {
  const { storage } = fakeStorage()
  const [here, there] = [openBegun(() => storage), openBegun(() => storage)]
  here.set('a', BRANCH)
  there.set('b', BRANCH)
  here.set('c', BRANCH)
  expect([...openBegun(() => storage).entries()].map(([key]) => key)).toEqual(['a', 'b', 'c'])
})

test('the last ten are kept', () => {
  const { storage } = fakeStorage()
  for (let nth = 0; nth < 12; nth += 1) openBegun(() => storage).set(`${nth}`, BRANCH)
  expect([...openBegun(() => storage).entries()].map(([key]) => key)[0]).toBe('2')
})

test('a browser that stores nothing knows it until the page is loaded again', () => {
  const begun = openBegun(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  begun.set('texts', BRANCH)
  expect(begun.get('texts')).toEqual(BRANCH)
})
