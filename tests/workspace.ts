import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type Compiled, compile } from '../scripts/content/compile.ts'
import type { Problem } from '../scripts/content/problem.ts'
import { type Position, positionAt } from '../scripts/content/source-file.ts'

/** A small company's content without problems: what every test starts from. */
export const BAKERY = path.join(import.meta.dirname, 'fixtures/bakery')

/** A file's new text or bytes, a change of the bakery's text, or null where the file goes. */
export type Override = string | Uint8Array | ((text: string) => string) | null

/** Files that differ from the bakery's, by their name in the content folder. */
export type Overrides = Record<string, Override>

/** A day after everything in the bakery was written. */
export const TODAY = '2026-11-02'

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

/** Changes the one place where `from` stands; a test whose place is gone fails. */
export const replace =
  (from: string, to: string) =>
  (text: string): string => {
    const parts = text.split(from)
    if (parts.length !== 2) throw new Error(`${JSON.stringify(from)} stands ${parts.length - 1}×`)
    return parts.join(to)
  }

/** Ranges of the marks in changed files, `content/site.yaml:3:1-3:9`, from the first file on. */
export const markedIn = async (overrides: Overrides): Promise<string[]> => {
  const marked = await Promise.all(
    Object.entries(overrides).map(async ([name, override]) => {
      if (override === null || override instanceof Uint8Array) return []
      const text = typeof override === 'string' ? override : override(await readBakery(name))
      return unmark(text).ranges.map(
        ([start, end]) => `content/${name}:${start.line}:${start.column}-${end.line}:${end.column}`,
      )
    }),
  )
  return marked.flat()
}

/** The same files and all others with the line ends of Windows. */
export const withCrlf = async (overrides: Overrides): Promise<Overrides> => {
  const entries = await fs.readdir(BAKERY, { recursive: true })
  const texts = entries.filter((name) => /\.(yaml|md)$/.test(name))
  const toCrlf = (text: string) => text.replaceAll('\n', '\r\n')
  return Object.fromEntries(
    texts.map((name) => {
      const override = overrides[name]
      const change = typeof override === 'function' ? override : (text: string) => text
      return [name, (text: string) => toCrlf(change(text))]
    }),
  )
}

const readBakery = (name: string) => fs.readFile(path.join(BAKERY, name), 'utf8')

const write = async (folder: string, name: string, override: Override): Promise<void> => {
  const location = path.join(folder, name)
  if (override === null) return fs.rm(location, { recursive: true })
  await fs.mkdir(path.dirname(location), { recursive: true })
  const content =
    typeof override === 'function' ? override(await fs.readFile(location, 'utf8')) : override
  await fs.writeFile(location, typeof content === 'string' ? unmark(content).text : content)
}

const makeFolder = () => fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-test-'))
const removeFolder = (folder: string) => fs.rm(folder, { recursive: true, force: true })

/** Content in a folder called `content`, as at home. */
const writeContent = async (parent: string, overrides: Overrides): Promise<string> => {
  const folder = path.join(parent, 'content')
  await fs.cp(BAKERY, folder, { recursive: true })
  for (const [name, override] of Object.entries(overrides)) await write(folder, name, override)
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

/** Compiles the bakery with some files changed. */
export const compileWith = async (overrides: Overrides = {}): Promise<Compiled> => {
  const parent = await makeFolder()
  try {
    return await compile(await writeContent(parent, overrides), { today: TODAY })
  } finally {
    await removeFolder(parent)
  }
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
