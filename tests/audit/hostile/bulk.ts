import { fileIn, type Texts, type Variant, withBody, withEnd, withValue } from './variant.ts'

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

const BIG = 900_000

/** A line of `length` characters made of one pattern. */
const long = (pattern: string, length = BIG) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)

const inMarkdown: Record<string, string> = {
  'a and =': 'a\n=\n'.repeat(100_000),
  'a and -': 'a\n-\n'.repeat(100_000),
  'line breaks': 'a\n'.repeat(225_000),
  'empty lines': '\n'.repeat(450_000),
  'list items': '- x\n'.repeat(2000),
  'items of two kinds': '- x\n* y\n'.repeat(2000),
  'links to nowhere': '[a](/nowhere) '.repeat(3000),
  'broken links': '[a](/nowhere b) '.repeat(3000),
  'headings of one name': '## a\n\n'.repeat(5000),
  definitions: lines(5000, (index) => `[a${index}]: /b\n\n[a${index}]`),
  'unknown facts': '{a.b} '.repeat(3000),
  'known facts': '{company.name} '.repeat(20_000),
  'open braces': '{'.repeat(50_000),
  'braces with spaces': '{ '.repeat(50_000),
  'loose braces': 'a} {b '.repeat(5000),
  'words of a claim': 'nachhaltig klimaneutral '.repeat(2000),
  'raw HTML': '<b>a</b> '.repeat(3000),
  spaces: `a${' '.repeat(200_000)}b`,
  'spaces at ends': `a${' '.repeat(500)}\n`.repeat(500),
  tabs: '\t'.repeat(200_000),
  digits: long('1 ', 200_000),
  'digits without spaces': long('1', 200_000),
  'phone number': `+49 ${long('1 ', 100_000)}`,
  'one word': long('a', 500_000),
  'words with dots': long('a.', 200_000),
  'words with hyphens': long('a-', 200_000),
  umlauts: long('ä', 300_000),
  'broken letters': long('Ã¤', 200_000),
  paragraphs: long('Abs. ', 200_000),
  'bold without end': '**a\n\n'.repeat(20_000),
  'hash signs': '##a\n\n'.repeat(20_000),
  'dashes of a table': `|a|\n${'|-|\n'.repeat(20_000)}`,
  rulers: '---\n'.repeat(50_000),
  'hard breaks': 'a\\\n'.repeat(50_000),
  'code fences': '```\n'.repeat(50_000),
  entities: '&amp;'.repeat(50_000),
  escapes: '\\*'.repeat(100_000),
  'names of a law': 'TMG '.repeat(10_000),
}

const inSite: Record<string, [key: string, source: string]> = {
  'a long mail': ['email', `a@${'a.'.repeat(50_000)}`],
  'a long mail of hyphens': ['email', `${'a-'.repeat(50_000)}@a`],
  'a mail of signs': ['email', `"${'a@'.repeat(50_000)}"`],
  'a mail of dots': ['email', `"${'.a'.repeat(50_000)}@b.example"`],
  'a long phone': ['phone', `"${'1 '.repeat(50_000)}x"`],
  'a phone of parentheses': ['phone', `"${'(0)'.repeat(50_000)}x"`],
  'a long address': ['url', `https://${'a.'.repeat(50_000)}`],
  'an address of strokes': ['url', `https://a${'/'.repeat(100_000)}`],
  'a long country': ['country', `@DE "a 'b'"`],
  'a long colour': ['paper', `"#${'f'.repeat(100_000)}"`],
  'a long language': ['language', 'de-'.repeat(50_000)],
  'a long logo': ['logo', `${'a'.repeat(100_000)}.svg`],
  'a long state': ['holidays', 'B'.repeat(50_000)],
  'spaces before a sign': ['titleSuffix', `a${' '.repeat(100_000)}#b`],
  'open quotation marks': ['titleSuffix', `"${'\\"'.repeat(50_000)}`],
  'quotation marks': ['titleSuffix', `'${"''".repeat(50_000)}`],
  'a long number': ['founded', '9'.repeat(100_000)],
  'a long link': ['href', `/${'a/'.repeat(50_000)}`],
  'a link of dots': ['href', `${'a.'.repeat(50_000)}b!`],
  'a link of mails': ['href', `${'a@'.repeat(50_000)}`],
  'a link of digits': ['href', `+49${' '.repeat(50_000)}x`],
  'a link of spaces': ['href', `"https:${' '.repeat(50_000)}!"`],
  'a query': ['href', `/?${'a=b&'.repeat(20_000)}`],
}

const inNews = (texts: Texts): Record<string, Variant['files']> => {
  const news = fileIn(texts, 'news/')
  const value = (key: string, source: string) => withValue(texts, news, key, source)
  return {
    'a long id': value('id', `${'a-'.repeat(50_000)}!`),
    'a long id of letters': value('id', `${'a'.repeat(100_000)}!`),
    'an id of hyphens': value('id', `a${'-'.repeat(100_000)}`),
    'a long date': value('date', '2026-'.repeat(20_000)),
    'a date of spaces': value('date', `"1${' '.repeat(50_000)}x"`),
    'a date of words': value('date', `"${'a'.repeat(50_000)} 2026x"`),
    'a long picture name': value('src', `${'../'.repeat(30_000)}a.jpg`),
    'front matter without end': { [news]: `---\n${'a: b\n'.repeat(50_000)}` },
    'three strokes': { [news]: `${'---\n'.repeat(100_000)}` },
    'spaces behind strokes': { [news]: `---${' '.repeat(400_000)}x\na: b\n---\n` },
    'strokes in the text': { [news]: `---\nid: a\n--- ${'-'.repeat(100_000)}\n` },
  }
}

const inYaml = (texts: Texts): Record<string, Variant['files']> => {
  const page = fileIn(texts, 'pages/')
  const end = (more: string) => withEnd(texts, page, more)
  const stats = (entry: (index: number) => string) =>
    withEnd(texts, 'stats.yaml', lines(2000, entry))
  return {
    'items without a list': { [page]: '- x\n'.repeat(2000) },
    'items behind a page': end('- x\n'.repeat(2000)),
    'unknown keys': end(lines(3000, (index) => `key${index}: a`)),
    'unknown keys in an entry': withEnd(
      texts,
      'stats.yaml',
      `- id: a\n${lines(3000, (index) => `  key${index}: a`)}`,
    ),
    'the same key': end('a: 1\n'.repeat(3000)),
    'lines without a colon': end('abc\n'.repeat(3000)),
    'lines with tabs': end('\ta: b\n'.repeat(3000)),
    comments: end('# abc\n'.repeat(50_000)),
    'a long comment': end(`# ${long('a ')}`),
    'line breaks': end('\n'.repeat(450_000)),
    'line breaks of Windows': end('\r\n'.repeat(200_000)),
    'line breaks in front': { [page]: '\n'.repeat(450_000) + texts[page] },
    placeholders: end(lines(3000, (index) => `a${index}: !platzhalter b`)),
    tags: end(lines(1000, (index) => `a${index}: !b c`)),
    anchors: end(`a: &a b\n${'c: *a\n'.repeat(2000)}`),
    'aliases of aliases': end(
      `a: &a [x]\n${lines(30, (index) => `b${index}: &b${index} [*a, *a]`)}`,
    ),
    'merge keys': end('<<: { a: 1 }\n'.repeat(1000)),
    documents: end('---\n'.repeat(20_000)),
    'ends of documents': end('...\n'.repeat(20_000)),
    directives: { [page]: '%YAML 1.2\n'.repeat(20_000) },
    'colons in a line': end(`a: ${'b: '.repeat(20_000)}`),
    colons: end(':\n'.repeat(3000)),
    'question marks': end('? a\n'.repeat(3000)),
    'dashes in a line': end('-'.repeat(100_000)),
    'spaces in front': end(`${' '.repeat(400_000)}a: b`),
    'columns to the right': end(lines(600, (index) => `${' '.repeat(index)}a${index}:`)),
    'columns to the left': end(lines(600, (index) => `${' '.repeat(600 - index)}a${index}: b`)),
    'open quotation marks': end('a: "b\n'.repeat(2000)),
    'quotation marks on lines': end(`a: "${'b\n  '.repeat(50_000)}"`),
    'a text in lines': end(`a: |\n${'  b\n'.repeat(100_000)}`),
    'a folded text': end(`a: >\n${'  b\n\n'.repeat(50_000)}`),
    'items in brackets': end(`a: [${'b, '.repeat(50_000)}]`),
    'quotation marks in brackets': end(`a: [${'"b", '.repeat(10_000)}`),
    'commas in brackets': end(`a: [${','.repeat(20_000)}]`),
    'conflict marks': end('<<<<<<< a\n=======\n>>>>>>> b\n'.repeat(1000)),
    'hidden signs': end('a\u200b: b\n'.repeat(3000)),
    'no-break spaces': end('a:\u00a0b\n'.repeat(3000)),
    'blocks without a type': end('  - title: a\n'.repeat(2000)),
    'blocks of an unknown type': end('  - type: heroo\n'.repeat(2000)),
    'empty blocks': end('  - type: hero\n'.repeat(2000)),
    'dead links': end(
      lines(1000, (index) => `  - type: prose\n    title: a\n    text: "[a](/b${index})"`),
    ),
    'references to nothing': end(
      `  - type: stats\n    stats: [${lines(3000, (index) => `x${index},`)}]`,
    ),
    'the same reference': end(`  - type: stats\n    stats: [${'a, '.repeat(5000)}]`),
    'entries of one id': stats(() => '- id: a\n  value: "1"\n  label: b'),
    entries: stats((index) => `- id: a${index}\n  value: "1"\n  label: b`),
    'entries without all': stats(() => '- id:'),
    'entries that are texts': stats(() => '- a'),
    redirects: {
      'redirects.yaml': lines(2000, (index) => `- from: /a${index}\n  to: /a${index + 1}`),
    },
    'redirects from one address': { 'redirects.yaml': '- from: /a\n  to: /\n'.repeat(2000) },
    'a circle of redirects': {
      'redirects.yaml': lines(1000, (index) => `- from: /a${index}\n  to: /a${(index + 1) % 1000}`),
    },
    topics: withEnd(
      texts,
      'topics.yaml',
      lines(1000, (index) => `- id: a${index}\n  label: b\n  inquiry: c${index}`),
    ),
    'many pages': Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `pages/a${index}.yaml`,
        `route: /a${index}\nmeta:\n  title: a\n  description: b\nblocks:\n  - type: hero\n    title: a\n`,
      ]),
    ),
    'many news': Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `news/a${index}.md`,
        (texts[fileIn(texts, 'news/')] ?? '').replace(/^id:.*$/m, `id: a${index}`),
      ]),
    ),
    'many news under other names': Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `news/alt-${index}.md`,
        (texts[fileIn(texts, 'news/')] ?? '').replace(/^id:.*$/m, `id: neu-${index}`),
      ]),
    ),
    'unknown files': Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`servces${index}.yaml`, 'a: b']),
    ),
  }
}

const factsOf = (texts: Texts): Record<string, Variant['files']> => {
  const doubled = lines(
    40,
    (index) => `- id: a${index}\n  value: "{stats.a${index + 1}}{stats.a${index + 1}}"\n  label: b`,
  )
  const chain = lines(
    1500,
    (index) => `- id: a${index}\n  value: "{stats.a${index + 1}}"\n  label: b`,
  )
  const wide = lines(
    300,
    (index) => `- id: a${index}\n  value: "${'{stats.big}'.repeat(1000)}"\n  label: b`,
  )
  return {
    'facts that double': withEnd(texts, 'stats.yaml', doubled),
    'a chain of facts': withEnd(texts, 'stats.yaml', chain),
    'a fact of itself': withEnd(
      texts,
      'stats.yaml',
      '- id: a\n  value: "{stats.a} {stats.a}"\n  label: b',
    ),
    'facts of one big fact': withEnd(
      texts,
      'stats.yaml',
      `- id: big\n  value: ${'x'.repeat(5000)}\n  label: b\n${wide}`,
    ),
  }
}

/** Somewhat fewer characters than a text may have at most, and than a value in one line may have. */
const TAKEN = { text: 95_000, line: 19_000 }

/** A text with its end, as long as one that is taken; undefined where it is no longer anyway. */
const shortened = (text: string, most: number): string | undefined =>
  text.length > most ? text.slice(0, most - 20) + text.slice(-20) : undefined

/** What is too long is refused before anybody looks into it: the same once more, as long as is taken. */
const alsoTaken = (name: string, text: string, most: number): [name: string, text: string][] => {
  const short = shortened(text, most)
  return short === undefined
    ? [[name, text]]
    : [
        [name, text],
        [`${name}, taken`, short],
      ]
}

/** More of one thing than anybody writes. */
export const muchOfOne = (texts: Texts): Variant[] => {
  const named = [
    ...Object.entries(inMarkdown)
      .flatMap(([name, body]) => alsoTaken(name, body, TAKEN.text))
      .map(([name, body]) => [name, withBody(texts, body)] as const),
    ...Object.entries(inSite).flatMap(([name, [key, source]]) =>
      alsoTaken(name, source, TAKEN.line).map(
        ([each, value]) => [each, withValue(texts, 'site.yaml', key, value)] as const,
      ),
    ),
    ...Object.entries({ ...inNews(texts), ...inYaml(texts), ...factsOf(texts) }),
  ]
  return named.map(([name, files]) => ({ name: `much: ${name}`, files }))
}
