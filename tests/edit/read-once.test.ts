import { expect, test, vi } from 'vitest'
import { readYaml } from '../../scripts/yaml/yaml.ts'
import { edited } from './edited.ts'

vi.mock('../../scripts/yaml/yaml.ts', async (original) => {
  const yaml = await original<typeof import('../../scripts/yaml/yaml.ts')>()
  return { ...yaml, readYaml: vi.fn(yaml.readYaml) }
})

test('a file is read once for each of many edits: what one leaves, the next begins with', () => {
  const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`)
  const text = keys.map((key) => `${key}: alt\n`).join('')
  const edits = keys.map((path) => ({ path, after: 'neu' }))
  expect(edited(text, edits)).toBe(text.replaceAll('alt', 'neu'))
  expect(readYaml).toHaveBeenCalledTimes(1 + keys.length)
})
