import { placesIn } from '../../faults/places.ts'
import type { Line, Page } from '../page.ts'

/** Where the keys stand that their groups cannot be without, as `line:column`, both counted from 0. */
const requiredIn = ({ file, text }: Page): Set<string> =>
  new Set(
    placesIn(file, text).flatMap(({ required, keyRange }) => {
      const lines = keyRange ? text.slice(0, keyRange.start).split('\n') : []
      return required && keyRange ? [`${lines.length - 1}:${lines.at(-1)?.length}`] : []
    }),
  )

const found = new WeakMap<Page, Set<string>>()

/** Whether something is missing once this line, with all that is under it, goes: the schema says so. */
export const isRequired = (line: Line, page: Page): boolean => {
  if (line.kind !== 'key') return false
  const required = found.get(page) ?? requiredIn(page)
  found.set(page, required)
  return required.has(`${line.index}:${line.column}`)
}
