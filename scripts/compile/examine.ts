import type { Memory } from '../memory/memory.ts'
import { parseOne } from '../parse/parse.ts'
import type { ParsedFile } from '../parse/parse-file.ts'
import type { Problem } from '../problem/problem.ts'
import type { StoredText } from '../read/text-file.ts'
import { isMap } from '../schema/is-map.ts'
import { elementOf, type Schema } from '../schema/schema.ts'
import { fileSchema, type SiteModel } from '../schema/site-model.ts'
import { type Checked, type CheckedValue, type JudgedFile, judge } from '../validate/validate.ts'
import type { Path } from '../yaml/yaml.ts'

/** A file as far as it can be looked at for itself. */
export interface Examined {
  source: StoredText
  /** Missing where its value can't be told. */
  judged: JudgedFile | undefined
  /** Of how it is written; those of its values are with them. */
  problems: Problem[]
  /** Whether its value is a group of keys. */
  isMap: boolean
}

interface KeptValue {
  problems: Problem[]
  checked: { path: Path; value: Record<string, unknown>; valid: boolean } | undefined
}

/** What is remembered of a file: all but the text below its front matter. */
interface KeptFile {
  problems: Problem[]
  parsed: (Pick<ParsedFile, 'placeholders' | 'bodyKey'> & { isMap: boolean }) | undefined
  outcomes: KeptValue[]
}

/** A file as it is parsed and judged. */
type Fresh = Pick<Examined, 'judged' | 'problems'>

const examineNow = (source: StoredText, model: SiteModel): Fresh => {
  const { file, problems } = parseOne(source, model)
  return { judged: file && { file, outcomes: judge(file, model) }, problems }
}

/** Files that were examined last: whoever looks into one again, does so several times. */
const recent = new Map<string, { model: SiteModel; fresh: Fresh }>()
const MOST_RECENT = 16

const examineAgain = (source: StoredText, model: SiteModel): Fresh => {
  const key = `${source.location} ${source.digest}`
  const held = recent.get(key)
  const fresh = held?.model === model ? held.fresh : examineNow(source, model)
  recent.delete(key)
  recent.set(key, { model, fresh })
  const [oldest] = recent.keys()
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest)
  return fresh
}

const keepValue = ({ checked, problems }: CheckedValue, bodyKey: string | undefined): KeptValue => {
  if (!checked) return { problems, checked: undefined }
  const { path, value, valid } = checked
  const { [bodyKey ?? '']: _, ...rest } = value
  return { problems, checked: { path, value: rest, valid } }
}

const keep = ({ judged, problems }: Fresh): KeptFile => {
  if (!judged) return { problems, parsed: undefined, outcomes: [] }
  const { file, outcomes } = judged
  const { placeholders, bodyKey } = file
  return {
    problems,
    parsed: { placeholders, ...(bodyKey && { bodyKey }), isMap: isMap(file.value) },
    outcomes: outcomes.map((outcome) => keepValue(outcome, bodyKey)),
  }
}

/** A file that is read again once somebody looks into it. */
const revive = (source: StoredText, kept: KeptFile, model: SiteModel): JudgedFile | undefined => {
  const { parsed } = kept
  if (!parsed) return undefined
  const again = () => examineAgain(source, model).judged as JudgedFile
  const { placeholders, bodyKey } = parsed
  const file: ParsedFile = {
    source,
    placeholders,
    ...(bodyKey && { bodyKey }),
    get value() {
      return again().file.value
    },
    locate: (path) => again().file.locate(path),
  }
  const declared = fileSchema(source.name, model) as Schema
  const schema = elementOf(declared) ?? declared
  const outcomes = kept.outcomes.map(({ checked, problems }, index): CheckedValue => {
    if (!checked) return { checked: undefined, problems }
    const body = () => again().outcomes[index]?.checked?.value[bodyKey ?? '']
    const value = bodyKey ? withBody(checked.value, bodyKey, body) : checked.value
    return { checked: { ...checked, value, file, schema }, problems }
  })
  return { file, outcomes }
}

const withBody = (value: Checked['value'], key: string, body: () => unknown): Checked['value'] =>
  Object.defineProperty({ ...value }, key, { get: body, enumerable: true })

const NEVER = () => ''

/** Looks at a file for itself, or knows what came out when that was done before. */
export const examine = (source: StoredText, model: SiteModel, memory: Memory): Examined => {
  const kept = memory.recall({
    name: `file ${source.path}`,
    inputs: source.digest,
    answer: NEVER,
    make: () => keep(examineAgain(source, model)),
  })
  return {
    source,
    problems: kept.problems,
    isMap: kept.parsed?.isMap ?? false,
    judged: revive(source, kept, model),
  }
}
