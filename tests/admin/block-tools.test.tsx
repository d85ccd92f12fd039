import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockTools } from '../../src/admin/BlockTools.tsx'
import type { Session } from '../../src/admin/session.ts'
import type { Block } from '../../src/blocks/block.ts'
import { uiSchema } from '../../src/blocks/ui-schema.ts'

const ui = uiSchema([]).parse({}).admin

const names = (block: object): string[] => {
  const html = renderToStaticMarkup(
    <BlockTools block={block as Block} isChanged hasForm ui={ui} session={{} as Session} />,
  )
  return [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name ?? '')
}

test('the buttons at a block say which block, also where it has no title', () => {
  expect(names({ id: 'hero', type: 'hero', title: 'Brot braucht Zeit' })).toEqual([
    'Block bearbeiten: Brot braucht Zeit',
    expect.stringMatching(/: Brot braucht Zeit$/),
  ])
  const untitled = ['stats', 'stats-2'].map((id) => names({ id, type: 'stats' }))
  expect(new Set(untitled.flat()).size).toBe(4)
})
