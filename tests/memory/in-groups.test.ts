import { expect, test } from 'vitest'
import { inGroups } from '../../scripts/memory/in-groups.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `news/${index}.md`)

const groupsOf = (parts: readonly string[]) => inGroups(parts, (name) => name)

test('every part is in one group, in order, and none is large', () => {
  const groups = groupsOf(names(10_000))
  expect([...groups.values()].flat().toSorted()).toEqual(names(10_000).toSorted())
  for (const group of groups.values()) {
    expect(group.length).toBeLessThan(200)
    expect(group).toEqual(names(10_000).filter((name) => group.includes(name)))
  }
})

test('few parts are one group', () => {
  expect(groupsOf(names(100)).size).toBe(1)
  expect(groupsOf([]).size).toBe(0)
})

test('a part that comes changes the group that it comes to, and no other', () => {
  const [before, after] = [groupsOf(names(10_000)), groupsOf(['news/neu.md', ...names(10_000)])]
  const changed = [...after].filter(([name, group]) => before.get(name)?.length !== group.length)
  expect(changed).toHaveLength(1)
})
