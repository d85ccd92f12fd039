import type { WrittenFile } from '../../site/build-manifest.ts'
import type { Team } from '../../threads/team.ts'
import type { Batch, Beside, ByThreads } from './batch.ts'
import type { SiteFiles } from './site-files.ts'

/** Fewer are made before a thread has begun. */
const FEW = 16

const makeHere = async ({ names, make }: Batch, files: SiteFiles): Promise<WrittenFile[]> => {
  const contents = await make()
  return contents.map((content, index) => files.put(names[index] ?? '', content))
}

/** What a thread is told to make files of. */
const orderFor = ({ names, order }: Batch, files: SiteFiles): object & Beside => {
  for (const name of names) files.placeFor(name)
  return { ...order, folder: files.folder, there: names.map(files.digestsThere) }
}

/**
 * Makes the files of batches: in threads, where these know how and there are many, else here.
 *
 * @returns what came of each batch; its files are there, or noted
 */
export const makeBatches = async (
  batches: readonly Batch[],
  files: SiteFiles,
  team: Team,
  byThreads: ByThreads | undefined,
): Promise<WrittenFile[][]> => {
  const batchAt = (index: number) => batches[index] as Batch
  const inThreads =
    byThreads && batches.length >= FEW
      ? await team.share<object, WrittenFile[] | undefined>({
          ...byThreads,
          count: batches.length,
          order: (index) => orderFor(batchAt(index), files),
          here: (index) => makeHere(batchAt(index), files),
        })
      : []
  const made: WrittenFile[][] = []
  for (const [index, batch] of batches.entries()) {
    // What no thread could make, is made here.
    const all = inThreads[index] ?? (await makeHere(batch, files))
    for (const [at, file] of all.entries()) files.note(batch.names[at] ?? '', file)
    made.push(all)
  }
  return made
}
