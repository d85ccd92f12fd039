import { existsSync } from 'node:fs'
import path from 'node:path'
import { own } from '../../src/content/own.ts'
import { addressKey } from '../addresses/address-key.ts'
import { digest } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import type { BuildManifest, WrittenFile } from '../site/build-manifest.ts'
import type { TaskName } from '../threads/task-name.ts'
import { alone, type Team } from '../threads/team.ts'
import { bytesOf, type Content, record } from './content.ts'
import { copy, openPlaces, touch, writeNow } from './site-places.ts'

/** Files that are made together. */
export interface Batch {
  /** Names from the root of the site, with `/`. */
  names: readonly string[]
  /** Changes with all that they are made of, and with their names. */
  inputs: string
  /** Makes them, in the order of their names. */
  make: () => Promise<readonly Content[]> | readonly Content[]
  /** What a thread makes them of, where one can. */
  order?: object
}

/** What a writer tells threads besides what files are made of. */
export interface Beside {
  /** Of the site; the folders of the files are in it. */
  folder: string
  /** What is there already, by the position of the file: the same need not be written again. */
  there: string[][]
}

/** How threads make the files of a group. */
export interface Shared {
  task: TaskName
  setting: unknown
}

/** Writes the files of a site. */
export interface SiteWriter {
  /** Files that the former site has as they would be made, are made no more. */
  make: (batch: Batch) => Promise<void>
  /** The same for several, which are remembered together. */
  makeGroup: (name: string, batches: readonly Batch[], shared?: Shared) => Promise<void>
  write: (name: string, content: string | Uint8Array) => Promise<void>
  /** Removes what the folder held before, and the new site does not. */
  clear: () => void
  /** What has been written, by name. */
  files: ReadonlyMap<string, WrittenFile>
  /** Names of the files that are the former site's. */
  unchanged: ReadonlySet<string>
}

/** A site as an earlier build wrote it, and nobody has touched it since. */
export interface FormerSite {
  folder: string
  files: BuildManifest['files']
}

/** What need not be made again. */
export interface Earlier {
  /** The site that is to be replaced. */
  former?: FormerSite | undefined
  /** What the folder already holds, of the site before that. */
  present?: FormerSite['files'] | undefined
  memory?: Memory
  /** Makes and writes files, where there are many. */
  team?: Team
}

/** Fewer are made before a thread has begun. */
const FEW = 16

/** What came of a batch, and what it was made of. */
type Row = [inputs: string, files: WrittenFile[]]

const keyOf = ({ names }: Batch): string => names[0] ?? ''

/**
 * Opens a folder for writing. What earlier sites have already is taken over as it is, its time included.
 * Throws where two files would have one address: whatever the content asks for, `judgeClaims` has to have
 * seen it before.
 */
export const openSiteWriter = (
  folder: string,
  { former, present = {}, memory = forgetful(), team = alone }: Earlier = {},
): SiteWriter => {
  const written = new Map<string, WrittenFile>()
  const unchanged = new Set<string>()
  const taken = new Map<string, string>()
  const places = openPlaces(folder, present)

  const claim = (name: string): void => {
    const key = addressKey(name)
    const other = taken.get(key)
    if (other !== undefined) throw new Error(`${name} would be written over ${other}`)
    taken.set(key, name)
  }
  const isIn = (files: FormerSite['files'] | undefined, name: string, sha256: string): boolean =>
    files !== undefined && Object.hasOwn(files, name) && files[name]?.sha256 === sha256
  /** Somebody may have deleted it; where the folder has it itself, nobody need look. */
  const isThere = (name: string, sha256: string): boolean =>
    isIn(present, name, sha256) ||
    (former !== undefined &&
      isIn(former.files, name, sha256) &&
      existsSync(path.join(former.folder, name)))

  const takeOver = (name: string, each: WrittenFile): void => {
    const isFormer = isIn(former?.files, name, each.sha256)
    if (isFormer) unchanged.add(name)
    // The former site had others: whoever compares times has to see these come.
    else touch(path.join(folder, name))
    if (former && !isIn(present, name, each.sha256))
      copy(path.join(former.folder, name), places.placeFor(name))
    written.set(name, each)
  }
  const put = (name: string, content: Content): WrittenFile => {
    const bytes = bytesOf(content)
    const each = record(bytes)
    if (isThere(name, each.sha256)) return each
    writeNow(places.placeFor(name), bytes)
    written.set(name, each)
    return each
  }

  const isRow = ({ names, inputs }: Batch, row: Row | undefined): row is Row =>
    row?.[0] === inputs && names.every((name, index) => isThere(name, row[1][index]?.sha256 ?? ''))

  const putAll = ({ names }: Batch, contents: readonly Content[]): WrittenFile[] =>
    contents.map((content, index) => put(names[index] ?? '', content))

  const makeHere = async (batch: Batch) => putAll(batch, await batch.make())

  /** What a thread is told to make files of. */
  const orderFor = ({ names, order }: Batch): object & Beside => {
    for (const name of names) places.placeFor(name)
    const hashesOf = (name: string) =>
      [former?.files, present]
        .flatMap((files) => (files && own(files, name)?.sha256) ?? [])
        .filter((sha256) => isThere(name, sha256))
    return { ...order, folder, there: names.map(hashesOf) }
  }

  /** What came of a batch in a thread is noted here; what it could not make, is made here. */
  const takeIn = async (batch: Batch, files: WrittenFile[] | undefined): Promise<Row> => {
    const all = files ?? (await makeHere(batch))
    for (const [index, name] of batch.names.entries()) {
      const each = all[index]
      if (each && !isThere(name, each.sha256)) written.set(name, each)
    }
    return [batch.inputs, all]
  }

  const makeRows = async (batches: readonly Batch[], shared?: Shared): Promise<Row[]> => {
    const batchAt = (index: number) => batches[index] as Batch
    const isWorthIt = shared && batches.length >= FEW
    const made = isWorthIt
      ? await team.share<object, WrittenFile[] | undefined>({
          ...shared,
          count: batches.length,
          order: (index) => orderFor(batchAt(index)),
          here: (index) => makeHere(batchAt(index)),
        })
      : []
    const rows: Row[] = []
    for (const [index, batch] of batches.entries()) rows.push(await takeIn(batch, made[index]))
    return rows
  }

  const makeGroup: SiteWriter['makeGroup'] = async (name, batches, shared) => {
    for (const { names } of batches) for (const each of names) claim(each)
    const rows = await memory.recallSlow<Record<string, Row>>({
      name: `out ${name}`,
      inputs: digest(batches.flatMap(({ inputs, names }) => [inputs, ...names]).join('\n')),
      isUsable: (kept) => batches.every((batch) => isRow(batch, own(kept, keyOf(batch)))),
      make: async (_, former) => {
        const before = former() ?? {}
        const rowOf = (batch: Batch) => own(before, keyOf(batch))
        const missing = batches.filter((batch) => !isRow(batch, rowOf(batch)))
        const made = await makeRows(missing, shared)
        const fresh = new Map(missing.map((batch, index) => [batch, made[index] as Row]))
        const rows = batches.map((batch) => [keyOf(batch), fresh.get(batch) ?? rowOf(batch)])
        return Object.fromEntries(rows)
      },
    })
    for (const batch of batches)
      for (const [index, each] of batch.names.entries()) {
        const file = own(rows, keyOf(batch))?.[1][index]
        if (file && !written.has(each)) takeOver(each, file)
      }
  }

  const make = (batch: Batch): Promise<void> => makeGroup(keyOf(batch), [batch])

  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    make({ names: [name], inputs: digest(content), make: () => [content] })

  const clear = (): void => places.clear((name) => written.has(name))
  return { make, makeGroup, write, clear, files: written, unchanged }
}
