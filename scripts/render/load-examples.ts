import type { BlockDeclaration, Examples } from '../../src/blocks/define-block.ts'
import { isGroup } from '../../src/content/is-group.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { words } from '../app/words.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { isOwnBlock, placeIn } from './blame-block.ts'

type Server = Pick<typeof EntryServer, 'loadExamples'>

/** JavaScript lets a file export anything. */
const refuseOther = (examples: Readonly<Record<string, unknown>>): void => {
  for (const [type, list] of Object.entries(examples))
    if (!Array.isArray(list) || !list.every(isGroup)) throw new WrongUsage(words.noList(type))
}

const load = async (server: Server, blocks: readonly BlockDeclaration[]): Promise<Examples> => {
  try {
    return await server.loadExamples()
  } catch (error) {
    if (error instanceof WrongUsage) throw error
    const places = blocks.map(({ type }) =>
      isOwnBlock(type) ? placeIn(`blocks/${type}`, error) : undefined,
    )
    const place = places.find((each) => each !== undefined)
    if (place === undefined) throw error
    throw new WrongUsage(words.failingExamples(place, String(error)), { cause: error })
  }
}

/**
 * Loads the examples of a site's blocks. Where those of a company's own blocks fail, they are theirs to mend, and no
 * fault of the program.
 *
 * @throws WrongUsage with the file
 */
export const loadExamples = async (
  server: Server,
  blocks: readonly BlockDeclaration[],
): Promise<Examples> => {
  const examples = await load(server, blocks)
  refuseOther(examples)
  return examples
}
