import { expect, test } from 'vitest'
import { compileWith, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

const home = 'pages/home.yaml'
const title = 'title: Brot braucht Zeit'
const alt = 'alt: Ein Laib Brot, noch warm'

test.each([
  [title, 'title:Brot: braucht Zeit', 'title: "Brot: braucht Zeit"'],
  [title, 'titel:Brot: braucht Zeit', 'title: "Brot: braucht Zeit"'],
  [alt, 'alt:Ein Laib: noch warm', 'alt: "Ein Laib: noch warm"'],
  [alt, 'alt:"Ein Laib: noch warm', 'alt: "Ein Laib: noch warm"'],
  [alt, 'alt:„Ein Laib: noch warm“', 'alt: "Ein Laib: noch warm"'],
])('no space behind the first of two colons: in place of %s, %s', async (was, wrong, right) => {
  const { problems } = await compileWith({ [home]: replace(was, wrong) })
  expect(problems).toMatchObject([{ code: 'missing-space', hint: `Schreiben Sie: ${right}` }])
  expect(await fixed(home, replace(was, wrong))).toContain(`${right}\n`)
})
