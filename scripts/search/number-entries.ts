import { crc32 } from 'node:zlib'

/** Twice as many numbers as entries, at least: then few want the same one. */
const countFor = (entries: number): number => 2 ** Math.ceil(Math.log2(entries * 2))

/**
 * Gives each entry a number by its address, or the next free one: what comes and goes moves hardly
 * any others, and parts of the index that don't name it stay as they are.
 *
 * @returns by its number
 */
export const numberEntries = <Entry extends { href: string }>(
  entries: readonly Entry[],
): Map<number, Entry> => {
  const count = countFor(entries.length)
  const wish = ({ href }: Entry): number => crc32(href) % count
  const numbered = new Map<number, Entry>()
  for (const entry of entries.toSorted((a, b) => wish(a) - wish(b) || (a.href < b.href ? -1 : 1))) {
    let number = wish(entry)
    while (numbered.has(number)) number = (number + 1) % count
    numbered.set(number, entry)
  }
  return new Map([...numbered].toSorted(([a], [b]) => a - b))
}
