import type { GroupSource } from '../../../src/content/field-source.ts'
import type { Problem } from '../../problem/problem.ts'
import { placedProblems } from '../../validate/describe-issue.ts'
import { checkTargets, type LinkSite } from '../check/check-targets.ts'
import { checkTexts } from '../check/check-texts.ts'
import { fileOf } from '../check/file-of.ts'
import { linksIn } from '../check/links-in.ts'
import { checkLength } from './check-length.ts'
import { groupSchema } from './group-schema.ts'
import { withIds } from './with-ids.ts'

/** What the check will say of a form, by the path of the field: `image.alt`, `features.2`. */
export type FormProblems = Record<string, Problem[]>

const byPath = (found: readonly [path: string, problem: Problem][]): FormProblems => {
  const all: FormProblems = {}
  for (const [path, problem] of found) all[path] = [...(all[path] ?? []), problem]
  return all
}

/** What the check will say of a block or entry, by its schema and of its texts. */
export const checkGroup = (
  source: GroupSource,
  value: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, string>>,
): FormProblems => {
  const schema = groupSchema(source)
  if (!schema) return {}
  const whole = withIds(schema, value)
  const file = fileOf(source.file, whole, '')
  const { error } = schema.safeParse(whole)
  const subject = { file, base: [], schema, value: whole }
  // All at once: of some faults one is the other's consequence.
  const issues = placedProblems(error?.issues ?? [], subject).map(
    ({ path, problem }): [string, Problem] => [path.join('.'), problem],
  )
  const place = { file, path: [] }
  const texts = checkTexts(schema, value, place, facts)
  return byPath([...issues, ...texts, ...checkLength(value, source.value, place)])
}

/** What the check will say of the links in a block or entry, as far as the published site can tell. */
export const checkGroupLinks = async (
  source: GroupSource,
  value: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, string>>,
  site: LinkSite,
): Promise<FormProblems> => {
  const schema = groupSchema(source)
  if (!schema) return {}
  const place = { file: fileOf(source.file, value, ''), path: [] }
  const links = linksIn(schema, value, place, facts)
  const told = await checkTargets(
    links.map(([, target]) => target),
    site,
  )
  return byPath(
    links.flatMap(([path, target]) =>
      (told.get(target) ?? []).map((problem): [string, Problem] => [path, problem]),
    ),
  )
}
