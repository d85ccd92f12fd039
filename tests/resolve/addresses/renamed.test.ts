import { expect, test } from 'vitest'
import { findRenamed } from '../../../scripts/resolve/addresses/renamed.ts'
import type { CheckedEntry, Content } from '../../../scripts/validate/validate.ts'
import { compileWith } from '../../workspace.ts'

const COUNT = 10_000

test('of ten thousand renamed entries each is looked up by its two names, and no more', async () => {
  const { content } = await compileWith({})
  const [news] = content.entries.filter(({ collection }) => collection === 'news')
  const entries = Array.from({ length: COUNT }, (_, index) => ({
    ...news,
    id: `neu-${index}`,
    value: { ...(news?.value as object), id: `neu-${index}` },
    file: { ...news?.file, source: { ...news?.file.source, name: `news/alt-${index}.md` } },
  })) as CheckedEntry[]
  let lookUps = 0
  const count = <T>(value: T): T => {
    lookUps += 1
    return value
  }
  const renamed = findRenamed(
    { ...content, entries } as Content,
    (_, id) => count(`/neues/${id}`),
    () => count(true),
    '2026-11-22',
  )
  expect(renamed).toHaveLength(COUNT)
  expect(renamed[0]).toMatchObject({ from: '/neues/alt-0', to: '/neues/neu-0' })
  expect(lookUps).toBeLessThanOrEqual(3 * COUNT)
})
