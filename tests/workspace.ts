import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type Compiled, type CompileOptions, compile } from '../scripts/compile/compile.ts'
import { remembering } from '../scripts/memory/open-memory.ts'
import { heldShelf } from '../scripts/memory/shelf.ts'
import type { Problem } from '../scripts/problem/problem.ts'
import { product } from '../scripts/product/product.ts'
import type { Site } from '../scripts/site/site.ts'
import { type Position, positionAt } from '../scripts/text/source-file.ts'

/** A small company's content without problems: what every test starts from. */
export const BAKERY = path.join(import.meta.dirname, '../scripts/dev/catalogue/bakery')

/** A larger company, with every kind of page, film and form: what the browser tests visit. */
export const RENOVATION = path.join(import.meta.dirname, 'fixtures/renovation')

/** A file's new text or bytes, a change of the bakery's text, or null where the file goes. */
export type Override = string | Uint8Array | ((text: string) => string) | null

/** Files that differ from the bakery's, by their name in the content folder. */
export type Overrides = Record<string, Override>

/** A day after everything in the bakery was written. */
export const TODAY = '2026-11-02'

/** A day on which everything of the larger company is shown. */
export const RENOVATION_TODAY = '2026-11-22'

const MARK = /⟦([^⟧]*)⟧/

/** Text without its marks `⟦…⟧`, and where they were. */
export const unmark = (marked: string): { text: string; ranges: [Position, Position][] } => {
  const ranges: [Position, Position][] = []
  let text = marked
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    const [whole, inner = ''] = match
    text = text.slice(0, match.index) + inner + text.slice(match.index + whole.length)
    ranges.push([positionAt(text, match.index), positionAt(text, match.index + inner.length)])
  }
  return { text, ranges }
}

/** All that a site holds, the parts of its pages included, as JSON. */
export const jsonOf = (site: Compiled['site']): string =>
  JSON.stringify({
    ...site,
    pages: site?.pages.map((page) => {
      const { data, blocks, fields, groups, facts, things, later } = page
      return { ...page, data, blocks, fields, groups, facts, things, later }
    }),
  })

/** Changes the one place where `from` stands; a test whose place is gone fails. */
export const replace =
  (from: string, to: string) =>
  (text: string): string => {
    const parts = text.split(from)
    if (parts.length !== 2) throw new Error(`${JSON.stringify(from)} stands ${parts.length - 1}×`)
    return parts.join(to)
  }

/** Ranges of the marks in changed files, `content/site.yaml:3:1-3:9`, from the first file on. */
export const markedIn = (overrides: Overrides): string[] =>
  Object.entries(overrides).flatMap(([name, override]) => {
    if (override === null || override instanceof Uint8Array) return []
    const text = typeof override === 'string' ? override : override(bakeryText(name))
    return unmark(text).ranges.map(
      ([start, end]) => `content/${name}:${start.line}:${start.column}-${end.line}:${end.column}`,
    )
  })

/** The same files and all others with the line ends of Windows. */
export const withCrlf = (overrides: Overrides): Overrides => {
  const texts = [...bakery.keys()].filter((name) => /\.(yaml|md)$/.test(name))
  const toCrlf = (text: string) => text.replaceAll('\n', '\r\n')
  return Object.fromEntries(
    texts.map((name) => {
      const override = overrides[name]
      const change = typeof override === 'function' ? override : (text: string) => text
      return [name, (text: string) => toCrlf(change(text))]
    }),
  )
}

/** Every file of a folder with its bytes, by its name in the folder. */
export const readAll = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const locations = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const files = locations.map(
    async (location): Promise<[string, Buffer]> => [
      path.relative(folder, location).replaceAll(path.sep, '/'),
      await fs.readFile(location),
    ],
  )
  return new Map(await Promise.all(files))
}

/** The bakery's files by their name: read once, written for each test. */
const bakery: ReadonlyMap<string, Buffer> = await readAll(BAKERY)

const bakeryFile = (name: string): Buffer => {
  const file = bakery.get(name)
  if (!file) throw new Error(`The bakery has no ${name}`)
  return file
}

/** A file of the bakery as it is. */
export const bakeryText = (name: string): string => bakeryFile(name).toString('utf8')

const contentOf = (name: string, override: NonNullable<Override>): string | Uint8Array => {
  const content = typeof override === 'function' ? override(bakeryText(name)) : override
  return typeof content === 'string' ? unmark(content).text : content
}

const without = (files: Map<string, unknown>, name: string): void => {
  const gone = [...files.keys()].filter((each) => each === name || each.startsWith(`${name}/`))
  if (gone.length === 0) throw new Error(`There is no ${name} to go`)
  for (const each of gone) files.delete(each)
}

/** The bakery's files with some changed. */
const filesWith = (overrides: Overrides): Map<string, string | Uint8Array> => {
  const files = new Map<string, string | Uint8Array>(bakery)
  for (const [name, override] of Object.entries(overrides)) {
    if (override === null) without(files, name)
    else files.set(name, contentOf(name, override))
  }
  return files
}

/** All pictures of the bakery look as if they were written then: who has measured them knows them. */
const WRITTEN = new Date('2026-01-01')

const write = async (folder: string, name: string, content: string | Uint8Array): Promise<void> => {
  const location = path.join(folder, name)
  await fs.mkdir(path.dirname(location), { recursive: true })
  await fs.writeFile(location, content)
  if (content === bakery.get(name)) await fs.utimes(location, WRITTEN, WRITTEN)
}

const makeFolder = () => fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-test-'))

/** Removes a folder with all in it; for tests whose folder is there for longer than one of them. */
export const removeFolder = (folder: string): Promise<void> =>
  // Windows and network disks let go of a folder a little later.
  fs.rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })

/** Content in a folder called `content`, as at home. */
const writeContent = async (parent: string, overrides: Overrides): Promise<string> => {
  const folder = path.join(parent, 'content')
  const files = [...filesWith(overrides)]
  await Promise.all(files.map(([name, content]) => write(folder, name, content)))
  return folder
}

/** An empty folder that is gone after the test. */
export const emptyFolder = async (): Promise<string> => {
  const folder = await makeFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** A content folder: the bakery with some files changed; gone after the test. */
export const contentFolder = async (overrides: Overrides = {}): Promise<string> =>
  writeContent(await emptyFolder(), overrides)

/** A copy of the larger company in a folder called `content`; gone after the test. */
export const renovationFolder = async (): Promise<string> => {
  const folder = path.join(await emptyFolder(), 'content')
  await fs.cp(RENOVATION, folder, { recursive: true })
  return folder
}

/** The site of a content folder; its output and what is kept lie beside the folder. */
export const siteOf = (content: string, today = TODAY): Site => {
  const folder = path.dirname(content)
  return {
    ...product,
    folder,
    content,
    out: path.join(folder, 'dist'),
    ownBlocks: undefined,
    cache: path.join(folder, '.gewerk'),
    today: () => today,
  }
}

/** Folders with the bakery in them, for whoever needs one next: to write all of it takes as long as to compile it. */
const spare: string[] = []

/** Removes them; a worker is ended without a word. */
export const clearSpare = async (): Promise<void> => {
  await Promise.all(spare.splice(0).map((folder) => removeFolder(path.dirname(folder))))
}

const ofBakery = (name: string): boolean =>
  [...bakery.keys()].some((each) => each.startsWith(`${name}/`))

/** The file, or the outermost folder of its path that is none of the bakery's. */
const changedAt = (name: string): string => {
  const steps = name.split('/')
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'))
  return paths.find((each) => !ofBakery(each)) ?? name
}

/** Makes a folder hold the bakery as it is again. */
const restore = async (folder: string, overrides: Overrides): Promise<void> => {
  for (const name of Object.keys(overrides).map(changedAt)) {
    await fs.rm(path.join(folder, name), { recursive: true, force: true })
    const lost = [...bakery].filter(([each]) => each === name || each.startsWith(`${name}/`))
    await Promise.all(lost.map(([each, content]) => write(folder, each, content)))
  }
}

const change = async (folder: string, overrides: Overrides): Promise<void> => {
  const files = filesWith(overrides)
  for (const name of Object.keys(overrides)) {
    const content = files.get(name)
    if (content === undefined) await fs.rm(path.join(folder, name), { recursive: true })
    else await write(folder, name, content)
  }
}

/** Lends a content folder for the time that something needs it. */
const inContent = async <T>(overrides: Overrides, use: (folder: string) => Promise<T>) => {
  const folder = spare.pop() ?? (await writeContent(await makeFolder(), {}))
  try {
    await change(folder, overrides)
    return await use(folder)
  } finally {
    await restore(folder, overrides)
    spare.push(folder)
  }
}

/** What one test has found out of a content that another one has, too. */
const known = { memory: remembering(), shelf: heldShelf() }

interface CompileTestOptions extends CompileOptions {
  today?: string
}

/** Compiles the bakery with some files changed. */
export const compileWith = async (
  overrides: Overrides = {},
  { today, ...options }: CompileTestOptions = {},
): Promise<Compiled> => {
  return inContent(overrides, (folder) => compile(siteOf(folder, today), { ...known, ...options }))
}

/** `content/site.yaml:3:1 unknown-key` */
export const show = ({ file, line, column, code }: Problem): string =>
  `${file}:${line}:${column} ${code}`

/** What is wrong with the bakery once some files are changed, in a line each. */
export const problemsOf = async (overrides: Overrides): Promise<string[]> =>
  (await compileWith(overrides)).problems.map(show)

/** What is wrong with the bakery once some files are changed, in full. */
export const wordsOf = async (overrides: Overrides): Promise<string[]> =>
  (await compileWith(overrides)).problems.map(({ message, hint }) => `${message} → ${hint}`)
