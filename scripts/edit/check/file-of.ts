import type { ParsedFile } from '../../parse/parsed-file.ts'

/** A file that is nothing but a value. */
export const fileOf = (name: string, value: unknown, text: string): ParsedFile => {
  const whole = { start: 0, end: text.length }
  return {
    source: { path: name, name, text },
    value,
    locate: () => ({ value: whole, key: undefined, found: true, quoted: true }),
    placeholders: [],
    isForm: true,
  }
}
