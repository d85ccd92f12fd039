import { expect, test } from 'vitest'
import { within } from '../within.ts'
import { problemsOf, replace } from '../workspace.ts'

const BLANKS = ' '.repeat(90_000)

// What nearly has a form can be taken for it in many ways, twice as many with each sign more.
test.each<[name: string, file: string, change: (text: string) => string]>([
  [
    'dashes below a row, with words behind them',
    'news/erntebrot.md',
    replace('**Was anders schmeckt**', `| Teil | Preis |\n|${'-'.repeat(29)}Brot`),
  ],
  [
    'groups behind a key, with words behind them',
    'services.yaml',
    (text: string) => `a: ${'{ a: b }  '.repeat(17)}Brot\n${text}`,
  ],
  [
    'a line of tabs that cannot be read',
    'services.yaml',
    (text: string) => `a: a${'\t'.repeat(40_000)}b\n${text}`,
  ],
  [
    'a text of tabs in the place of a list',
    'site.yaml',
    (text: string) => text.replace(/hours:\n/, `hours: "${'\\t'.repeat(40_000)}b"\n  x:\n`),
  ],
  [
    'tabs in the id of an entry',
    'services.yaml',
    (text: string) => `${text}\n- id: a${'\t'.repeat(90_000)}&b\n`,
  ],
  ...Object.entries({
    'blanks in an underlined heading': `a${BLANKS}b\n---`,
    'blanks in half a bold text': `**a${BLANKS}b`,
    'blanks in half a link': `[a](/b${BLANKS}c d`,
    'dots in half a link': `[a](/b${'.'.repeat(90_000)}c`,
    'blanks in a key below the mark': `autor: a${BLANKS}b`,
    'strokes in the address of a link': `[a](/b) [c](https://b.example/${'/'.repeat(95_000)}d)`,
    'a long word beside a slip': `${'a'.repeat(90_000)} [a](/b`,
  }).map(([name, body]): [string, string, (text: string) => string] => [
    name,
    'news/erntebrot.md',
    (text) => text.replace(/(?<=\n---\n).*/s, body),
  ]),
  [
    'empty lines in a front matter',
    'news/erntebrot.md',
    (text: string) => text.replace('---\n', `---\n${'\n'.repeat(90_000)}a\n`),
  ],
  [
    'marks below the one that ends a front matter',
    'news/erntebrot.md',
    (text: string) => text.replace('\n---\n', `\n---\n${'---\n'.repeat(20_000)}`),
  ],
  [
    'marks and keys in turn',
    'news/erntebrot.md',
    (text: string) => `---\n${'a: b\n---\n'.repeat(9_000)}${text}`,
  ],
  [
    'blanks in a key behind a sentence',
    'services.yaml',
    (text: string) => `${text}\n- id: a\n  title: |-\n    Brot.\n    abcd: a${BLANKS}b\n`,
  ],
  [
    'blanks before the word for a placeholder',
    'services.yaml',
    (text: string) => `${text}\n- id: a\n  title: "a${BLANKS}b !platzhalter"\n`,
  ],
  [
    'blanks in a text without quotation marks that has two colons',
    'news/erntebrot.md',
    (text: string) => text.replace('---\n', `---\nlead: a${BLANKS}b: c\n x\n`),
  ],
  [
    'sharps in half a link, time and again',
    'pages/home.yaml',
    (text: string) => {
      const link = `[a](${'b#'.repeat(44_000)} c)`
      return text + `\n  - type: prose\n    title: Brot\n    text: "${link}"\n`.repeat(8)
    },
  ],
  ...Object.entries({
    'blanks in a line below a number': `Tel. 1\\nFon: 2\\nFax: 3${BLANKS}x`,
    'names of standards without a number': `[a](/b) 5 ${'EN-'.repeat(30_000)}`,
    'returns without a line feed': `[a](/b) ${'a\\r'.repeat(45_000)}`,
  }).map(([name, body]): [string, string, (text: string) => string] => [
    `${name}, time and again`,
    'pages/home.yaml',
    (text) => text + `\n  - type: prose\n    title: Brot\n    text: "${body}"\n`.repeat(4),
  ]),
  [
    'signs of mail addresses in a name',
    'testimonials.yaml',
    (text: string) => text.replace(/name: .*/, `name: a${'@b'.repeat(80_000)}.1`),
  ],
  ...['- id: b', 'label: Brot', 'x'].map((line): [string, string, (text: string) => string] => [
    `blanks behind a key above a line in the wrong column: ${line}`,
    'values.yaml',
    (text: string) => `${text}\n- id: a\n  title:${' '.repeat(300_000)}b\n   ${line}\n  text: c\n`,
  ]),
  [
    'changes of two people, without an end',
    'services.yaml',
    (text: string) => `${text}${'<<<<<<< a\n=======\n>>>>>>> b\n'.repeat(15_000)}`,
  ],
  [
    'empty lines before a second document',
    'services.yaml',
    (text: string) => `${'\n'.repeat(60_000)}a: b\n---\n${text}`,
  ],
  [
    'blanks in the braces of a group that lacks a key',
    'services.yaml',
    (text: string) => `${text}\n- { id: a,${BLANKS}b: c }\n`,
  ],
  [
    'empty lines in a text in the place of a list',
    'site.yaml',
    (text: string) => text.replace(/hours:\n/, `hours: |\n${'\n'.repeat(90_000)}      a\n  x:\n`),
  ],
  [
    'a long word in braces beside a number with a comma',
    'site.yaml',
    (text: string) =>
      text.replace(/hours:\n/, `geo: { latitude: 18,5 €, b: ${'a'.repeat(90_000)} }\n  hours:\n`),
  ],
  [
    'thousands of values with names, each of them named once',
    'services.yaml',
    (text: string) =>
      `${text}\n${Array.from({ length: 3_000 }, (_, at) => `- &a${at} b\n- *a${at}\n`).join('')}`,
  ],
  [
    'dashes without a space below thousands of notes',
    'services.yaml',
    (text: string) =>
      `${text}${'# a\n'.repeat(40_000)}${Array.from({ length: 1_500 }, (_, at) => `-id: a${at}\n`).join('')}`,
  ],
])(
  'the check ends soon: %s',
  within(4, async (_, file, change) => {
    expect((await problemsOf({ [file]: change })).length).toBeGreaterThan(0)
  }),
)
