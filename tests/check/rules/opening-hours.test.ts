import { describe, expect, test } from 'vitest'
import { dayWording } from '../../../scripts/validate/describe/days/day-messages.ts'
import { compileWith } from '../../workspace.ts'

const HOURS = / {2}hours:\n(?: {4}.*\n)+/

const withHours = (lines: string) => (text: string) =>
  text.replace(HOURS, () => `  hours:\n${lines.replace(/^/gm, '    ')}\n`)

/** `days times`, a group a line: `monday tuesday 08:00-12:00 13:00-17:00`. */
const hours = (...groups: string[]): string =>
  groups
    .map((group) => {
      const words = group.split(' ')
      const times = words.filter((word) => /\d/.test(word)).map((time) => time.split('-'))
      return [
        `- days: [${words.filter((word) => !/\d/.test(word)).join(', ')}]`,
        '  times:',
        ...times.map(([opens, closes]) => `    - { opens: "${opens}", closes: "${closes}" }`),
      ].join('\n')
    })
    .join('\n')

const problemsWith = async (lines: string) =>
  (await compileWith({ 'site.yaml': withHours(lines) })).problems

/** Line of the first group of days. */
const lineOfHours = async () =>
  (await problemsWith(hours('Montag 08:00-12:00')))[0]?.line ?? Number.NaN

describe('times of one day that overlap are refused', () => {
  test('in one group, with the one time that both are', async () => {
    const problems = await problemsWith(hours('monday 08:00-12:00 11:30-17:00'))
    const first = await lineOfHours()
    expect(
      problems.map(({ code, line, message, hint }) => ({ code, line, message, hint })),
    ).toEqual([
      {
        code: 'times-overlap',
        line: first + 3,
        message: `Diese Zeit überschneidet sich mit der in Zeile ${first + 2}; beide gelten für dieselben Tage.`,
        hint: 'Machen Sie aus beiden eine: { opens: "08:00", closes: "17:00" } – oder berichtigen Sie eine davon.',
      },
    ])
  })

  test('in two groups, at the day, with both ways out', async () => {
    const problems = await problemsWith(
      hours(
        'monday tuesday wednesday thursday 08:00-12:00 13:00-17:00',
        'thursday friday 08:00-14:00',
      ),
    )
    const first = await lineOfHours()
    expect(
      problems.map(({ code, line, column, message, hint }) => [code, line, column, message, hint]),
    ).toEqual([
      [
        'day-twice',
        first + 4,
        14,
        `Donnerstag steht auch in Zeile ${first}, mit Zeiten, die sich mit denen hier überschneiden.`,
        `Gelten die Zeiten von Zeile ${first}: Schreiben Sie hier days: [friday]. Gelten die von hier: Schreiben Sie in Zeile ${first} days: [monday, tuesday, wednesday].`,
      ],
    ])
  })

  test('in two groups of which only some times do', async () => {
    const problems = await problemsWith(
      hours('monday 08:00-12:00 13:00-17:00', 'monday 11:00-12:30 18:00-20:00'),
    )
    expect(problems.map(({ code }) => code)).toEqual(['day-twice'])
  })

  test('in a group that is all in another', async () => {
    const [problem] = await problemsWith(hours('monday 08:00-12:00', 'monday 08:00-12:00'))
    const first = await lineOfHours()
    expect(problem?.hint).toBe(
      `Gelten die Zeiten von Zeile ${first}: Löschen Sie den Eintrag hier. Gelten die von hier: Löschen Sie den Eintrag in Zeile ${first}.`,
    )
  })
})

test('the hours of an emergency number are checked alike', async () => {
  const lines = hours('monday 08:00-12:00 11:30-17:00').replace(/^/gm, '    ')
  const emergency = `\nemergency:\n  label: Ofen aus?\n  hours:\n${lines}\n`
  const { problems } = await compileWith({ 'site.yaml': (text: string) => text + emergency })
  expect(problems.map(({ code }) => code)).toEqual(['times-overlap'])
})

describe('nothing is said', () => {
  test.each([
    ['of a break at noon', hours('monday 08:00-12:00 13:00-17:00')],
    ['of a break at noon in two groups', hours('monday tuesday 08:00-12:00', 'monday 13:00-17:00')],
    ['where one time ends when the next begins', hours('monday 08:00-12:00 12:00-17:00')],
    ['of times in another order', hours('monday 13:00-17:00 08:00-12:00')],
  ])('%s', async (_, lines) => {
    expect(await problemsWith(lines)).toEqual([])
  })

  test('of hours that are at fault themselves', async () => {
    const problems = await problemsWith(hours('monday 8:00-12:00 11:00-17:00'))
    expect(problems.map(({ code }) => code)).toEqual(['format'])
  })
})

describe('of a time that ends before it begins it is said what may be meant', () => {
  const { closesNextDay, closesEither, closesFirst } = dayWording
  test.each([
    ['17:00', '00:00', closesNextDay('17:00', '00:00')],
    ['22:00', '02:00', closesNextDay('22:00', '02:00')],
    ['18:00', '06:00', closesEither('18:00', '06:00')],
    ['18:00', '12:30', closesFirst()],
    ['11:00', '06:00', closesFirst()],
  ])('%s to %s', async (opens, closes, { message, hint }) => {
    const problems = await problemsWith(hours(`monday ${opens}-${closes}`))
    expect(problems).toMatchObject([{ code: 'closes-first', message, hint }])
  })
})
