import { expect, it } from 'vitest'
import { createDraftStore } from '../../../../src/blocks/contact/submission/draft.ts'
import { values } from '../providers/stub.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'contact-draft'
const draft = {
  values,
  chosen: true,
  inquiry: 'heating',
  attempt: { key: 'k', values, open: true },
}

it('gives back what it has been given', () => {
  const storage = memoryStorage()
  createDraftStore(() => storage).save(draft)
  expect(createDraftStore(() => storage).load()).toEqual(draft)
})

it('leaves nothing behind', () => {
  const storage = memoryStorage()
  const drafts = createDraftStore(() => storage)
  drafts.save(draft)
  drafts.clear()
  expect(drafts.load()).toBeUndefined()
  expect(storage.length).toBe(0)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"values":{"name":"A"},"chosen":true}',
  '{"values":{"name":1,"email":"","inquiryType":"","message":""},"chosen":true}',
  JSON.stringify({ ...draft, chosen: 'yes' }),
  JSON.stringify({ ...draft, inquiry: 1 }),
  JSON.stringify({ ...draft, attempt: { key: 1 } }),
])('ignores damage: %s', (text) => {
  const storage = memoryStorage()
  storage.setItem(KEY, text)
  expect(createDraftStore(() => storage).load()).toBeUndefined()
})

it('lives in memory where the browser refuses storage', () => {
  const drafts = createDraftStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  drafts.save(draft)
  expect(drafts.load()).toEqual(draft)
  drafts.clear()
  expect(drafts.load()).toBeUndefined()
})
