import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isInside } from '../machine/files/is-inside.ts'
import { wayTo } from '../machine/files/way-to.ts'
import { addingPackage } from '../machine/packages/adding-packages.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { diskReason } from '../problem/explain-disk-fault.ts'
import { linesAround, type SourceFault, sourceFaultOf } from './source-fault.ts'
import { words } from './words.ts'

/** What is wrong in sources, and where, as the bundler has found it. */
interface BuildFault extends Error {
  errors: unknown[]
}

const isBuildFault = (error: unknown): error is BuildFault =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)

/** Where the bundler itself was when it failed is of no use to the author of a block. */
const withoutStack = (text: string): string =>
  text
    .split('\n')
    .filter(
      (line) =>
        !/^\s+at (?:\S+ \()?(?:async |file:|node:|\/|[A-Za-z]:\\)|^\s+at .*\(.*\)$/.test(line),
    )
    .join('\n')

const UNRESOLVED =
  /(?:failed to resolve import|Could not resolve) ['"]([^'"]+)['"] (?:from|in) "?([^"\n]+)/

/** The bundler does not say of every file why it can't be read; what is not UTF-8, none of its plugins reads. */
const UNREADABLE = /Could not load (\S.*?\.\w+)(?=\s|$)/

/** A file that was saved in another encoding, as Windows has one that it calls Unicode. */
const notUtf8 = (said: string): string | undefined => {
  const file = UNREADABLE.exec(said)?.[1]
  return file !== undefined && existsSync(file) && !isUtf8(readFileSync(file)) ? file : undefined
}

/** What one of our own plugins has found says so itself, in German. */
const OURS = /^(?:\[plugin gewerk:[\w-]+\]\s*)?(?:\w*Error: )?(Die Datei blocks\/[\s\S]*)/

/** A file as people find it: from the company's folder. */
const shown = (file: string, blocks: string): string =>
  isInside(blocks, file) ? `blocks/${wayTo(file, blocks)}` : file

/** The bundler names files by their way from where it was called, or from the root of the disk. */
const fromCompany = (text: string, blocks: string): string =>
  [`${wayTo(blocks, process.cwd())}/`, `${blocks}${path.sep}`]
    .filter((way) => way !== '/')
    .reduce((told, way) => told.replaceAll(way, 'blocks/'), text)

/** `blocks/preisliste/schema.ts:2:14` */
const placeOf = ({ file, line, column }: SourceFault, blocks: string): string[] =>
  file === undefined ? [] : [[shown(file, blocks), line, column].filter(Boolean).join(':')]

/** What belongs to a package: `@scope/name/part`. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/

/** A file or a package that is not there. */
const unresolved = (file: string, name: string, blocks: string): string => {
  const [wanted = name] = PACKAGE.exec(name) ?? []
  return /^[./]/.test(name)
    ? words.noFile(file, name)
    : words.noPackage(file, name, addingPackage(path.dirname(blocks), wanted))
}

/** One of the faults, in words. */
const wordsFor = (error: unknown, blocks: string): string => {
  const said = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [, name, file] = UNRESOLVED.exec(said) ?? []
  if (name !== undefined && file !== undefined)
    return unresolved(shown(path.resolve(file), blocks), name, blocks)
  const encoded = notUtf8(said)
  if (encoded !== undefined) return words.notUtf8(shown(path.resolve(encoded), blocks))
  const plain = withoutStack(said)
  const [, ours] = OURS.exec(plain) ?? []
  if (ours !== undefined) return ours.trim()
  const fault = sourceFaultOf(error, plain)
  const found = [...placeOf(fault, blocks), ...linesAround(fault).map((row) => `  ${row}`)]
  return words.faultyBlock(found, fromCompany(fault.said, blocks))
}

/**
 * Compiles a company's own blocks. What is wrong in them is theirs to mend, and no fault of the program.
 *
 * @param blocks the company's `blocks/`
 * @throws WrongUsage with the place
 */
export const explainOwnFault = async <Result>(
  blocks: string,
  compile: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await compile()
  } catch (error) {
    if (!isBuildFault(error) || diskReason(error) !== undefined) throw error
    const found = (error.errors.length > 0 ? error.errors : [error]).map((each) =>
      wordsFor(each, blocks),
    )
    throw new WrongUsage([...new Set(found)].join('\n\n'), { cause: error })
  }
}
