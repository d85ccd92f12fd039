import { expect, test } from 'vitest'
import { compileWith, replace } from '../../../workspace.ts'

const hintsIn = async (file: string, change: (text: string) => string): Promise<string[]> => {
  const { problems } = await compileWith({ [file]: change })
  return problems.filter((problem) => problem.file === `content/${file}`).map(({ hint }) => hint)
}

test('of an id that stands twice, and is none, each place is told once, the second with a free one', async () => {
  const twice = (text: string) =>
    replace('id: brote', 'id: bäcker')(replace('id: torten', 'id: bäcker')(text))
  const hints = await hintsIn('stats.yaml', twice)
  expect(hints).toEqual([
    'Schreiben Sie: id: baecker',
    'Ändern Sie den Namen hinter id in dieser Zeile, zum Beispiel: id: baecker-2',
  ])
})
