import { fileIn, type Texts, type Variant, withBody, withEnd, withValue } from './variant.ts'

/** What Markdown nests, and what it takes for the beginning of something. */
const OPENINGS: Record<string, string> = {
  quotes: '>',
  'quotes with spaces': '> ',
  brackets: '[',
  pictures: '![',
  'links in links': '[a](',
  'references in references': '[a][',
  parentheses: '(',
  asterisks: '*',
  'asterisks and letters': '*a ',
  'two asterisks and letters': '**a ',
  'asterisks and underscores': '*a _b ',
  underscores: '_a',
  backticks: '`',
  'backticks and letters': '`a``',
  elements: '<a>',
  'open tags': '<a ',
  'HTML comments': '<!--',
  ampersands: '&',
  entities: '&#x1f600;',
  'list signs': '- ',
  'numbered signs': '1. ',
  backslashes: '\\',
  'closing brackets': ']',
  exclamations: '!',
  addresses: 'https://a.',
  mails: 'a@b.c ',
  pipes: '|',
  tildes: '~~~',
  colons: ':',
  'bold and link': '**[a](/b',
}

const deepList = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')

const deepYaml = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n')

const ofYaml = (texts: Texts): [string, Variant['files']][] => {
  const page = fileIn(texts, 'pages/')
  const value = (source: string) => withValue(texts, page, 'title', source)
  return [
    ['groups by columns', withEnd(texts, page, deepYaml(1000))],
    ['brackets', value('['.repeat(5000) + ']'.repeat(5000))],
    ['open brackets', value('['.repeat(20_000))],
    ['braces', value('{a: '.repeat(5000) + '}'.repeat(5000))],
    ['open braces', value('{'.repeat(20_000))],
    ['dashes', withEnd(texts, page, `x: \n${'- '.repeat(5000)}a`)],
    ['question marks', withEnd(texts, page, `${'? '.repeat(5000)}a`)],
    ['a file of brackets', { [page]: '['.repeat(300_000) }],
    ['deep groups with values', { 'stats.yaml': `${deepYaml(40)} 1\n` }],
  ]
}

/** What is nested deeper than anybody means. */
export const deepNesting = (texts: Texts): Variant[] => [
  ...Object.entries(OPENINGS).flatMap(([what, sign]) =>
    [3000, 20_000].map((count) => ({
      name: `${count} × ${what}`,
      files: withBody(texts, sign.repeat(count)),
    })),
  ),
  { name: 'lists in lists', files: withBody(texts, deepList(600)) },
  {
    name: 'lists and quotes in turn',
    files: withBody(texts, '> - '.repeat(3000)),
  },
  {
    name: 'quotes in lines',
    files: withBody(texts, '> > > > > > > > a\n'.repeat(5000)),
  },
  {
    name: 'brackets that are closed',
    files: withBody(texts, '['.repeat(3000) + ']'.repeat(3000)),
  },
  {
    name: 'asterisks that are closed',
    files: withBody(texts, '*a '.repeat(3000) + 'b* '.repeat(3000)),
  },
  ...ofYaml(texts).map(([where, files]) => ({ name: `deep YAML: ${where}`, files })),
]
