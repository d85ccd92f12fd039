import { expect, test } from 'vitest'
import { readOptions } from '../../scripts/machine/read-options.ts'
import { WrongArguments } from '../../scripts/machine/wrong-usage.ts'

const options = { format: { type: 'string' }, yes: { type: 'boolean' } } as const

const read = (...args: string[]) => readOptions({ args, options }).values

test('reads what stands behind a command', () => {
  expect(read('--format', 'json', '--yes')).toEqual({ format: 'json', yes: true })
})

test.each([
  [['--format', 'json', '--format', 'text']],
  [['--format=json', '--format=json']],
])('%j: of two values nobody knows which is meant', (args) => {
  const twice = new WrongArguments('--format steht mehrmals da. Lassen Sie es nur einmal stehen.')
  expect(() => read(...args)).toThrow(twice)
})

test('what holds no value may be there twice', () => {
  expect(read('--yes', '--yes')).toEqual({ yes: true })
})
