import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readOptions } from '../../../scripts/machine/command-line/read-options.ts'
import { WrongArguments } from '../../../scripts/machine/wrong-usage.ts'

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

describe('behind npm run without --, and always in PowerShell', () => {
  beforeEach(() => {
    vi.stubEnv('npm_lifecycle_event', 'deploy')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  const options = {
    'dry-run': { type: 'boolean' },
    until: { type: 'string' },
    yes: { type: 'boolean' },
  } as const
  const readKept = (...args: string[]) => readOptions({ args, options }).values

  test('an option that npm took for its own counts', () => {
    vi.stubEnv('npm_config_dry_run', 'true')
    vi.stubEnv('npm_config_until', '2028-12-31')
    expect(readKept()).toEqual({ 'dry-run': true, until: '2028-12-31' })
    expect(readKept('--dry-run')).toMatchObject({ 'dry-run': true })
  })

  test('one that has lost its value is refused', () => {
    vi.stubEnv('npm_config_until', 'true')
    const kept = new WrongArguments(
      'npm hat --until für sich behalten. Schreiben Sie ein einzelnes -- davor; in der PowerShell von Windows nehmen Sie npx gewerk statt npm run.',
    )
    expect(() => readKept()).toThrow(kept)
  })

  test('what somebody has npm agree to for good, and what npx was told, is not meant', () => {
    vi.stubEnv('npm_config_yes', 'true')
    expect(readKept()).toEqual({})
    vi.stubEnv('npm_lifecycle_event', 'npx')
    vi.stubEnv('npm_config_dry_run', 'true')
    expect(readKept()).toEqual({})
  })
})
