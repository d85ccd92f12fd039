import { describe, expect, test } from 'vitest'
import { bakeryText, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

describe('a number that stands nowhere else is not deleted with its line', () => {
  test.each([
    ['a year', 'site.yaml', '  founded: 1987\n', '  founded: 1988\n'],
    ['a day', 'jobs.yaml', '  validThrough: 2026-12-24\n', '  validThrough: 2027-01-31\n'],
    ['a postcode', 'site.yaml', '  postcode: "01968"\n', '  postcode: "01969"\n'],
    ['a figure', 'testimonials.yaml', '  rating: 4\n', '  rating: 3\n'],
  ])('of %s that stands there twice', async (_, file, line, other) => {
    const written = replace(line, line + other)
    expect(await fixed(file, written)).toBe(written(bakeryText(file)))
  })

  test('the same number twice is', async () => {
    const line = '  founded: 1987\n'
    expect(await fixed('site.yaml', replace(line, line + line))).toBe(bakeryText('site.yaml'))
  })
})

test.each([
  '5/10',
  '5 von 10',
  '4 von 6 Sternen',
])('stars of another scale are not taken for those of five: %s', async (stars) => {
  const rating = replace('rating: 5', `rating: ${stars}`)
  expect(await fixed('testimonials.yaml', rating)).toContain(`rating: ${stars}\n`)
})
