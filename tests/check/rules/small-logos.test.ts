import { expect, test } from 'vitest'
import { photograph } from '../../photograph.ts'
import { compileWith, show } from '../../workspace.ts'

const told = async (width: number) => {
  const { problems } = await compileWith({
    'media/klein.jpg': new Uint8Array(await photograph(width, width / 2)),
    'pages/home.yaml': (text: string) =>
      `${text.trimEnd()}\n\n  - type: logos\n    title: Gruppe\n    logos:\n      - { name: Mühle, logo: klein.jpg }\n`,
  })
  return problems.map((problem) => `${problem.severity} ${show(problem)}`)
}

test('a logo of less than it is shown with is remarked', async () => {
  expect(await told(40)).toEqual([expect.stringMatching(/^warning .*small-picture$/)])
  expect(await told(300)).toEqual([])
})
