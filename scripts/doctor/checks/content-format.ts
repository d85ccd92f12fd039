import { FORMAT } from '../../../src/content/format.ts'
import { checkFormat, formatOf } from '../../check/format.ts'
import { lookInto } from '../../compile/look-into.ts'
import { type Check, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** Whether the content is written for this version. */
export const contentFormat: Check = async ({ site }) => {
  const { content } = await lookInto(site.content, site.model)
  const [problem] = checkFormat(content.site)
  if (problem) return wrong(problem.message, problem.hint)
  return formatOf(content.site) === FORMAT
    ? right(words.format.right(FORMAT))
    : wrong(words.format.unknown, words.format.advice)
}
