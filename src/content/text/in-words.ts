import { isGroup } from '../is-group.ts'

/** A value of the content in one line, as people read it: what each name says, one item behind the other. */
export const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(inWords).join('; ')
  if (!isGroup(value)) return String(value ?? '–')
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${inWords(part)}`)
    .join(', ')
}
