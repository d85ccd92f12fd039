import { expect, test } from 'vitest'
import { bakeryText, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

const toCrlf = (text: string): string => text.replaceAll('\n', '\r\n')

/** What stands in a file, what somebody has made of it, and what becomes of that, where it is not what it was. */
const FAULTS: [kind: string, file: string, right: string, wrong: string, mended?: string][] = [
  [
    'a line outside its group',
    'pages/sortiment.yaml',
    'meta:\n  title: Sortiment\n  description: Was es wann gibt.\n',
    'title: Sortiment\nmeta:\n  description: Was es wann gibt.\n',
  ],
  [
    'a line with a note, outside its group',
    'pages/sortiment.yaml',
    'meta:\n  title: Sortiment\n  description: Was es wann gibt.\n',
    'title: Sortiment # so heißt sie\nmeta:\n  description: Was es wann gibt.\n',
    'meta:\n  title: Sortiment # so heißt sie\n  description: Was es wann gibt.\n',
  ],
  [
    'two times of a day in one pair of braces',
    'site.yaml',
    '- { opens: "06:00", closes: "12:30" }\n        - { opens: "14:00", closes: "18:00" }',
    '- { opens: "06:00", closes: "12:30", opens: "14:00", closes: "18:00" }',
  ],
  [
    'two names behind one dash',
    'pages/home.yaml',
    'stats: [brote, torten]',
    'stats:\n      - brote, torten',
    'stats:\n      - brote\n      - torten',
  ],
  [
    'the rest of a text at its key',
    'portfolio.yaml',
    'title: Alles in einem',
    'title: Alles in\n      einem',
  ],
]

test.each(FAULTS)('%s is put right with the line breaks of its file', async (...fault) => {
  const [, file, right, wrong, mended = right] = fault
  for (const ends of [String, toCrlf]) {
    const text = await fixed(file, (written) => ends(replace(right, wrong)(written)))
    expect(text).toBe(ends(replace(right, mended)(bakeryText(file))))
  }
})
