import { expect, test } from 'vitest'
import { z } from 'zod'
import { numberIn } from '../../../../scripts/validate/describe/numbers/number.ts'
import { within } from '../../../within.ts'

test.each([
  ['a share of a whole, and blanks before a digit', `4 von 5${' '.repeat(100_000)}1`],
  ['a share of a whole, and words before a digit', `4 von 5${' a'.repeat(50_000)}1`],
])(
  'a long text in the place of a number is looked through once: %s',
  within(1, (_, text) => {
    expect(numberIn({ key: 'value', value: text, schema: z.number() }, text)).toBeUndefined()
  }),
)
