import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { asArgument } from '../../scripts/machine/as-argument.ts'

test.each([
  'firma',
  '../firma_2/müller-söhne',
  'C:\\Betriebe\\firma',
])('a name that every shell takes stays as it is: %s', (name) =>
  expect(asArgument(name)).toBe(name))

test
  .skipIf(process.platform === 'win32')
  .each([
    'Müller & Söhne',
    "Elektro O'Neill",
    '$HOME',
    '`id`',
    'Bau (neu); rm',
    `"Zitat" und 'anderes'`,
    'Wir!',
    '*',
  ])('a shell reads back: %s', (name) => {
  const said = execFileSync('bash', ['-ic', `printf %s ${asArgument(name)}`], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(said).toBe(name)
})
