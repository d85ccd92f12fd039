import { expect, test } from 'vitest'
import { compileWith, problemsOf, replace } from '../../workspace.ts'

/** A vacancy that says where somebody works. */
const at = (address: string) => ({
  'jobs.yaml': replace('  start: sofort', `  address: ${address}\n  start: sofort`),
})

test.each([
  '{ street: Marktgasse 2, postcode: "03222", city: Lübbenau }',
  '{ postcode: "03222", city: Lübbenau }',
])('a vacancy may be at %s', async (address) => {
  expect(await problemsOf(at(address))).toEqual([])
})

test.each([
  ['format', '{ street: "Marktgasse 2, 03222 Lübbenau", postcode: "03222", city: Lübbenau }'],
  ['format', '{ postcode: "32", city: Lübbenau }'],
  ['format', '{ postcode: "03222", city: 03222 Lübbenau }'],
  ['missing-key', '{ street: Marktgasse 2, city: Lübbenau }'],
  ['postcode-digits', '{ postcode: "3222", city: Lübbenau }'],
  ['address-swapped', '{ street: Lübbenau, postcode: "03222", city: Marktgasse 2 }'],
])('what its address is not, is told as that of the company: %s %s', async (code, address) => {
  const { problems } = await compileWith(at(address))
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([`content/jobs.yaml ${code}`])
})

test('of a postcode abroad it is said what can be done where somebody works there', async () => {
  const [problem] = (await compileWith(at('{ postcode: "1010", city: Wien }'))).problems
  expect(problem?.hint).toContain('Liegt der Arbeitsort in einem anderen Land, löschen Sie address')
})

test('a zero too many is mended at its place', async () => {
  const { problems } = await compileWith({
    ...at('{ postcode: "01010", city: Wien }'),
    'site.yaml': (text) =>
      text
        .replace('country: DE', 'country: AT')
        .replace('postcode: "01968"', 'postcode: "1968"')
        .replace('\n  holidays: BB', ''),
  })
  expect(problems.map(({ repair }) => repair)).toEqual([
    { path: [1, 'address', 'postcode'], after: '1010', isSure: false },
  ])
})
