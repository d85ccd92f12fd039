import { MOST_PHOTOS } from './limits.ts'
import { shrink } from './shrink.ts'

/** Why a photograph was left out. */
export type PhotoFault = 'many' | 'unreadable'

/** Tells them apart in this document; whoever keeps them gives names of its own. */
let count = 0

export interface TakenIn {
  photos: File[]
  faults: PhotoFault[]
}

/** Of which file a photograph was made that is there. */
const sources = new WeakMap<File, string>()

const sourceOf = ({ name, size, lastModified }: File): string =>
  [name, size, lastModified].join('/')

/**
 * Adds photographs to those that are there, made small, one after the other: a phone has room for one. What is
 * chosen a second time is left out.
 */
export const takeIn = async (
  chosen: readonly File[],
  photos: readonly File[],
  make: typeof shrink = shrink,
): Promise<TakenIn> => {
  const all = [...photos]
  const faults = new Set<PhotoFault>()
  for (const photo of chosen) {
    const source = sourceOf(photo)
    if (all.some((one) => sources.get(one) === source)) continue
    if (all.length === MOST_PHOTOS) {
      faults.add('many')
      break
    }
    try {
      const small = await make(photo)
      count += 1
      const made = new File([small], `foto-${count}.jpg`, { type: 'image/jpeg' })
      sources.set(made, source)
      all.push(made)
    } catch {
      faults.add('unreadable')
    }
  }
  return { photos: all, faults: [...faults] }
}
