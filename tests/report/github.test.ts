import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { reportGithub } from '../../scripts/report/github.ts'
import { problem } from './a-problem.ts'

describe('an annotation', () => {
  test('names place, code, message and repair', () => {
    expect(reportGithub([problem()])).toBe(
      '::error file=content/site.yaml,line=3,endLine=3,col=5,endColumn=9,title=Fehler::Die Angabe gibt es nicht. Meinten Sie `title`?',
    )
  })

  test('over several lines has no columns: GitHub would refuse them', () => {
    const text = reportGithub([problem({ end: { line: 5, column: 2 } })])
    expect(text).toContain('line=3,endLine=5,title=')
  })

  test('of a warning', () => {
    expect(reportGithub([problem({ severity: 'warning' })])).toMatch(/^::warning .*title=Hinweis::/)
  })

  test('that matters more comes first: GitHub shows the first ten', () => {
    const text = reportGithub([
      problem({ line: 1, severity: 'warning', code: 'placeholder' }),
      problem({ line: 2, severity: 'warning' }),
      problem({ line: 4 }),
    ])
    expect([...text.matchAll(/,line=(\d)/g)].map(([, line]) => line)).toEqual(['4', '2', '1'])
  })

  test('for each problem stands in a line of its own', () => {
    const text = reportGithub([problem(), problem({ line: 7, message: 'Zwei\nZeilen.' })])
    expect(text.split('\n')).toHaveLength(2)
  })

  test('has no control signs, which a terminal would obey', () => {
    const text = reportGithub([problem({ file: 'content/\u001b[31ma.yaml', message: '\u001b[2J' })])
    expect(text).not.toContain('\u001b')
  })

  test('nothing for no problem', () => {
    expect(reportGithub([])).toBe('')
  })
})

test('Visual Studio Code reads places and messages from it', async () => {
  const { tasks } = JSON.parse(await fs.readFile(path.join(root, '.vscode/tasks.json'), 'utf8'))
  const { pattern } = tasks[1].problemMatcher
  const lines = reportGithub([problem(), problem({ end: { line: 5, column: 2 } })]).split('\n')
  const [single, several] = lines.map((line) => new RegExp(pattern.regexp).exec(line))
  const read = (match: RegExpExecArray | null | undefined, name: string) => match?.[pattern[name]]
  expect(read(single, 'severity')).toBe('error')
  expect(read(single, 'file')).toBe('content/site.yaml')
  expect([read(single, 'line'), read(single, 'column'), read(single, 'endColumn')]).toEqual([
    '3',
    '5',
    '9',
  ])
  expect(read(single, 'message')).toBe('Die Angabe gibt es nicht. Meinten Sie `title`?')
  expect([read(several, 'line'), read(several, 'endLine')]).toEqual(['3', '5'])
})

describe('escaping', () => {
  test('keeps a message from ending the command or beginning another', () => {
    const text = reportGithub([problem({ message: '100 %\r\n::error::x, 50%25', hint: 'a: b, c' })])
    expect(text.split('::').at(-1)).not.toContain('\n')
    expect(text).toContain('::100 %%0D%0A::error::x, 50%2525 a: b, c')
  })

  test('is undone by GitHub, and not needed by an editor', () => {
    const decode = (text: string) =>
      text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
    const messages = ['16 % und 12 %.', '%0A', '%%25', '100 %\r\n%0D', '%250a']
    for (const message of messages) {
      const [, , data = ''] = reportGithub([problem({ message, hint: '' })]).split('::')
      expect(decode(data)).toBe(`${message} `)
    }
    expect(reportGithub([problem({ message: '16 % statt 12 %.' })])).toContain('16 % statt 12 %.')
  })

  test('keeps a file name from adding properties', () => {
    const text = reportGithub([problem({ file: 'content/a,line=1::b:c%\nd.yaml' })])
    expect(text).toMatch(/^::error file=content\/a%2Cline=1%3A%3Ab%3Ac%25%0Ad\.yaml,line=3,/)
  })
})
