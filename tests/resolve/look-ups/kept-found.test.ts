import { expect, test, vi } from 'vitest'
import { remembering } from '../../../scripts/memory/open-memory.ts'
import { ALWAYS } from '../../../scripts/resolve/dates/period.ts'
import type { Found } from '../../../scripts/resolve/look-ups/found.ts'
import { keepFound, reviveFound } from '../../../scripts/resolve/look-ups/kept-found.ts'

const owner = {
  source: { path: 'content/pages/home.yaml', name: 'pages/home.yaml', text: '' },
  route: '/',
  period: ALWAYS,
}

const linkTo = (target: string, start: number): Found['uses'][number] => ({
  kind: 'link',
  link: { ...owner, target, range: () => ({ start, end: start + 1 }) },
})

test('what links come from is made once more for all of them together', () => {
  const found: Found = {
    problems: [],
    uses: [linkTo('/a', 1), { kind: 'media', name: 'a.svg' }, linkTo('/b', 2)],
  }
  const again = vi.fn(() => found)
  const memory = remembering()
  const revived = () => reviveFound(keepFound(found), owner, { memory, name: 'page home', again })
  const placesOf = ({ uses }: Found) =>
    uses.flatMap((use) => (use.kind === 'link' ? [[use.link.target, use.link.range().start]] : []))
  revived()
  expect(again).not.toHaveBeenCalled()
  for (const { uses, problems } of [revived(), revived()])
    expect(placesOf({ uses, problems })).toEqual([
      ['/a', 1],
      ['/b', 2],
    ])
  expect(again).toHaveBeenCalledTimes(1)
})
