import { expect, test } from 'vitest'
import { compileWith, replace, wordsOf } from '../../workspace.ts'

test('a link to a page whose route is mistyped gets no empty address proposed', async () => {
  const broken = replace('route: /sortiment', 'route: /Sorti-Ment')
  const words = await wordsOf({ 'pages/sortiment.yaml': broken })
  expect(words.join()).toContain('route: /sorti-ment')
  expect(words.filter((each) => each.includes('``'))).toEqual([])
})

test.each([
  'route: home',
  'route: /Start Seite',
  '',
])('a home page whose route is `%s` is told once', async (route) => {
  const { problems } = await compileWith({
    'pages/home.yaml': (text) => text.replace('route: /\n', route && `${route}\n`),
  })
  expect(problems).toHaveLength(1)
  expect(problems[0]?.code).not.toBe('no-home')
})
