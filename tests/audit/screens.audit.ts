import { promises as fs } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { newVisitor, site } from '../browser/harness.ts'
import { RENOVATION } from '../workspace.ts'
import { AUDITED } from './audited.ts'

/** A usual phone; its height is the unit. */
const SCREEN = { width: 390, height: 844 }

/** A quarter of a screen: where the fixture also has a block that asks for a town, beside the one that works out grants. */
const ASKS_TWICE = AUDITED === RENOVATION ? 0.25 : 0

/** How many screens somebody in a hurry has to scroll through at most. */
const GOALS: Record<string, number> = { '/': 5.5, '/heating': 6, '/renovation': 6 + ASKS_TWICE }

const paths = async (): Promise<string[]> => {
  const files = await fs.readdir(inject('out'), { recursive: true })
  return files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .toSorted()
}

it('pages are no longer on a phone than somebody in a hurry scrolls', async () => {
  const { page } = await newVisitor({ viewport: SCREEN, isMobile: true })
  const rows = []
  for (const path of await paths()) {
    await page.goto(site + path, { waitUntil: 'networkidle' })
    const height = await page.locator('html').evaluate(({ scrollHeight }) => scrollHeight)
    rows.push({ path, screens: Number((height / SCREEN.height).toFixed(2)), goal: GOALS[path] })
  }
  console.table(rows)
  expect(rows.filter(({ screens, goal }) => goal !== undefined && screens > goal)).toEqual([])
})
