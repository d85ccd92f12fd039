import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { asArgument } from '../../../scripts/machine/command-line/as-argument.ts'
import { emptyFolder } from '../../workspace.ts'

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

test
  .skipIf(process.platform === 'win32')
  .each(['-firma', '-Müller & Söhne', '~', '~root/firma', '=firma'])(
  'a command takes it for a folder, whatever its first sign is: %s',
  async (name) => {
    const within = await emptyFolder()
    mkdirSync(path.join(within, name), { recursive: true })
    const said = execFileSync('bash', ['-c', `cd ${asArgument(name)} && pwd`], {
      cwd: within,
      encoding: 'utf8',
    })
    expect(said).toMatch(new RegExp(`/${name}\\n$`))
    expect(asArgument(name)).toMatch(/^"?\.\//)
  },
)
