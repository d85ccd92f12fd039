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

const OPTIONS = '[keine, ein wenig, viele]'

test.each([
  ['[keine, "Holz, Art: a: b", viele: etwa: x]', '[keine, "Holz, Art: a: b", "viele: etwa: x"]'],
  ["[keine, 'Holz, art: a: b', viele: x: y]", `[keine, 'Holz, art: a: b', "viele: x: y"]`],
  ["[geht's, viele: x: y, kommt's]", `[geht's, "viele: x: y", kommt's]`],
])('a text that stands between quotation marks already stays whole: %s', async (list, whole) => {
  expect(await fixed('topics.yaml', replace(OPTIONS, list))).toContain(whole)
})
