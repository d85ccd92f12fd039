import { expect, test } from 'vitest'
import { compileWith } from '../../../workspace.ts'

const CLOSURES = 'closures:\n  - from: 2026-08-01\n    until: 2026-08-20\n    reason: Urlaub\n'

/** What is told of lines at the edge of site.yaml, at its end or before the header. */
const told = async (lines: string, change: (text: string) => string = (text) => text) => {
  const site = (place: (text: string) => string) =>
    compileWith({ 'site.yaml': (text) => place(change(text)) })
  const ends = [
    await site((text) => `${text}\n${lines}`),
    await site((text) => text.replace('\nheader:', `\n${lines}\nheader:`)),
  ]
  return ends.map(({ problems }) => problems.map(({ message, hint }) => `${message} → ${hint}`))
}

const both = (words: string) => [[words], [words]]

test('what belongs to a group that is there is told to go there, and no second group is asked for', async () => {
  expect(await told(CLOSURES)).toEqual(
    both(
      'Die Angabe `closures` gehört zu `company`. → Verschieben Sie die Zeile mit allem, was darunter steht, unter company: (Zeile 7), um 2 Leerzeichen weiter eingerückt.',
    ),
  )
})

test('where the group has it already, it is told to be put together there', async () => {
  expect(await told('hours:\n  - days: [saturday]\n')).toEqual(
    both(
      'Die Angabe `hours` gehört zu `company`. → Dort steht sie schon, in Zeile 17. Ergänzen Sie sie an jener Stelle, und löschen Sie sie hier mit allem, was darunter steht.',
    ),
  )
})

test('a group that the site has none of is not asked for, where one that it has takes the lines', async () => {
  const areas = 'areas:\n  - town: Senftenberg\n    postcodes: ["01968"]\n    km: 0\n'
  const change = (text: string) => `${text}\n${areas}`
  const [atEnd] = await told('hours:\n  - days: [saturday]\n', change)
  expect(atEnd).toEqual([expect.stringContaining('Die Angabe `hours` gehört zu `company`.')])
})
