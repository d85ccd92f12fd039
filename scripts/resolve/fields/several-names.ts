import { keyOf, settingAt } from '../../parse/setting-at.ts'
import { commonWording } from '../../problem/common-messages.ts'
import type { Wording } from '../../problem/problem.ts'
import type { Place } from '../place.ts'

const partsOf = (text: string) => text.split(/\s*[,;]\s*|\s+(?:und\s+)?/)

/** What is said of several names in one text; nothing where one of them is unknown. */
export const severalNames = (
  text: string,
  known: readonly string[],
  { file, path }: Place,
): Wording | undefined => {
  const parts = partsOf(text)
  if (parts.length < 2 || !parts.every((part) => known.includes(part))) return undefined
  return commonWording.severalInOne(keyOf(path), text, parts, settingAt(file, path))
}
