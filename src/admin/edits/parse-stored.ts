import { isMap } from '../../../scripts/schema/is-map.ts'

/** Told what of something stored is not as it should be. */
export type Report = (fault: string) => void

const textFault = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return 'is not a text'
  return value.trim() === '' ? 'is empty' : undefined
}

/** A text that says something; reports what is none. */
export const parseText = (value: unknown, place: string, report: Report): string | undefined => {
  const fault = textFault(value)
  if (fault === undefined) return value as string
  report(`${place} ${fault}`)
  return undefined
}

/** Keeps the entries of a group that can be read; reports the others, and drops an empty group. */
export const parseGroup = <T>(
  value: unknown,
  place: string,
  report: Report,
  parseEntry: (value: unknown, place: string) => T | undefined,
): Record<string, T> | undefined => {
  if (!isMap(value)) {
    report(`${place} is not an object`)
    return undefined
  }
  const entries = Object.entries(value).flatMap(([name, entry]): [string, T][] => {
    const at = `${place}[${JSON.stringify(name.slice(0, 100))}]`
    // JSON makes it a property like any other; assigning it later would not.
    if (name === '__proto__') report(`${at} is a name that is not allowed`)
    const parsed = name === '__proto__' ? undefined : parseEntry(entry, at)
    return parsed === undefined ? [] : [[name, parsed]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
