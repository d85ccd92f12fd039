import { expect, test } from 'vitest'
import { onceReleased } from '../../../scripts/machine/files/once-released.ts'

const held = (code: string) => Object.assign(new Error(`${code}: rename`), { code })

/** Refuses so many times, as Windows does while a virus scanner looks at what is to be renamed. */
const refusing = (times: number, code: string) => {
  let attempts = 0
  const rename = () => {
    attempts += 1
    if (attempts <= times) throw held(code)
    return attempts
  }
  return { rename, attempts: () => attempts }
}

const windows = { platform: 'win32', pause: async () => {} } as const

test.each([
  'EPERM',
  'EACCES',
  'EBUSY',
])('what Windows refuses with %s is renamed once it lets go', async (code) => {
  expect(await onceReleased(refusing(3, code).rename, windows)).toBe(4)
})

test('what is never let go is told', async () => {
  await expect(
    onceReleased(refusing(Number.POSITIVE_INFINITY, 'EPERM').rename, windows),
  ).rejects.toThrow('EPERM')
})

test('another error is told at once, and every error on other systems', async () => {
  const lost = refusing(1, 'ENOENT')
  await expect(onceReleased(lost.rename, windows)).rejects.toThrow('ENOENT')
  const forbidden = refusing(1, 'EPERM')
  await expect(onceReleased(forbidden.rename, { ...windows, platform: 'linux' })).rejects.toThrow(
    'EPERM',
  )
  expect([lost.attempts(), forbidden.attempts()]).toEqual([1, 1])
})
