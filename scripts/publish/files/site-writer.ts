import { own } from '../../../src/content/own.ts'
import { addressKey } from '../../addresses/address-key.ts'
import { digest } from '../../machine/digest.ts'
import type { Memory } from '../../memory/memory.ts'
import { forgetful } from '../../memory/open-memory.ts'
import type { WrittenFile } from '../../site/build-manifest.ts'
import { alone, type Team } from '../../threads/team.ts'
import type { Batch, ByThreads } from './batch.ts'
import { makeBatches } from './make-batches.ts'
import { type FormerSite, openSiteFiles, type SiteFiles } from './site-files.ts'

/** Writes the files of a site. */
export interface SiteWriter extends Pick<SiteFiles, 'clear' | 'unchanged'> {
  /** Makes the files of a batch, unless the former site has them as they would come out. */
  make: (batch: Batch) => Promise<void>
  /** The same for several, which are remembered together. */
  makeGroup: (name: string, batches: readonly Batch[], byThreads?: ByThreads) => Promise<void>
  write: (name: string, content: string | Uint8Array) => Promise<void>
  /** What has been written, by name. */
  files: SiteFiles['written']
}

/** What need not be made again. */
interface Earlier {
  /** The site that is to be replaced. */
  former?: FormerSite | undefined
  /** What the folder already holds, of the site before that. */
  held?: FormerSite['files'] | undefined
  memory?: Memory
  /** Makes and writes files, where there are many. */
  team?: Team
}

/** What came of a batch, and a digest of what it was made of. */
type Row = [inputs: string, files: WrittenFile[]]

/** By the first names of their batches. */
type Rows = Record<string, Row>

const keyOf = ({ names }: Batch): string => names[0] ?? ''

const rowIn = (rows: Rows, batch: Batch): Row | undefined => own(rows, keyOf(batch))

/**
 * Claims addresses; throws where two files would have one.
 *
 * @param before files that have an address each: they are compared with others once there is one
 */
const openClaims = (before: FormerSite['files'] | undefined): ((name: string) => void) => {
  const claimed = new Set<string>()
  const taken = new Map<string, string>()
  let isCompared = false

  const take = (name: string): void => {
    const key = addressKey(name)
    const other = taken.get(key)
    if (other !== undefined) throw new Error(`${name} would be written over ${other}`)
    taken.set(key, name)
  }
  return (name) => {
    if (claimed.has(name)) throw new Error(`${name} would be written over itself`)
    claimed.add(name)
    if (isCompared) return take(name)
    if (own(before, name)) return
    isCompared = true
    claimed.forEach(take)
  }
}

/**
 * Opens a folder for writing. Files that earlier sites have already are taken over with their times. Throws where two
 * files would have one address: `judgeClaims` must have told of every such case in the content before.
 */
export const openSiteWriter = (
  folder: string,
  { former, held = {}, memory = forgetful(), team = alone }: Earlier = {},
): SiteWriter => {
  const files = openSiteFiles(folder, former, held)
  const claim = openClaims(former?.files)

  /** Whether all that came of a batch is there. */
  const isThere = (row: Row | undefined, { names }: Batch): row is Row =>
    row !== undefined &&
    names.every((name, index) => files.isThere(name, row[1][index]?.sha256 ?? ''))

  /** Whether a batch would yield what it yielded before, and all of that is there. */
  const holds = (row: Row | undefined, batch: Batch): row is Row =>
    row?.[0] === digest(batch.inputs) && isThere(row, batch)

  const makeMissing = async (batches: readonly Batch[], before: Rows, byThreads?: ByThreads) => {
    const missing = batches.filter((batch) => !holds(rowIn(before, batch), batch))
    const made = await makeBatches(missing, files, team, byThreads)
    const rowOf = (batch: Batch, at: number): Row => [digest(batch.inputs), made[at] ?? []]
    const fresh = new Map(missing.map((batch, at) => [batch, rowOf(batch, at)]))
    const rows = batches.map((batch) => [keyOf(batch), fresh.get(batch) ?? rowIn(before, batch)])
    return Object.fromEntries(rows)
  }

  const takeOverFrom = (row: Row | undefined, { names }: Batch): void => {
    for (const [index, name] of names.entries()) {
      const file = row?.[1][index]
      if (file && !files.written.has(name)) files.takeOver(name, file)
    }
  }

  const makeGroup: SiteWriter['makeGroup'] = async (name, batches, byThreads) => {
    for (const { names } of batches) names.forEach(claim)
    const rows = await memory.recallSlow<Rows>({
      name: `out ${name}`,
      inputs: digest(batches.map(({ inputs }) => inputs).join('\n')),
      isUsable: (kept) => batches.every((batch) => isThere(rowIn(kept, batch), batch)),
      make: (_, former) => makeMissing(batches, former() ?? {}, byThreads),
    })
    for (const batch of batches) takeOverFrom(rowIn(rows, batch), batch)
  }

  const make = (batch: Batch): Promise<void> => makeGroup(keyOf(batch), [batch])

  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    make({ names: [name], inputs: digest(content), make: () => [content] })

  const { clear, written, unchanged } = files
  return { make, makeGroup, write, clear, files: written, unchanged }
}
