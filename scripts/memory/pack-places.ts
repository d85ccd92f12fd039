import { type ListedPack, listPacks, type Place, readIndex } from './pack-files.ts'

/** Where the texts of a folder lie, as far as it is known by now. */
export const openPlaces = (folder: string) => {
  const places = new Map<string, Place>()
  /** How much of the index of each pack has been read. */
  const known = new Map<string, number>()

  const note = (rows: readonly [string, Place][]): void => {
    for (const [name, place] of rows) places.set(name, place)
  }
  /** Learns of what others have written since. */
  const refresh = (): ListedPack[] => {
    const all = listPacks(folder)
    for (const { name, indexed } of all)
      if (known.get(name) !== indexed) {
        known.set(name, indexed)
        note(readIndex(folder, name))
      }
    return all
  }
  return {
    note,
    refresh,
    has: (name: string): boolean => {
      if (known.size === 0) refresh()
      return places.has(name)
    },
    find: (name: string): Place | undefined => {
      if (!places.has(name)) refresh()
      return places.get(name)
    },
    forget: (name: string): void => {
      places.delete(name)
    },
    packOf: (name: string): string | undefined => places.get(name)?.pack,
    /** The texts of these packs. */
    inPacks: (packs: ReadonlySet<string>): [string, Place][] =>
      [...places].filter(([, { pack }]) => packs.has(pack)),
    /** How many bytes of each pack are those of these texts. */
    bytesOf: (names: ReadonlySet<string>): Map<string, number> => {
      const bytes = new Map<string, number>()
      for (const [name, { pack, length }] of places)
        if (names.has(name)) bytes.set(pack, (bytes.get(pack) ?? 0) + length)
      return bytes
    },
  }
}
