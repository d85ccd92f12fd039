import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { bakeryText, compileWith, replace } from '../../../workspace.ts'

const DESCRIPTION = 'description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.'

test('several paragraphs that were pasted behind a name are told once, and all of them stay', async () => {
  const broken = replace(
    DESCRIPTION,
    'description: Roggen, Wasser und Salz.\n\nLange Zeit.\n\nUnd viel Liebe: immer.',
  )
  const { problems } = await compileWith({ 'services.yaml': broken })
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['indentation', 3]])
  expect(await fixed('services.yaml', broken)).toBe(
    replace(
      DESCRIPTION,
      'description: >-\n    Roggen, Wasser und Salz.\n\n    Lange Zeit.\n\n    Und viel Liebe: immer.',
    )(bakeryText('services.yaml')),
  )
})
