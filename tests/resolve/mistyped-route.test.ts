import { expect, test } from 'vitest'
import { replace, wordsOf } from '../workspace.ts'

test('a link to a page whose route is mistyped gets no empty address proposed', async () => {
  const broken = replace('route: /sortiment', 'route: /Sorti-Ment')
  const words = await wordsOf({ 'pages/sortiment.yaml': broken })
  expect(words.join()).toContain('route: /sorti-ment')
  expect(words.filter((each) => each.includes('``'))).toEqual([])
})
