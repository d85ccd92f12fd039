import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { bakeryText, compileWith, replace } from '../../../workspace.ts'

const file = 'pages/kontakt.yaml'

test('of two groups that a lost line may have begun both are named, and none is written', async () => {
  const wrong = replace('    topic:\n', '')
  const { problems } = await compileWith({ [file]: wrong })
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'Hier fehlt die Zeile phone: oder topic:, zu der `label` gehört.',
      'Schreiben Sie darüber in eine eigene Zeile, mit 4 Leerzeichen davor: phone: – oder topic:, wenn das gemeint ist',
    ],
  ])
  expect(await fixed(file, wrong)).toBe(wrong(bakeryText(file)))
})
