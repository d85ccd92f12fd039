import { expect, test } from 'vitest'
import { hasScreen } from '../../../scripts/machine/command-line/has-screen.ts'

const DESKTOP = { DISPLAY: ':0' }

test.each([
  [true, 'a Linux desktop', DESKTOP, 'linux', true],
  [true, 'macOS', {}, 'darwin', true],
  [true, 'Windows', {}, 'win32', true],
  [false, 'Linux without a desktop', {}, 'linux', true],
  [false, 'SSH', { ...DESKTOP, SSH_CONNECTION: '192.0.2.1 50000 192.0.2.2 22' }, 'linux', true],
  [false, 'CI', { ...DESKTOP, CI: 'true' }, 'linux', true],
  [false, 'a script that reads the address', DESKTOP, 'linux', false],
] as const)('%s: %s', (expected, _, env, platform, isTerminal) => {
  expect(hasScreen(env, platform, isTerminal)).toBe(expected)
})
