// @module-tag long
import { expect, test } from 'vitest'
import { BAKERY, TODAY } from '../../workspace.ts'
import { applied, companyAs, differences } from '../lines.ts'
import { written } from '../texts.ts'

test.each(written)('the lines of a text say as much as its file, %s', async (_, change) => {
  const company = await companyAs(BAKERY, TODAY, change)
  expect(differences(company)).toEqual([])
  expect(await applied(company)).toEqual([])
})
