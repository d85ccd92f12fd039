import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

test.each([
  ['jobs.yaml', '    - Gesellenbrief', 'Gesellenbrief'],
  ['site.yaml', '    - Senftenberg\n    - Großräschen', 'Senftenberg'],
])('a text below its key gets its dash where it stands: %s', async (file, right, first) => {
  const wrong = replace(right, right.replaceAll('- ', ''))
  const { problems } = await compileWith({ [file]: wrong })
  expect(problems.map(({ hint }) => hint)).toEqual([
    `Schreiben Sie mit 4 Leerzeichen davor: - ${first}`,
  ])
})
