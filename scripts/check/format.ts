import { FIRST_FORMAT, FORMAT } from '../../src/content/format.ts'
import { site as siteSchema } from '../../src/content/site/site.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { suggest } from '../schema/suggest.ts'
import type { Checked } from '../validate/validate.ts'
import { checkWording } from './messages.ts'

const KEY = 'format'

const KEYS = Object.keys(siteSchema.shape)

/** Whether it is written somewhere, misspelt or out of its place: then the other checks tell of it. */
const isWritten = ({ file, value }: Pick<Checked, 'file' | 'value'>): boolean =>
  /^[^\S\r\n]*format\s*:/m.test(file.source.text) ||
  Object.keys(value).some((key) => suggest(key, KEYS) === KEY)

/** The version of the format in which content is written; nothing where it can't be told. */
export const formatOf = (site: Pick<Checked, 'file' | 'value'> | undefined): number | undefined => {
  const written = site?.value[KEY]
  if (Number.isInteger(written)) return written as number
  return site && !isWritten(site) ? FIRST_FORMAT : undefined
}

/**
 * A problem where content is written for another version of the system. Nothing else is worth a word
 * then: every other problem may only come from that.
 */
export const checkFormat = (site: Checked | undefined): Problem[] => {
  const format = formatOf(site)
  if (!site || format === undefined || format === FORMAT) return []
  const words =
    format < FORMAT
      ? checkWording.oldFormat(format, FORMAT)
      : checkWording.newFormat(format, FORMAT)
  return [problemAt(site.file.source, site.file.locate([KEY]).value, words)]
}
