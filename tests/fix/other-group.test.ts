import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { call } from '../call.ts'
import { contentFolder, replace, siteOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

const BLOCK = `      - type: notice
        title: Betriebsferien
        text: Im Juli ist zu.
      - label: Zum Sortiment
`

test('a block in the list of another one keeps its names, where nobody is asked', async () => {
  const pasted = replace('      - label: Zum Sortiment\n', BLOCK)
  const folder = await contentFolder({ 'pages/home.yaml': pasted })
  await call(check, siteOf(folder), '--fix')
  const text = await fs.readFile(path.join(folder, 'pages/home.yaml'), 'utf8')
  expect(text).toContain(BLOCK)
})

test.each([
  '    - upTo: 30000\n      percent: 40\n    - upTo: 40000\n      percent: 30\n',
  '    - upTo: 30000\n      percent:\n        - value: 40\n    - upTo: 40000\n      percent: 30\n',
])('entries of a list whose name is gone keep theirs below another list: %j', async (entries) => {
  const right = '  speedBonus: 16\n  incomeBonus:\n    - { upTo: 30000, percent: 40 }\n'
  const headless = replace(right, `  speedBonus:\n    - value: 16\n${entries}`)
  expect(await fixed('grant-rules.yaml', headless)).toContain(entries)
})

test('a name that is right elsewhere in its file is no other one, spelt wrong', async () => {
  const right = '    - id: gasofen\n      label: Gasofen\n      counts: true\n'
  const before = '    - id: kohle\n      label: Kohle\n      counts: true\n'
  const out = '- id: kohle\n  label: Kohle\n  counts: true\n'
  const text = await fixed('grant-rules.yaml', replace(right, before + out + right))
  expect(text.match(/counts: true/g)).toHaveLength(3)
})
