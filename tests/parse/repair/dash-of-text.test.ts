import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, compileWith, replace } from '../../workspace.ts'

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

test.each([
  'Teige ansetzen',
  'Öfen beschicken',
])('a line in small letters below „%s“, where the dashes stand, goes on with it', async (entry) => {
  const wrong = replace(`${entry}\n`, `${entry}\n    nach DIN EN 12831\n`)
  expect(await fixed('jobs.yaml', wrong)).toBe(
    replace(entry, `${entry} nach DIN EN 12831`)(bakeryText('jobs.yaml')),
  )
})

test('below an entry in small letters such a line is one, too', async () => {
  const entry = '    - öfen beschicken\n'
  const wrong = replace('    - Öfen beschicken\n', `${entry}    teige ansetzen\n`)
  expect(await fixed('jobs.yaml', wrong)).toContain(`${entry}    - teige ansetzen\n`)
})
