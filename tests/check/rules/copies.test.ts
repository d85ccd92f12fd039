import { describe, expect, test } from 'vitest'
import { compileWith, type Overrides, replace, show } from '../../workspace.ts'

const told = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems.map((problem) => `${problem.severity} ${show(problem)}`)

const again = (file: string, passage: RegExp, change: (copy: string) => string): Overrides => ({
  [file]: (text: string) => {
    const copied = passage.exec(text)?.[0]
    if (!copied) throw new Error('There is nothing to copy')
    return text.replace(copied, () => `${copied}${change(copied)}`)
  },
})

const JOB = /- id: verkauf\n(?: .*\n?)+/
const BLOCK = / {2}- type: jobs\n(?: {4}.*\n)+/

describe('what was copied and not changed is remarked at the copy', () => {
  test('an entry with another id alone', async () => {
    const copy = again('jobs.yaml', JOB, (text) => `\n${text.replace('id: verkauf', 'id: kasse')}`)
    expect(await told(copy)).toEqual(['warning content/jobs.yaml:33:3 copied-entry'])
  })

  test('an entry pasted as it is: its name, and nothing that follows from it', async () => {
    const pasted = again(
      'topics.yaml',
      /- id: tortenbestellung\n(?: .*\n?)+/,
      (text) => `\n${text}`,
    )
    expect(await told(pasted)).toEqual(['error content/topics.yaml:7:7 duplicate-id'])
    // With another name it would be on the website twice.
    const [hint] = (await compileWith(pasted)).problems.map((problem) => problem.hint)
    expect(hint).toBe('Löschen Sie diesen Eintrag, vom Strich vor id bis zum nächsten.')
  })

  test('a topic with another id alone', async () => {
    const copy = again(
      'topics.yaml',
      /- id: tortenbestellung\n(?: .*\n?)+/,
      (text) => `\n${text.replace('tortenbestellung', 'torten')}`,
    )
    expect(await told(copy)).toEqual(['warning content/topics.yaml:7:3 copied-entry'])
  })

  test('an entry of a menu', async () => {
    const copy = again('site.yaml', / {4}- label: Sortiment\n {6}href: .*\n/, (text) => text)
    expect(await told(copy)).toEqual(['warning content/site.yaml:40:7 copied-group'])
  })

  test('a block on its page', async () => {
    expect(await told(again('pages/sortiment.yaml', BLOCK, (text) => `\n${text}`))).toEqual([
      'warning content/pages/sortiment.yaml:35:5 copied-block',
    ])
  })
})

test('the line that begins a block is remarked where it stands twice', async () => {
  const line = '  - type: stats\n'
  expect(await told({ 'pages/home.yaml': replace(line, line + line) })).toEqual([
    'warning content/pages/home.yaml:17:11 begun-twice',
  ])
})

test('an entry that says something else is none', async () => {
  const other = again(
    'jobs.yaml',
    JOB,
    (text) => `\n${text.replace('id: verkauf', 'id: kasse').replace('Verkauf im', 'Kasse im')}`,
  )
  expect(await told(other)).toEqual([])
})
