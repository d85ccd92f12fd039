import { expect, test } from 'vitest'
import { compileWith, type Overrides, replace } from '../workspace.ts'

const hintsOf = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems.map(({ hint }) => hint)

const inSite = (from: string, to: string) => ({ 'site.yaml': replace(from, to) })
const HOURS =
  'hours:\n    - days: [tuesday, wednesday, thursday, friday]\n      times:\n        - { opens: "06:00", closes: "12:30" }\n        - { opens: "14:00", closes: "18:00" }\n    - days: [saturday]\n      times:\n        - { opens: "06:30", closes: "11:00" }\n'
const hours = (text: string) => inSite(HOURS, `hours: ${text}\n`)
const email = (text: string) => inSite('theke@backhaus-aehrengold.example', text)
const day = (...days: string[]) => `days: [${days.join(', ')}]`
const time = (opens: string, closes: string) => `{ opens: "${opens}", closes: "${closes}" }`

test.each([
  [inSite('city: Senftenberg', 'city: 01968 Senftenberg'), 'Schreiben Sie: city: Senftenberg'],
  [inSite('city: Senftenberg', 'city: D-01968 Senftenberg'), 'Schreiben Sie: city: Senftenberg'],
  [email('Thea <brot@korn.example>'), 'Schreiben Sie: email: brot@korn.example'],
  [
    email('"[brot@korn.example](mailto:brot@korn.example)"'),
    'Schreiben Sie: email: "brot@korn.example"',
  ],
  [
    hours('Di–Fr 6–12:30 und 14–18 Uhr'),
    `Schreiben Sie: hours: [{ ${day('tuesday', 'wednesday', 'thursday', 'friday')}, times: [${time('06:00', '12:30')}, ${time('14:00', '18:00')}] }]`,
  ],
  [
    hours('Mo, Di und Do 8.00-12.00 Uhr; Samstag 9 bis 11 Uhr'),
    `Schreiben Sie: hours: [{ ${day('monday', 'tuesday', 'thursday')}, times: [${time('08:00', '12:00')}] }, { ${day('saturday')}, times: [${time('09:00', '11:00')}] }]`,
  ],
])('what was meant is what the hint says: %#', async (overrides, hint) => {
  expect(await hintsOf(overrides)).toEqual([hint])
})
