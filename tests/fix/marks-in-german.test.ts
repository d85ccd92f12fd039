import { describe, expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

/** A label with a colon in it, after `--fix`. */
const labelAs = async (written: string): Promise<string | undefined> => {
  const text = await fixed('stats.yaml', replace('label: für Feste', `label: ${written}`))
  return /^ {2}label: (.*für.*)$/m.exec(text)?.[1]
}

describe('marks as one types them in German around a text with a colon become those of YAML', () => {
  test.each([
    ['„Torten: für Feste“'],
    ['„Torten: für Feste"'],
    ['«Torten: für Feste"'],
    ['„Torten: für Feste'],
    ['Torten: für Feste"'],
  ])('%s', async (written) => {
    expect(await labelAs(written)).toBe('"Torten: für Feste"')
  })
})

describe('marks around words of such a text stay where they are', () => {
  test.each([
    ['„Torten“: für „Feste“', '"„Torten“: für „Feste“"'],
    ['„Torten": für „Feste"', `'„Torten": für „Feste"'`],
    ['„Torten“: für Feste', '"„Torten“: für Feste"'],
  ])('%s', async (written, whole) => {
    expect(await labelAs(written)).toBe(whole)
  })
})
