import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { within } from '../within.ts'
import { emptyFolder, problemsOf, show } from '../workspace.ts'
import { parseAll, problemsIn } from './parse-all.ts'

const file = (name: string, text: string) => ({ path: `content/${name}`, name, text })

const parseOne = (name: string, text: string) => {
  const { files, problems } = parseAll([file(name, text)])
  return { file: files[0], problems: problems.map(show) }
}

describe('a YAML file', () => {
  test('has its value', () => {
    expect(parseOne('values.yaml', '- id: zeit\n').file?.value).toEqual([{ id: 'zeit' }])
  })

  test('that is damaged is read as it was meant, one that is nothing is lost', () => {
    const { files, problems } = parseAll([
      file('a.yaml', 'a: "x\nb: 1\n\tc: 2'),
      file('b.yaml', 'b: 1'),
      file('c.yaml', '@'),
    ])
    expect(files.map(({ source }) => source.name)).toEqual(['a.yaml', 'b.yaml'])
    expect(problems.map(show)).toEqual([
      'content/a.yaml:1:4 open-quote',
      'content/a.yaml:3:1 tab',
      'content/c.yaml:1:1 not-yaml',
    ])
  })

  test('names every duplicate key, with the line of the first', () => {
    const { problems } = parseAll([file('a.yaml', 'a: 1\nb: 2\na: 3\nb: 4')])
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 `a` steht hier zum zweiten Mal; das erste Mal in Zeile 1.',
      '4 `b` steht hier zum zweiten Mal; das erste Mal in Zeile 2.',
    ])
  })

  test('shows what is missing at the key of its group', () => {
    const text = 'company:\n  name: x\n'
    const place = parseOne('site.yaml', text).file?.locate(['company', 'phone'])
    expect(place?.found).toBe(false)
    expect(text.slice(place?.value.start, place?.value.end)).toBe('company')
  })

  test('shows what is missing in a list item at the first word of the item', () => {
    const text = '- id: a\n- id: b\n  x: 1\n'
    const place = parseOne('values.yaml', text).file?.locate([1, 'title'])
    expect(place?.value).toEqual({ start: 10, end: 13 })
  })
})

describe('of texts on a line each, one that goes on', () => {
  /** Broken where the writer's editor breaks lines: at `width`. */
  const description = (width: number) => `${'Wort '.repeat(width / 5 - 2)}Worte\n    und weiter.`
  const services = (width: number, long: string) =>
    `- id: bad\n  description: >-\n    ${description(width)}\n  features:\n    - ${long}\n    - Staubschutz\n`
  const first = 'Entwurf mit Maßen und Festpreis, bevor das erste Werkzeug ins Haus kommt'

  test.each([
    [
      'has room for the next word within 80 signs',
      80,
      'Entwurf mit Festpreis\n      Abdichtung mit Fotos',
      ['7:7'],
    ],
    [
      'has room for the next word in lines as long as others here',
      95,
      `${first}\n      Abdichtung mit Fotos`,
      ['7:7'],
    ],
    ['has none', 80, `${first}\n      Abdichtung mit Fotos`, []],
    ['goes on in the middle of a sentence', 95, `${first}\n      und bevor es staubt`, []],
  ])('%s', (_, width, long, places) => {
    const { problems } = parseOne('services.yaml', services(width, long))
    expect(problems).toEqual(places.map((place) => `content/services.yaml:${place} missing-dash`))
  })

  test(
    'in thousands of lists is found soon',
    within(20, () => {
      const text = services(95, `${first}\n      Abdichtung mit Fotos`).repeat(4000)
      expect(parseOne('services.yaml', text).problems).toHaveLength(4000)
    }),
  )
})

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('a news item with %s', (_, end) => {
  const text = ['---', 'id: ofen', 'title: "Neu"', '---', '', 'Der **Ofen**.', ''].join(end)

  test('has its front matter and its text', () => {
    const { file: parsed, problems } = parseOne('news/ofen.md', text)
    expect(problems).toEqual([])
    expect(parsed?.value).toMatchObject({ id: 'ofen', title: 'Neu' })
    expect((parsed?.value as { content: string }).content.trim()).toBe('Der **Ofen**.')
  })

  test('knows the places of both in the whole file', () => {
    const { file: parsed } = parseOne('news/ofen.md', text)
    const at = (key: string) => {
      const { start, end: stop } = parsed?.locate([key]).value ?? { start: 0, end: 0 }
      return text.slice(start, stop).trim()
    }
    expect([at('id'), at('title'), at('content')]).toEqual(['ofen', 'Neu', 'Der **Ofen**.'])
  })

  test('shows a fault in its front matter at its line', () => {
    const damaged = text.replace('title: "Neu"', 'title: "Neu')
    expect(parseOne('news/ofen.md', damaged).problems).toEqual([
      'content/news/ofen.md:3:8 open-quote',
    ])
  })

  test('may hold anything in its text', () => {
    const wild = `${text}@ % * & : "offen${end}\tTab${end}---${end}{x: }`
    expect(parseOne('news/ofen.md', wild).problems).toEqual([])
  })
})

describe('front matter in JavaScript', () => {
  test.each(['js', 'javascript'])('---%s is refused, and does nothing', async (language) => {
    const marker = path.join(await emptyFolder(), 'gelaufen')
    const program = `require('fs').writeFileSync(${JSON.stringify(marker)}, 'x')`
    const news = `---${language}\n{ id: ${program} }\n---\nText\n`
    expect(await problemsOf({ 'news/boese.md': news })).toEqual([
      'content/news/boese.md:1:4 front-matter-language',
    ])
    await expect(fs.access(marker)).rejects.toThrow('ENOENT')
  })
})

const VALUES = ['- id: zeit', '  title: Zeit', '  description: Der Teig sagt es.']
const JOBS = [
  '- id: backen',
  '  title: Backen',
  '  description: Früh.',
  '  tasks:',
  '    - Teige ansetzen',
  '    - Öfen beschicken',
  '  profile:',
  '    - Gesellenbrief',
  '  employment: Vollzeit',
  '  datePosted: 2026-04-20',
]

describe('one line that stands wrong is one problem', () => {
  test.each([
    [
      'an entry without its dash',
      VALUES,
      [...VALUES, '  id: ruhe', ...VALUES.slice(1)],
      '4 missing-dash',
    ],
    [
      'a list of words, the first without dash',
      JOBS,
      JOBS.with(4, '    Teige ansetzen'),
      '5 missing-dash',
    ],
    [
      'a list of words, the last without dash',
      JOBS,
      JOBS.with(5, '    Öfen beschicken'),
      '6 missing-dash',
    ],
    ['a key too far out', JOBS, JOBS.with(1, 'title: Backen'), '2 indentation'],
    ['a group too far out by one', JOBS, JOBS.with(3, ' tasks:'), '4 indentation'],
    ['the first item too far in', JOBS, JOBS.with(4, `  ${JOBS[4]}`), '5 indentation'],
    [
      'a whole entry too far in',
      VALUES,
      [...VALUES, '  - id: ruhe', '    title: Ruhe', '    description: Abends.'],
      '4 indentation',
    ],
    ['the first entry too far in', VALUES, VALUES.with(0, '  - id: zeit'), '1 indentation'],
    ['a key with a dash', VALUES, VALUES.with(1, '  - title: Zeit'), '2 stray-dash'],
    ['a dash alone', JOBS, JOBS.toSpliced(4, 0, '    -'), '5 empty-value'],
    ['a word alone', JOBS, [...JOBS, 'Hallo'], '11 stray-line'],
    [
      'a text that goes on at the edge',
      VALUES,
      VALUES.toSpliced(2, 1, '  description: Der Teig', 'sagt es.'),
      '4 indentation',
    ],
    ['another sign for a dash', JOBS, JOBS.with(5, '    • Öfen beschicken'), '6 list-sign'],
    ['a tab behind a dash', JOBS, JOBS.with(5, '    -\tÖfen beschicken'), '6 tab'],
  ])('%s', (_, whole, damaged, problem) => {
    const isValue = whole === VALUES
    const all = problemsIn([file(isValue ? 'values.yaml' : 'jobs.yaml', damaged.join('\n'))])
    expect(all.map(({ line, code }) => `${line} ${code}`)).toEqual([problem])
  })
})
