import { Workshop } from '../faults/workshop.ts'
import { generate } from '../trial/generate.ts'
import { Random } from '../trial/random.ts'
import { type Walk, walk } from './follower.ts'

/** Follows the hints about faults in a content, a share of what is possible. */
export const followAll = async (folder: string, most: number, seed: number): Promise<Walk[]> => {
  const workshop = await Workshop.open(folder)
  const walks: Walk[] = []
  for (const fault of generate(workshop.texts, most, new Random(seed)))
    if (fault.expected.length > 0) walks.push(await walk(workshop, fault))
  await workshop.close()
  return walks
}
