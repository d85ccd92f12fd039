import { isDeepStrictEqual } from 'node:util'
import { CORE_SCHEMA, load } from 'js-yaml'

/** What a file says, or undefined where it is no YAML; front matter and text apart. */
const read = (file: string, text: string): unknown => {
  const [, front, body] = file.endsWith('.md')
    ? (/^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [])
    : [text, text, '']
  if (front === undefined) return undefined
  try {
    return [load(front.replace(/!platzhalter(?=\s)/g, ''), { schema: CORE_SCHEMA }), body]
  } catch {
    return undefined
  }
}

/** Whether a text says something else than the original; changes that mean nothing are no faults. */
export const saysElse = (file: string, text: string, original: string): boolean => {
  const value = read(file, text)
  return value === undefined || !isDeepStrictEqual(value, read(file, original))
}
