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

/** Adds photographs to those that are there, made small, one after the other: a phone has room for one. */
export const takeIn = async (
  chosen: readonly Blob[],
  photos: readonly File[],
  make: typeof shrink = shrink,
): Promise<TakenIn> => {
  const all = [...photos]
  const faults = new Set<PhotoFault>()
  for (const photo of chosen) {
    if (all.length === MOST_PHOTOS) {
      faults.add('many')
      break
    }
    try {
      const small = await make(photo)
      count += 1
      all.push(new File([small], `foto-${count}.jpg`, { type: 'image/jpeg' }))
    } catch {
      faults.add('unreadable')
    }
  }
  return { photos: all, faults: [...faults] }
}
