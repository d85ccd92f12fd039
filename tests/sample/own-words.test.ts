import { describe, expect, it } from 'vitest'
import { shared, starters } from '../new/site/runs.ts'
import { SAMPLE } from './sample.ts'

describe('no new site starts with words of the sample', () => {
  it.each(Object.entries(starters))('%s', async (_, folder) => {
    expect(await shared(folder, SAMPLE)).toEqual([])
  })
})
