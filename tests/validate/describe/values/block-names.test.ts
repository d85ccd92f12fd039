import { expect, test } from 'vitest'
import { compileWith, replace } from '../../../workspace.ts'

test('who names a block that there is none, reads what each one is called in German', async () => {
  const { problems } = await compileWith({
    'pages/kontakt.yaml': replace('- type: contact\n', '- type: diaschau\n'),
  })
  const [told] = problems.filter(({ code }) => code === 'not-allowed')
  expect(told?.hint).toContain('`contact` (Kontaktformular), ')
})
