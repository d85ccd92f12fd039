import { fileIn, type Texts, type Variant, withBody, withEnd, withValue } from './variant.ts'

/** What every object in JavaScript already has under these names. */
const INHERITED = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
]

const asKey = (texts: Texts, name: string): [string, Variant['files']][] => {
  const page = fileIn(texts, 'pages/')
  const news = fileIn(texts, 'news/')
  const group = `${name}:\n  type: hero\n  a: 1`
  const inside = (file: string, anchor: RegExp, indent: string) => ({
    [file]: (texts[file] ?? '').replace(
      anchor,
      (line) => `${line}\n${group.replace(/^/gm, indent)}`,
    ),
  })
  return [
    ['site.yaml', withEnd(texts, 'site.yaml', group)],
    ['site.yaml company', inside('site.yaml', /^company:$/m, '  ')],
    ['ui.yaml', withEnd(texts, 'ui.yaml', group)],
    ['ui.yaml blocks', inside('ui.yaml', /^blocks:$/m, '  ')],
    ['page', withEnd(texts, page, group)],
    ['page meta', inside(page, /^meta:$/m, '  ')],
    ['block', inside(page, /^ {2}- type: .*$/m, '    ')],
    ['entry', inside('stats.yaml', /^- id: .*$/m, '  ')],
    ['entry list', withEnd(texts, 'stats.yaml', `- ${name}: { a: 1 }`)],
    ['news', { [news]: (texts[news] ?? '').replace('---\n', `---\n${group}\n`) }],
    ['whole file', { 'stats.yaml': `${group}\n` }],
    ['list', withEnd(texts, page, `${name}: [a, b]`)],
    ['text', withEnd(texts, page, `${name}: a`)],
    ['nothing', withEnd(texts, 'site.yaml', `${name}:`)],
  ]
}

const asValue = (texts: Texts, name: string): [string, Variant['files']][] => {
  const page = fileIn(texts, 'pages/')
  const news = fileIn(texts, 'news/')
  const block = (lines: string) => withEnd(texts, page, `  - type: ${lines}`)
  return [
    ['type', block(name)],
    ['block id', block(`prose\n    id: ${name}\n    title: A\n    text: B`)],
    ['news id', withValue(texts, news, 'id', name)],
    ['stat id', withValue(texts, 'stats.yaml', 'id', name)],
    ['topic', withValue(texts, 'topics.yaml', 'inquiry', name)],
    ['provider', withValue(texts, 'site.yaml', 'provider', name)],
    ['country', withValue(texts, 'site.yaml', 'country', name)],
    ['holidays', withValue(texts, 'site.yaml', 'holidays', name)],
    ['language', withValue(texts, 'site.yaml', 'language', name)],
    ['font', withEnd(texts, 'site.yaml', `theme: { font: ${name} }`)],
    ['category', withValue(texts, 'portfolio.yaml', 'category', name)],
    ['each', withEnd(texts, page, `each: ${name}`)],
    ['media', withValue(texts, 'site.yaml', 'logo', name)],
    ['references', block(`stats\n    stats: [${name}, ${name}.a]`)],
    ['fact', withBody(texts, `{${name}} {${name}.a} {stats.${name}} {company.${name}}`)],
    ['link', withBody(texts, `[a](/${name}) [b](#${name}) [c](/?inquiry=${name}) [d][${name}]`)],
    ['heading', withBody(texts, `## ${name}\n\n[a](#${name})\n\n[${name}]: /a`)],
    ['redirect', { 'redirects.yaml': `- from: /${name}\n  to: /\n` }],
    ['file', { [`news/${name}.md`]: texts[news] ?? '', [`${name}/a.yaml`]: 'a: 1' }],
  ]
}

/** Names that JavaScript knows, where content has names of its own. */
export const inheritedNames = (texts: Texts): Variant[] =>
  INHERITED.flatMap((name, index) => {
    const all = [...asKey(texts, name), ...asValue(texts, name)]
    // Everywhere for the first two, in some places for the others.
    const some = index < 2 ? all : all.filter((_, at) => at % 6 === index % 6)
    return some.map(([where, files]) => ({ name: `${name} as ${where}`, files }))
  })
