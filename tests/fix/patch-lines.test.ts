import { expect, test } from 'vitest'
import { bakeryText, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test('of two lines from a list of changes the new one stays, and the entry keeps its name', async () => {
  const [former, added] = ['  title: Sauerteigbrot\n', '  title: Sauerteigbrot aus Roggen\n']
  const text = await fixed('services.yaml', replace(former, `-${former}+${added}`))
  expect(text).toBe(replace(former, added)(bakeryText('services.yaml')))
})
