import { expect, test } from 'vitest'
import { compileWith, type Overrides, replace } from '../../workspace.ts'

const hintsOf = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems.map(({ file, hint }) => `${file}: ${hint}`)

test('where one id is asked for that is missing and one is there for which nobody asks, it is the new one', async () => {
  expect(await hintsOf({ 'stats.yaml': replace('id: brote', 'id: gebacken') })).toEqual([
    expect.stringContaining('content/news/erntebrot.md: Meinten Sie `{stats.gebacken}`? Möglich '),
    expect.stringContaining(
      'content/pages/home.yaml: Meinten Sie `{stats.gebacken}`? Möglich sind',
    ),
    expect.stringContaining('content/pages/home.yaml: Meinten Sie `gebacken`? Vorhanden sind:'),
  ])
  expect(await hintsOf({ 'categories.yaml': replace('id: hochzeit', 'id: feiern') })).toEqual([
    expect.stringContaining('content/portfolio.yaml: Meinten Sie `feiern`?'),
  ])
})

test('of two new ids, or two former ones, nobody knows which belong together', async () => {
  const both = (text: string) =>
    replace('id: torten', 'id: verziert')(replace('id: brote', 'id: gebacken')(text))
  const hints = await hintsOf({ 'stats.yaml': both })
  expect(hints.length).toBeGreaterThan(1)
  expect(hints.join()).not.toContain('Meinten Sie')
})
