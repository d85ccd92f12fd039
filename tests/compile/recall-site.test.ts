import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type Compiled, compile } from '../../scripts/compile/compile.ts'
import type { Memory } from '../../scripts/memory/memory.ts'
import { remembering } from '../../scripts/memory/open-memory.ts'
import { heldShelf } from '../../scripts/memory/shelf.ts'
import { contentFolder, type Overrides, replace, siteOf } from '../workspace.ts'

/** A memory that tells what was asked of it. */
const listening = () => {
  const memory = remembering()
  const asked: string[] = []
  const recall: Memory['recall'] = (task) => {
    asked.push(task.name)
    return memory.recall(task)
  }
  return { asked, memory: { ...memory, recall } }
}

const seen = ({ problems, site }: Compiled) => ({
  problems,
  pages: site?.pages.map(({ data, fields, facts }) => ({ data, fields, facts })),
  rest: site && { ...site, pages: [] },
})

type Edits = Record<string, (text: string) => string>

const NEWS = 'news/ofen.md'

/** Compiles a content, edits it, and compiles it again with what is remembered, and without. */
const afterEdit = async (edits: Edits, overrides: Overrides = {}) => {
  const folder = await contentFolder(overrides)
  const { asked, memory } = listening()
  const known = { memory, shelf: heldShelf() }
  await compile(siteOf(folder), known)
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(folder, name)
    await fs.writeFile(file, edit(await fs.readFile(file, 'utf8')))
  }
  asked.splice(0)
  const again = seen(await compile(siteOf(folder), known))
  return { again, fresh: seen(await compile(siteOf(folder))), asked }
}

const BODY = replace('eigenen Wald', 'Wald')

test('a word of an article leaves all others unasked', async () => {
  const { again, fresh, asked } = await afterEdit({ [NEWS]: BODY })
  expect(again).toEqual(fresh)
  expect(asked.filter((name) => /news/.test(name))).not.toEqual([])
  expect(asked.filter((name) => /erntebrot/.test(name))).toEqual([])
})

test('so does a word of one in which something is marked that is missing', async () => {
  const marked = { [NEWS]: replace('author: ', 'author: !platzhalter ') }
  const { again, fresh, asked } = await afterEdit({ [NEWS]: BODY }, marked)
  expect(again).toEqual(fresh)
  expect(again.problems).toMatchObject([{ code: 'placeholder', file: `content/${NEWS}` }])
  expect(asked.filter((name) => /erntebrot/.test(name))).toEqual([])
})

test('what was saved just now is as well known once it is older', async () => {
  const folder = await contentFolder({
    'media/neu.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  const { asked, memory } = listening()
  const known = { memory, shelf: heldShelf() }
  await compile(siteOf(folder), known)
  asked.splice(0)
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
  const { problems } = await compile(siteOf(folder), known)
  vi.useRealTimers()
  expect(problems).toHaveLength(1)
  expect(asked.filter((name) => name.startsWith('file '))).toEqual([])
})

describe('what is seen elsewhere of an article is seen there at once', () => {
  const edits: Record<string, [edits: Edits, overrides?: Overrides]> = {
    'its title': [{ [NEWS]: replace('Ein neuer', 'Ein alter') }],
    'its day': [{ [NEWS]: replace('2026-02-02', '2025-02-02') }],
    'its id': [{ [NEWS]: replace('id: ofen', 'id: herd') }],
    'a heading that a link leads to': [
      { [NEWS]: replace('Wer den alten haben', 'Wer den neuen haben') },
      {
        'pages/sortiment.yaml': replace('(/#stats)', '(/neues/ofen#wer-den-alten-haben-moechte)'),
      },
    ],
    'a link that leads nowhere': [{ [NEWS]: replace('im Hof', '[im Hof](/hof)') }],
    'a problem that moves down': [
      { [NEWS]: BODY, 'news/erntebrot.md': (text) => `${text}\n` },
      { [NEWS]: replace('im Hof', '[im Hof](/hof)') },
    ],
    'a mark that moves down, and nothing else': [
      { [NEWS]: replace('# Noch nichts', '#\n#och nichts') },
      { [NEWS]: replace('\nauthor: ', '\n# Noch nichts\nauthor: !platzhalter ') },
    ],
    'the line above a mark': [
      { [NEWS]: replace('# Noch nichts', '# Noch keiner') },
      { [NEWS]: replace('\nid: ', '\n# Noch nichts\nid: !platzhalter ') },
    ],
    'its text, where another page shows it': [
      { [NEWS]: BODY },
      {
        'pages/ofen.yaml': [
          'route: /unser-ofen',
          'meta: { title: Ofen, description: Ofen }',
          'blocks:',
          '  - type: article',
          '    article: ofen',
          '    back: { label: Zurück, href: / }',
          '',
        ].join('\n'),
      },
    ],
    'its day, in a list below each article': [
      { [NEWS]: replace('2026-02-02', '2025-02-02') },
      {
        'pages/neues.yaml': (text) =>
          `${text}\n  - type: news-list\n    readMore: Mehr\n    limit: 1\n`,
      },
    ],
    'its text, in spite of a list below': [
      { [NEWS]: BODY },
      { 'pages/neues.yaml': (text) => `${text}\n  - type: news-list\n    readMore: Mehr\n` },
    ],
    'a fault': [{ [NEWS]: replace('author:', 'autor:') }],
    'a remark on its text': [{ [NEWS]: (text) => `${text}\nText folgt\n` }],
    'a key without a value': [{ [NEWS]: (text) => text.replace(/^author:.*/m, 'author:') }],
    'a list in the place of its keys': [{ [NEWS]: () => '---\n- Ofen\n---\n\nText\n' }],
    'nothing of it any more': [{ [NEWS]: () => '' }],
    'its title, where only the text of another one has changed': [
      { [NEWS]: BODY, 'news/erntebrot.md': (text) => text.replace(/^title: .*/m, 'title: Neu') },
    ],
    'a fact that is changed with it': [
      { [NEWS]: BODY, 'stats.yaml': (text) => text.replace(/value: .*/, 'value: "77"') },
    ],
  }

  test.each(Object.entries(edits))('%s', async (_, [changes, overrides]) => {
    const { again, fresh } = await afterEdit(changes, overrides)
    expect(again).toEqual(fresh)
  })
})

describe('what has changed besides articles is seen at once', () => {
  const misnamed = 'page/ofen.yaml'
  const edits: Record<string, [edits: Edits, overrides?: Overrides]> = {
    'a page': [{ 'pages/home.yaml': replace('braucht Zeit', 'eilt') }],
    'a drawing': [{ 'media/beispiel.svg': replace('#f3e3c8', '#123456') }],
    'what a file says that can’t be read under its name': [
      { [misnamed]: replace('/unser-ofen', '/unser-herd') },
      {
        [misnamed]: 'route: /unser-ofen\nmeta: { title: Ofen, description: Ofen }\nblocks: []\n',
        'pages/sortiment.yaml': replace('(/#stats)', '(/unser-ofen)'),
      },
    ],
  }

  test.each(Object.entries(edits))('%s', async (_, [changes, overrides]) => {
    const { again, fresh } = await afterEdit(changes, overrides)
    expect(again).toEqual(fresh)
  })
})

test('an address that is gone is missed, whatever was told of the same content before', async () => {
  const content = siteOf(await contentFolder())
  const known = { memory: remembering(), shelf: heldShelf() }
  const there = [{ route: '/sortiment' }]
  const lost = [...there, { route: '/backkurse' }]
  for (const former of [[], there, lost, there]) {
    const { problems } = await compile(content, { ...known, former })
    expect(problems).toEqual((await compile(content, { former })).problems)
    expect(problems).toHaveLength(former === lost ? 1 : 0)
  }
})

test('addresses that are still there have nothing judged again', async () => {
  const content = siteOf(await contentFolder())
  const { asked, memory } = listening()
  const known = { memory, shelf: heldShelf() }
  await compile(content, known)
  asked.splice(0)
  await compile(content, { ...known, former: [{ route: '/sortiment' }] })
  expect(asked.filter((name) => name.startsWith('file '))).toEqual([])
})

test('what is wrong for a release alone is told for one, and for nothing else', async () => {
  const content = siteOf(
    await contentFolder({
      'news/ofen.md': null,
      'news/erntebrot.md': null,
      'pages/home.yaml': replace('braucht Zeit', 'ist klimaneutral'),
    }),
  )
  const known = { memory: remembering(), shelf: heldShelf() }
  for (const release of [false, true, false]) {
    const { problems } = await compile(content, { ...known, release })
    expect(problems).toEqual((await compile(content, { release })).problems)
  }
})

test('a text that was there before is not taken for the one in between', async () => {
  const folder = await contentFolder()
  const known = { memory: remembering(), shelf: heldShelf() }
  const file = path.join(folder, NEWS)
  const text = await fs.readFile(file, 'utf8')
  for (const edited of [BODY(text), text.replace('author:', 'autor:'), text]) {
    await fs.writeFile(file, edited)
    await compile(siteOf(folder), known)
  }
  expect(seen(await compile(siteOf(folder), known))).toEqual(seen(await compile(siteOf(folder))))
})

test('a text that was there for a release, is not taken for the one before', async () => {
  const folder = await contentFolder()
  const known = { memory: remembering(), shelf: heldShelf() }
  const file = path.join(folder, NEWS)
  const text = await fs.readFile(file, 'utf8')
  await compile(siteOf(folder), known)
  await fs.writeFile(file, BODY(text))
  for (const release of [true, false])
    await compile(siteOf(folder), { ...known, release }).then(seen)
  await fs.writeFile(file, text)
  expect(seen(await compile(siteOf(folder), known))).toEqual(seen(await compile(siteOf(folder))))
})

test('for a release, all texts are looked at', async () => {
  const folder = await contentFolder()
  const known = { memory: remembering(), shelf: heldShelf(), release: true }
  await compile(siteOf(folder), known)
  const file = path.join(folder, NEWS)
  await fs.writeFile(
    file,
    replace('im Hof', 'klimaneutral im Hof')(await fs.readFile(file, 'utf8')),
  )
  const { problems } = await compile(siteOf(folder), { release: true })
  expect((await compile(siteOf(folder), known)).problems).toEqual(problems)
  expect(problems.some(({ file: name }) => name === `content/${NEWS}`)).toBe(true)
})

test('parts of pages that are gone from the shelf are made again', async () => {
  const folder = await contentFolder()
  const memory = remembering()
  await compile(siteOf(folder), { memory, shelf: heldShelf() })
  const again = await compile(siteOf(folder), { memory, shelf: heldShelf() })
  expect(seen(again)).toEqual(seen(await compile(siteOf(folder))))
})

test('a file whose name is written with other letters is told under the name that it has now', async () => {
  const page = `route: /ueber
meta: { title: Über, description: Hier steht etwas. }
blocks:
  - type: prose
    title: Neu
    text: "{company.nix}"
`
  const decomposed = 'pages/u\u0308ber.yaml'
  const folder = await contentFolder({ [decomposed]: page })
  const known = { memory: remembering(), shelf: heldShelf() }
  await compile(siteOf(folder), known)
  const composed = decomposed.normalize('NFC')
  await fs.rename(path.join(folder, decomposed), path.join(folder, composed))
  const again = seen(await compile(siteOf(folder), known))
  expect(again).toEqual(seen(await compile(siteOf(folder))))
})
