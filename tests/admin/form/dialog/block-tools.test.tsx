import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockTools } from '../../../../src/admin/form/dialog/BlockTools.tsx'
import type { Session } from '../../../../src/admin/session/session.ts'
import type { Block } from '../../../../src/blocks/any-block.ts'
import { uiSchema } from '../../../../src/blocks/ui-schema.ts'

const ui = uiSchema([]).parse({}).admin

const names = (block: object, called?: string): string[] => {
  const html = renderToStaticMarkup(
    <BlockTools
      block={block as Block}
      called={called}
      isChanged
      hasForm
      ui={ui}
      session={{} as Session}
    />,
  )
  return [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name ?? '')
}

test('the buttons at a block say which block, also where it has no title', () => {
  expect(names({ id: 'hero', type: 'hero', title: 'Brot braucht Zeit' })).toEqual([
    'Block bearbeiten: Brot braucht Zeit',
    expect.stringMatching(/: Brot braucht Zeit$/),
  ])
  const untitled = ['stats', 'stats-2'].map((id) => names({ id, type: 'stats' }, 'Zahlen'))
  expect(untitled.map(([open]) => open)).toEqual([
    'Block bearbeiten: Zahlen',
    'Block bearbeiten: Zahlen 2',
  ])
  const [open] = names({ id: 'unsere-zahlen', type: 'stats', title: '' }, 'Zahlen')
  expect(open).toBe('Block bearbeiten: Zahlen')
  expect(names({ id: 'own', type: 'own' })[0]).toBe('Block bearbeiten: own')
})
