import type { Mutation } from './mutation.ts'
import { inFile } from './mutation.ts'

export type Texts = Record<string, string>

const whole = (
  kind: string,
  file: string,
  files: Mutation['files'],
  repair: string[],
  at = file,
  line = 1,
): Mutation => ({
  kind,
  name: at,
  files,
  expected: [{ file: at, line, from: 1, to: 400, repair }],
})

const isBeyondLatin1 = (text: string) => [...text].some((sign) => sign > '\u00ff')

const latin1 = (text: string) => Buffer.from(text, 'latin1')

const renamed = (
  kind: string,
  file: string,
  to: string,
  texts: Texts,
  repair: string[],
): Mutation => whole(kind, file, { [file]: null, [to]: texts[file] ?? '' }, repair, to)

const ofText = (file: string, text: string, texts: Texts): (Mutation | undefined)[] => {
  const firstLine = text
    .split('\n')
    .findIndex((line) => /[äöüÄÖÜß]/.test(line) && !/[–—„“’…€−]/.test(line))
  const plain = text.replace(/[–—„“’…€−≤₂]/g, '-')
  return [
    firstLine < 0 || isBeyondLatin1(plain)
      ? undefined
      : whole('not UTF-8', file, { [file]: latin1(plain) }, ['UTF-8'], file, firstLine + 1),
    whole('empty file', file, { [file]: '' }, ['leer']),
    file.includes('/')
      ? renamed(
          'capital ending',
          file,
          file.replace(/\.\w+$/, (end) => end.toUpperCase()),
          { [file]: text },
          ['.yaml', '.md'],
        )
      : undefined,
    file.startsWith('pages/')
      ? renamed('ending .yml', file, file.replace('.yaml', '.yml'), { [file]: text }, ['.yaml'])
      : undefined,
    file.startsWith('pages/') && !texts[file.replace('pages/', '')]
      ? renamed('page in the wrong folder', file, file.replace('pages/', ''), { [file]: text }, [
          'pages',
        ])
      : undefined,
    file.startsWith('pages/')
      ? renamed('page as Markdown', file, file.replace('.yaml', '.md'), { [file]: text }, ['.yaml'])
      : undefined,
    file.startsWith('pages/')
      ? renamed('folder misspelt', file, file.replace('pages/', 'page/'), { [file]: text }, [
          'pages',
        ])
      : undefined,
    file.includes('/')
      ? undefined
      : renamed('top file ending .yml', file, file.replace('.yaml', '.yml'), { [file]: text }, [
          file,
        ]),
    file.includes('/')
      ? undefined
      : renamed(
          'top file with a capital',
          file,
          file.charAt(0).toUpperCase() + file.slice(1),
          { [file]: text },
          [file],
        ),
    file.startsWith('pages/') ? twice(file, text) : undefined,
    bomb(file, text),
  ]
}

const twice = (file: string, text: string) =>
  inFile('two documents', 'blocks', file, text.replace(/^blocks:/m, '⟦---⟧\nblocks:'), ['---'])

const bomb = (file: string, text: string): Mutation | undefined =>
  file.startsWith('pages/')
    ? inFile('anchors and aliases', 'meta', file, text.replace(/^meta:/m, 'meta: ⟦&meta⟧'), [
        '"',
        'Löschen',
        'löschen',
      ])
    : undefined

const ofNews = (file: string, text: string): (Mutation | undefined)[] => {
  const closing = text.indexOf('\n---', 4)
  const line = text.slice(0, closing + 1).split('\n').length
  const withoutSecond = text.slice(0, closing) + text.slice(closing + 4)
  return [
    whole(
      'front matter: first --- forgotten',
      file,
      { [file]: text.replace('---\n', '') },
      ['---'],
      file,
      1,
    ),
    whole(
      'front matter: second --- forgotten',
      file,
      { [file]: withoutSecond },
      ['---'],
      file,
      line,
    ),
    whole(
      'front matter: both --- forgotten',
      file,
      { [file]: withoutSecond.replace('---\n', '') },
      ['---'],
      file,
      1,
    ),
    inFile(
      'front matter: two dashes',
      'end',
      file,
      `${text.slice(0, closing)}\n⟦--⟧${text.slice(closing + 4)}`,
      ['---'],
    ),
    inFile(
      'front matter: four dashes',
      'end',
      file,
      `${text.slice(0, closing)}\n⟦----⟧${text.slice(closing + 4)}`,
      ['---'],
    ),
    inFile('front matter: two dashes at the start', 'start', file, text.replace('---', '⟦--⟧'), [
      '---',
    ]),
    inFile(
      'front matter: space before ---',
      'end',
      file,
      `${text.slice(0, closing)}\n⟦ ---⟧${text.slice(closing + 4)}`,
      ['---'],
    ),
    inFile('Markdown: dead link', 'end', file, `${text}\nMehr [dazu](⟦/gibt-es-nicht⟧).\n`, [
      'route',
    ]),
    inFile('Markdown: unknown fact', 'end', file, `${text}\nMehr als ⟦{stats.gibtesnicht}⟧.\n`, [
      'stats',
    ]),
    inFile('Markdown: HTML', 'end', file, `${text}\nMehr ⟦<b>⟧dazu</b>.\n`, ['**']),
    inFile(
      'Markdown: link with a space',
      'end',
      file,
      `${text}\nMehr ⟦[dazu](https://www.kfw.de/meine seite)⟧.\n`,
      ['%20'],
    ),
    inFile(
      'Markdown: link without brackets closed',
      'end',
      file,
      `${text}\nMehr ⟦[dazu](/⟧ ist da.\n`,
      [')'],
    ),
  ]
}

/** Every line in which something refers to an entry or a page. */
const usesOf = (texts: Texts, uses: RegExp): Mutation['expected'] =>
  Object.entries(texts).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      line.trimStart().startsWith('#')
        ? []
        : [...line.matchAll(uses)].map((match) => ({
            file,
            line: index + 1,
            from: match.index + 1,
            to: match.index + match[0].length + 1,
            repair: [],
          })),
    ),
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const deletedPages = (texts: Texts): Mutation[] =>
  Object.entries(texts).flatMap(([file, text]) => {
    const route = /^route: (\/[a-z-]+(?:\/[a-z-]+)*)$/m.exec(text)?.[1]
    if (!file.startsWith('pages/') || !route) return []
    const others = Object.fromEntries(Object.entries(texts).filter(([name]) => name !== file))
    const expected = usesOf(
      others,
      new RegExp(`(?<=href: |Href: |\\()${escaped(route)}(?![\\w/-])`, 'gi'),
    )
    return expected.length > 0
      ? [{ kind: 'page deleted', name: file, files: { [file]: null }, expected }]
      : []
  })

const deletedPictures = (texts: Texts, media: string[]): Mutation[] =>
  media.flatMap((name) => {
    const expected = usesOf(texts, new RegExp(`(?<=[ [])${escaped(name)}(?![\\w.])`, 'g'))
    const files = { [`media/${name}`]: null }
    return expected.length > 0 ? [{ kind: 'picture deleted', name, files, expected }] : []
  })

const duplicates = (texts: Texts): Mutation[] => {
  const routes = Object.entries(texts).filter(
    ([file, text]) => file.startsWith('pages/') && /^route: \/[a-z-]+$/m.test(text),
  )
  return routes.slice(1, 6).map(([file, text], index) => {
    const earlier = /^route: (.*)$/m.exec(routes[index]?.[1] ?? '')?.[1]
    return inFile(
      'duplicate route',
      'route',
      file,
      text.replace(/^route: (.*)$/m, `route: ⟦${earlier}⟧`),
      ['Ändern Sie die Adresse'],
    )
  })
}

const duplicateIds = (texts: Texts): Mutation[] =>
  Object.entries(texts).flatMap(([file, text]) => {
    const ids = [...text.matchAll(/^- id: ([\w-]+)$/gm)]
    return ids.slice(1, 4).map((match, index) => {
      const earlier = ids[index]?.[1] ?? ''
      const start = match.index + '- id: '.length
      return inFile(
        'duplicate id',
        match[1] ?? '',
        file,
        `${text.slice(0, start)}⟦${earlier}⟧${text.slice(start + (match[1]?.length ?? 0))}`,
        ['id'],
      )
    })
  })

const decomposed = (texts: Texts, media: string[]): Mutation[] => {
  const picture = media.find((name) => /\.(svg|jpg)$/.test(name)) ?? ''
  const news = Object.keys(texts).find((file) => file.startsWith('news/')) ?? ''
  return [
    {
      kind: 'decomposed umlaut in a name',
      name: 'news',
      files: { [news]: null, 'news/fo\u0308rderung.md': texts[news] ?? '' },
      expected: [
        {
          file: 'news/fo\u0308rderung.md',
          line: 1,
          from: 1,
          to: 1,
          repair: ['foerderung.md', 'förderung.md'],
        },
      ],
    },
    ...usesOf(texts, new RegExp(`(?<= )${escaped(picture)}(?![\\w.])`, 'g'))
      .slice(0, 1)
      .map(({ file, line }): Mutation => {
        const changed = (texts[file] ?? '')
          .split('\n')
          .map((each, index) => (index + 1 === line ? each.replace(picture, 'wärme.svg') : each))
          .join('\n')
        return {
          kind: 'decomposed umlaut in a name',
          name: 'media',
          files: {
            [file]: changed,
            'media/wa\u0308rme.svg':
              '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
          },
          expected: [
            {
              file: 'media/wa\u0308rme.svg',
              line: 1,
              from: 1,
              to: 1,
              repair: ['waerme.svg', 'wärme.svg'],
            },
          ],
        }
      }),
  ]
}

/** Faults of files as a whole, and of what refers to them. */
export const fileFaults = (texts: Texts, media: string[]): Mutation[] => [
  ...Object.entries(texts).flatMap(([file, text]) =>
    ofText(file, text, texts).flatMap((each) => each ?? []),
  ),
  ...Object.entries(texts).flatMap(([file, text]) =>
    file.startsWith('news/') ? ofNews(file, text).flatMap((each) => each ?? []) : [],
  ),
  ...deletedPages(texts),
  ...deletedPictures(texts, media),
  ...duplicates(texts),
  ...duplicateIds(texts),
  ...decomposed(texts, media),
]
