import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, compileWith, replace } from '../../workspace.ts'

const told = async (file: string, change: (text: string) => string) => {
  const { problems } = await compileWith({ [file]: change })
  return problems.map(({ line, message }) => `${line} ${message}`)
}

test('a list of groups is not said to be one of texts where a group begins with a name that is none there', async () => {
  const question = '    - kind: text\n      label: Lieblingsbrot\n'
  const problems = await told('topics.yaml', replace(question, '    - text: Fertig bis\n'))
  expect(problems.map((each) => each.split(' ')[0])).toEqual(['16'])
  expect(problems.join()).not.toMatch(/nur Texte|aliases/)
})

test('in a list of texts the name before one is told, and goes', async () => {
  const named = replace('    - Großräschen', '    - text: Großräschen')
  expect(await told('site.yaml', named)).toEqual([
    '49 In dieser Liste stehen nur Texte; der Name text: davor gehört nicht dazu.',
  ])
  expect(await fixed('site.yaml', named)).toBe(bakeryText('site.yaml'))
})
