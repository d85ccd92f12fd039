import { expect, test } from 'vitest'
import { problemsOf, replace } from '../workspace.ts'

// What nearly has a form can be taken for it in many ways, twice as many with each sign more.
test.each([
  [
    'dashes below a row, with words behind them',
    'news/erntebrot.md',
    replace('**Was anders schmeckt**', `| Teil | Preis |\n|${'-'.repeat(29)}Brot`),
  ],
  [
    'groups behind a key, with words behind them',
    'services.yaml',
    (text: string) => `a: ${'{ a: b }  '.repeat(17)}Brot\n${text}`,
  ],
])('the check ends soon: %s', { timeout: 4_000 }, async (_, file, change) => {
  expect((await problemsOf({ [file]: change })).length).toBeGreaterThan(0)
})
