import { promises as fs } from 'node:fs'
import { type Check, hint, right, wrong } from '../check.ts'
import { words } from '../words.ts'

const MEGABYTE = 1_000_000

/** A site with a hundred photographs in all their sizes, twice: while it is built, the former one is there. */
const COMFORTABLE = 1000

/** A site with next to no pictures. */
const LEAST = 100

/** Whether there is room for another site. */
export const freeSpace: Check = async ({ site: { folder } }) => {
  const { bavail, bsize } = await fs.statfs(folder)
  const megabytes = Math.floor((bavail * bsize) / MEGABYTE)
  const found = words.space.found(megabytes)
  if (megabytes >= COMFORTABLE) return right(found)
  return (megabytes < LEAST ? wrong : hint)(found, words.space.advice)
}
