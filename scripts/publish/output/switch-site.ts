import { existsSync, renameSync } from 'node:fs'
import { clearLeftovers, findLeftovers } from '../../machine/files/leftovers.ts'
import { onceReleased } from '../../machine/files/once-released.ts'
import { ownMark } from '../../machine/files/own-mark.ts'

/** Beside the site, so that it can be renamed to it. */
const NEXT = '.next-'

/** Behind the name of the next site: the former one, for as long as neither is in its place. */
const OLD = '.old'

/** Where this process prepares the next site. */
export const nextFolder = (out: string): string => out + NEXT + ownMark

const moveAside = (out: string, old: string): boolean => {
  if (!existsSync(out)) return false
  renameSync(out, old)
  return true
}

/**
 * Puts the next site in the place of the present one. Node knows no exchange of two folders: whoever is
 * killed between the two renames leaves no site, and `healSite` brings the former one back. They are
 * synchronous, so that nothing else comes between them.
 *
 * @returns whether there was one
 */
const replace = (next: string, out: string, old: string): boolean => {
  const isReplaced = moveAside(out, old)
  try {
    renameSync(next, out)
  } catch (error) {
    if (isReplaced) renameSync(old, out)
    throw error
  }
  return isReplaced
}

/** Puts the next site in the place of the present one, which then has the next one's name. */
export const switchSite = async (next: string, out: string): Promise<void> => {
  const old = next + OLD
  const isReplaced = await onceReleased(() => replace(next, out, old))
  if (isReplaced) await onceReleased(() => renameSync(old, next))
}

/** Brings back the site that a switch has set aside whose process was killed. */
export const healSite = async (out: string): Promise<void> => {
  if (existsSync(out)) return
  const [old] = await findLeftovers(out + NEXT, OLD)
  if (old) renameSync(old, out)
}

/** Removes what killed builds have left beside the site. */
export const clearSwitches = async (out: string): Promise<void> => {
  await clearLeftovers(out + NEXT)
  if (existsSync(out)) await clearLeftovers(out + NEXT, OLD)
}
