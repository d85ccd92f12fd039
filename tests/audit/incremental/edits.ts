import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Random } from '../../../scripts/bench/random.ts'

/** The content while it is edited, and the day on which it is looked at. */
export interface Desk {
  folder: string
  today: string
  random: Random
}

const filesIn = async ({ folder }: Desk, ending: RegExp): Promise<string[]> => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

const TEXTS = /\.(?:ya?ml|md)$/

const change = async (desk: Desk, ending: RegExp, edit: (text: string) => string) => {
  const file = desk.random.pick(await filesIn(desk, ending))
  const before = await fs.readFile(file, 'utf8')
  await fs.writeFile(file, edit(before))
  return { file, before }
}

const anyLine = (text: string, { random }: Desk, edit: (line: string) => string): string => {
  const lines = text.split('\n')
  const at = Math.floor(random.next() * lines.length)
  return lines.map((line, index) => (index === at ? edit(line) : line)).join('\n')
}

/** A word becomes another word, but not where it is the name of a file. */
const otherWord = (line: string, { random }: Desk): string => {
  const words = [...line.matchAll(/(?<=[\s"'(])[a-zäöü]{4,}(?=[\s,"')]|\.(?!\w))/g)]
  const word = words.length > 0 ? random.pick(words) : undefined
  if (!word) return line
  return `${line.slice(0, word.index)}geaendert${line.slice(word.index + word[0].length)}`
}

const news = (desk: Desk) => filesIn(desk, /news\/.*\.md$|\.md$/)

type Edits = Record<string, (desk: Desk) => Promise<unknown>>

/** What breaks content more often than not. */
export const slips: Edits = {
  'a line goes': (desk) =>
    change(desk, TEXTS, (text) => {
      const lines = text.split('\n')
      return lines.toSpliced(Math.floor(desk.random.next() * lines.length), 1).join('\n')
    }),
  'a line twice': (desk) =>
    change(desk, TEXTS, (text) => anyLine(text, desk, (line) => `${line}\n${line}`)),
  'a line further in': (desk) =>
    change(desk, TEXTS, (text) => anyLine(text, desk, (line) => `  ${line}`)),
  'a file moved': async (desk) => {
    const file = desk.random.pick(await filesIn(desk, TEXTS))
    await fs.rename(file, file.replace(/(\w+)\.(\w+)$/, '$1-anders.$2'))
  },
  'a picture less': async (desk) => {
    const file = desk.random.pick(await filesIn(desk, /\.(?:svg|jpe?g|png|webp)$/))
    if (file !== undefined) await fs.rm(file)
  },
  // The last one stays: further edits begin with one that is there.
  'an entry less': async (desk) => {
    const all = await news(desk)
    if (all.length > 1) await fs.rm(desk.random.pick(all))
  },
}

/** What leaves content in order. */
export const edits: Edits = {
  'a word': (desk) =>
    change(desk, TEXTS, (text) => anyLine(text, desk, (line) => otherWord(line, desk))),
  'a word of an article': (desk) =>
    change(desk, /\.md$/, (text) => {
      const [front = '', body = ''] = text.split(/(?<=\n---\n)/)
      return front + anyLine(body, desk, (line) => otherWord(line, desk))
    }),
  'a part more of an article': (desk) =>
    change(desk, /\.md$/, (text) => `${text}\n## Teil ${desk.random.next()}\n\nUnd [mehr](/).\n`),
  'a comment': (desk) =>
    change(
      desk,
      /\.yaml$/,
      (text) => `# ${'x'.repeat(Math.floor(desk.random.next() * 9))}\n${text}`,
    ),
  'nothing, saved again': (desk) => change(desk, TEXTS, (text) => text),
  'an entry more': async (desk) => {
    const file = desk.random.pick(await news(desk))
    const id = `neu-${Math.floor(desk.random.next() * 1e6)}`
    const text = (await fs.readFile(file, 'utf8')).replace(/^id: .*$/m, `id: ${id}`)
    await fs.writeFile(path.join(path.dirname(file), `${id}.md`), text)
  },
  'an entry renamed': async (desk) => {
    const file = desk.random.pick(await news(desk))
    const id = `umbenannt-${Math.floor(desk.random.next() * 1e6)}`
    const text = (await fs.readFile(file, 'utf8')).replace(/^id: .*$/m, `id: ${id}`)
    await fs.writeFile(file, text)
  },
  'a day of an entry': (desk) =>
    change(desk, /\.md$/, (text) =>
      text.replace(/^date: .*$/m, `date: 2026-0${1 + Math.floor(desk.random.next() * 9)}-11`),
    ),
  'an entry until a day': (desk) =>
    change(desk, /\.md$/, (text) => text.replace(/^date: .*$/m, '$&\nexpires: 2026-12-01')),
  'another picture': async (desk) => {
    const file = desk.random.pick(await filesIn(desk, /\.(?:jpe?g|png|webp)$/).then((all) => all))
    if (file === undefined) return
    const background = { r: Math.floor(desk.random.next() * 255), g: 90, b: 90 }
    const size = { width: 1600, height: 1000 + Math.floor(desk.random.next() * 200) }
    await fs.writeFile(
      file,
      await sharp({ create: { ...size, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    )
  },
  'a picture more': (desk) =>
    fs.writeFile(
      path.join(desk.folder, `media/bild-${Math.floor(desk.random.next() * 99)}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"/>',
    ),
  'a colour': (desk) =>
    change(desk, /site\.yaml$/, (text) =>
      text.replace(
        /accent: .*$/m,
        `accent: "#${desk.random.pick(['8a3b12', '7a2f0b', '5b3a8c'])}"`,
      ),
    ),
  'the telephone': (desk) =>
    change(desk, /site\.yaml$/, (text) =>
      text.replace(
        /phone: .*$/m,
        `phone: "+49 2942 ${1000 + Math.floor(desk.random.next() * 8000)}"`,
      ),
    ),
  'the next day': async (desk) => {
    const day = new Date(desk.today)
    day.setUTCDate(day.getUTCDate() + 1 + Math.floor(desk.random.next() * 40))
    desk.today = day.toISOString().slice(0, 10)
  },
  'a redirect': async (desk) => {
    const file = path.join(desk.folder, 'redirects.yaml')
    const before = await fs.readFile(file, 'utf8').catch(() => '')
    await fs.writeFile(
      file,
      `${before}- from: /alt-${Math.floor(desk.random.next() * 99)}\n  to: /\n`,
    )
  },
}

/** Where blocks begin in a page file; the end of the text last. */
const blocksIn = (text: string): number[] => [
  ...[...text.matchAll(/^ {2}- type: /gm)].map(({ index }) => index),
  text.length,
]

type Cut = (blocks: string[], random: Random) => string[]

const pages = (desk: Desk) =>
  filesIn(desk, /\.yaml$/).then((files) => files.filter((file) => file.includes('/pages/')))

/** Takes the blocks of a page apart and puts them together again. */
const rearrange = async (desk: Desk, cut: Cut): Promise<void> => {
  const file = desk.random.pick(await pages(desk))
  const text = await fs.readFile(file, 'utf8')
  const starts = blocksIn(text)
  const blocks = starts.slice(0, -1).map((start, at) => text.slice(start, starts[at + 1]))
  const whole = blocks.map((block) => `${block.trimEnd()}\n\n`)
  await fs.writeFile(file, text.slice(0, starts[0]) + cut(whole, desk.random).join(''))
}

/** Other letters in the place of a text's, as many. */
const sameLength = (text: string, { random }: Desk): string => {
  const letters = [...text.matchAll(/(?<=[a-zäöü] )[a-z](?=[a-zäöü]{3,}[ .,])/g)]
  if (letters.length === 0) return text
  const { index } = random.pick(letters)
  return text.slice(0, index) + (text[index] === 'm' ? 'n' : 'm') + text.slice(index + 1)
}

const withLine = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]

/** What is added to a site and moved within it. */
export const larger: Edits = {
  'an article on another page': async (desk) => {
    const text = await fs.readFile(desk.random.pick(await news(desk)), 'utf8')
    await fs.writeFile(
      path.join(desk.folder, 'pages/gezeigt.yaml'),
      `route: /gezeigt
meta: { title: Gezeigt, description: Hier steht ein Beitrag noch einmal. }
blocks:
  - type: article
    article: ${withLine(text, 'id')}
    back: { label: Zurück, href: / }
`,
    )
  },
  'a list below each article': async (desk) => {
    for (const file of await pages(desk)) {
      const text = await fs.readFile(file, 'utf8')
      if (withLine(text, 'each') !== 'news' || text.includes('news-list')) continue
      await fs.writeFile(
        file,
        `${text.trimEnd()}\n\n  - type: news-list\n    readMore: Weiter\n    limit: 2\n`,
      )
    }
  },
  'words of the interface': async (desk) => {
    const file = path.join(desk.folder, 'ui.yaml')
    const words = ['menu', 'skipLink'].map((key) => `  ${key}: Wort ${desk.random.next()}`)
    const text = await fs.readFile(file, 'utf8')
    const rest = text.replace(/^ {2}(?:menu|skipLink): .*\n/gm, '')
    await fs.writeFile(file, rest.replace(/^shell:\n/m, `$&${desk.random.pick(words)}\n`))
  },
  'blocks moved': (desk) =>
    rearrange(desk, ([first, ...rest]) => (first ? [first, ...rest.toReversed()] : [])),
  'a block less': (desk) =>
    rearrange(desk, (blocks, { next }) => blocks.toSpliced(1 + Math.floor(next() * 5), 1)),
  'a block more': (desk) =>
    rearrange(desk, (blocks, { next }) => [
      ...blocks,
      `  - type: prose\n    title: Neu ${Math.floor(next() * 99)}\n    text: Aus {company.city}.\n`,
    ]),
  'a page more': async (desk) => {
    const number = Math.floor(desk.random.next() * 9)
    await fs.writeFile(
      path.join(desk.folder, `pages/neu-${number}.yaml`),
      `route: /neu-${number}
meta: { title: Neu ${number}, description: "{company.name}, {site.year}" }
blocks:
  - type: hero
    title: Neu ${number}
    actions: [{ label: Zurück, href: / }]
`,
    )
  },
  'a title of a page': (desk) =>
    change(desk, /^(?!.*\b(?:site|ui)\.yaml$).*\.yaml$/, (text) =>
      text.replace(/^( {2}title: ).*$/m, `$1Seite ${Math.floor(desk.random.next() * 1000)}`),
    ),
  'a file of the output deleted, or a folder': async (desk) => {
    const output = { ...desk, folder: path.join(path.dirname(desk.folder), 'dist') }
    const files = await filesIn(output, /(?<!\.gewerk-build\.json)$/).catch(() => [])
    if (files.length === 0) return
    const file = desk.random.pick(files)
    const isFolder = desk.random.next() < 0.3 && path.dirname(file) !== output.folder
    await fs.rm(isFolder ? path.dirname(file) : file, { recursive: true })
  },
  'a page less': async (desk) => {
    const added = (await pages(desk)).filter((file) => /neu-\d\.yaml$/.test(file))
    await Promise.all(added.slice(0, 1).map((file) => fs.rm(file)))
  },
  'another route': async (desk) => {
    const file = desk.random.pick(await pages(desk))
    const text = await fs.readFile(file, 'utf8')
    await fs.writeFile(file, text.replace(/^route: \/(\w[^\s:]*)/m, 'route: /anders-$1'))
  },
  'news by the dozen': async (desk) => {
    const file = desk.random.pick(await news(desk))
    const text = await fs.readFile(file, 'utf8')
    const folder = path.dirname(file)
    for (let number = 0; number < 22; number += 1) {
      const own = text.replace(/^id: .*$/m, `id: viele-${number}`)
      await fs.writeFile(path.join(folder, `viele-${number}.md`), own)
    }
  },
  'news gone by the dozen': async (desk) => {
    const many = await filesIn(desk, /viele-\d+\.md$/)
    await Promise.all(many.slice(Math.floor(desk.random.next() * 9)).map((file) => fs.rm(file)))
  },
  'a table': (desk) =>
    change(
      desk,
      /\.md$/,
      (text) => `${text}\n| Brot | Preis |\n| --- | --: |\n| ${desk.random.next()} | 3 € |\n`,
    ),
  'line ends of Windows': (desk) =>
    change(desk, TEXTS, (text) =>
      text.includes('\r') ? text.replaceAll('\r', '') : text.replaceAll('\n', '\r\n'),
    ),
  'as long, in the same second': async (desk) => {
    const file = desk.random.pick(await filesIn(desk, TEXTS))
    const { atime, mtime } = await fs.stat(file)
    await fs.writeFile(file, sameLength(await fs.readFile(file, 'utf8'), desk))
    await fs.utimes(file, atime, mtime)
  },
  'a picture as large, of the same time': async (desk) => {
    const file = desk.random.pick(await filesIn(desk, /\.svg$/))
    if (file === undefined) return
    const { atime, mtime } = await fs.stat(file)
    const colours = (text: string) =>
      text.replace(/#[\da-f]{6}\b/, desk.random.pick(['#123456', '#654321']))
    await fs.writeFile(file, colours(await fs.readFile(file, 'utf8')))
    await fs.utimes(file, atime, mtime)
  },
}

/** Puts every text right that an earlier edit has broken. */
export const takeBack = async (from: string, { folder }: Desk): Promise<void> => {
  await fs.rm(folder, { recursive: true })
  await fs.cp(from, folder, { recursive: true })
}
