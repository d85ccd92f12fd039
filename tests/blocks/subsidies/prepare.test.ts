import { expect, it } from 'vitest'
import type { Block } from '../../../src/blocks/any-block.ts'
import { prepareSubsidies } from '../../../src/blocks/subsidies/prepare.ts'

const around = { today: '2026-11-22', language: 'de', written: () => undefined }

it('what can be applied for comes first, what has ended last; else the order is the editor’s', () => {
  const subsidies = [
    { id: 'ended', status: 'closed' },
    { id: 'paused', status: 'paused' },
    { id: 'open', status: 'open' },
    { id: 'open-too', status: 'open' },
  ]
  const { shown } = prepareSubsidies({ type: 'subsidies', subsidies } as unknown as Block, around)
  expect(shown.subsidies.map(({ id }) => id)).toEqual(['open', 'open-too', 'paused', 'ended'])
})
