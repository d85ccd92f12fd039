import type { OwnCheck } from '../check/checks.ts'
import { digestOf } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import { type Recent, recent } from '../memory/recent.ts'
import { parseOne } from '../parse/parse.ts'
import type { ParsedFile, ValueLocation } from '../parse/parse-file.ts'
import { MOST_OF_A_KIND } from '../problem/most-of-a-kind.ts'
import type { Problem } from '../problem/problem.ts'
import type { StoredText } from '../read/text-file.ts'
import { isMap } from '../schema/is-map.ts'
import { elementOf, partOf, type Schema } from '../schema/schema.ts'
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
  /** Changes with all of it but the text below its front matter. */
  face: string
}

interface KeptValue {
  problems: Problem[]
  checked: { path: Path; value: Record<string, unknown>; valid: boolean } | undefined
}

interface KeptParse extends Pick<ParsedFile, 'placeholders' | 'bodyKey' | 'bodyStart'> {
  isMap: boolean
  /** Of a file with a text below its front matter, where each value above it stands; see `packPlaces`. */
  places: string
  /** The same for the text itself: its end moves with every edit. */
  bodyPlace: string
  /** What stands above the text, where the text is taken as it stands. */
  above?: Record<string, unknown>
}

/** What is remembered of a file: all but the text below its front matter. */
interface KeptFile {
  problems: Problem[]
  parsed: KeptParse | undefined
  outcomes: KeptValue[]
  face: string
}

/** A file as it is parsed and judged. */
type Fresh = Pick<Examined, 'judged' | 'problems'>

const withChecks = ({ checked, problems }: CheckedValue, checks: readonly OwnCheck[]) => ({
  checked,
  problems: [...problems, ...(checked ? checks.flatMap((check) => check(checked)) : [])],
})

const fewOfAKind = () => {
  const counts = new Map<string, number>()
  return (problems: Problem[]): Problem[] =>
    problems.filter(({ code }) => {
      const count = (counts.get(code) ?? 0) + 1
      counts.set(code, count)
      return count <= MOST_OF_A_KIND
    })
}

const examineNow = (source: StoredText, { model, checks }: Surroundings): Fresh => {
  const { file, problems } = parseOne(source, model)
  const few = fewOfAKind()
  if (!file) return { judged: undefined, problems: few(problems) }
  const outcomes = judge(file, model)
    .map((outcome) => withChecks(outcome, checks))
    .map((outcome) => ({ ...outcome, problems: few(outcome.problems) }))
  return { judged: { file, outcomes }, problems: few(problems) }
}

const files = new WeakMap<SiteModel, Recent<Fresh>>()

/** More than a company has files beside its articles: each is looked at for itself, and again for the pages. */
const MOST_HELD = 256

const examineAgain = (source: StoredText, around: Surroundings): Fresh => {
  const held = files.get(around.model) ?? recent<Fresh>(MOST_HELD)
  files.set(around.model, held)
  const key = [source.digest, around.checks.length, source.location].join(' ')
  return held.get(key, () => examineNow(source, around))
}

const without = (value: Checked['value'], key = ''): Checked['value'] => {
  const { [key]: _, ...rest } = value
  return rest
}

const keepValue = ({ checked, problems }: CheckedValue, bodyKey: string | undefined): KeptValue => {
  if (!checked) return { problems, checked: undefined }
  const { path, value, valid } = checked
  return { problems, checked: { path, value: without(value, bodyKey), valid } }
}

const pathsIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]

type PackedPlace = [
  path: string,
  start: number,
  end: number,
  key: [number, number] | 0,
  quoted: 0 | 1,
]

/** Places as a text, because few are looked at: who reads the others, need not read them. */
const packPlaces = ({ locate }: ParsedFile, paths: readonly Path[]): string =>
  JSON.stringify(
    paths.map((path): PackedPlace => {
      const { value: at, key, quoted } = locate(path)
      const keyAt: PackedPlace[3] = key ? [key.start, key.end] : 0
      return [JSON.stringify(path), at.start, at.end, keyAt, quoted ? 1 : 0]
    }),
  )

/** Where values stand, by their paths; those that are missing are not among them. */
const unpackPlaces = (places: string): [path: string, place: ValueLocation][] =>
  (JSON.parse(places) as PackedPlace[]).map(([path, start, end, key, quoted]) => [
    path,
    {
      value: { start, end },
      key: key ? { start: key[0], end: key[1] } : undefined,
      found: true,
      quoted: quoted === 1,
    },
  ])

const keepParse = (file: ParsedFile): KeptParse => {
  const { placeholders, bodyKey, bodyStart, value } = file
  const body = bodyKey && { bodyKey, ...(bodyStart !== undefined && { bodyStart }) }
  const paths = bodyKey === undefined ? [] : pathsIn(value)
  const isOfBody = ([first]: Path) => first === bodyKey
  return {
    placeholders,
    ...body,
    isMap: isMap(value),
    ...(bodyStart !== undefined && isMap(value) && { above: without(value, bodyKey) }),
    places: packPlaces(
      file,
      paths.filter((path) => !isOfBody(path)),
    ),
    bodyPlace: packPlaces(file, paths.filter(isOfBody)),
  }
}

const keepFresh = ({ judged, problems }: Fresh): Omit<KeptFile, 'face'> => {
  if (!judged) return { problems, parsed: undefined, outcomes: [] }
  const { file, outcomes } = judged
  const { bodyKey } = file
  return {
    problems,
    parsed: keepParse(file),
    outcomes: outcomes.map((outcome) => keepValue(outcome, bodyKey)),
  }
}

/** All but the text below the front matter; where something above it is marked, its line is told, and the next. */
const faceOf = ({ text }: StoredText, { parsed, ...kept }: Omit<KeptFile, 'face'>): string => {
  const isMarked = parsed !== undefined && parsed.placeholders.length > 0
  const above = isMarked ? text.slice(0, parsed.bodyStart) : ''
  return digestOf({ ...kept, parsed: { ...parsed, bodyPlace: undefined }, above })
}

const keep = (source: StoredText, fresh: Fresh): KeptFile => {
  const kept = keepFresh(fresh)
  return { ...kept, face: faceOf(source, kept) }
}

/** The value of a file with a text below its front matter, which is read once somebody wants it. */
class WithBody {
  /** One for all: with a getter of its own, each value would be an object of its own kind, slow and large. */
  static readonly #descriptor: PropertyDescriptor & ThisType<WithBody> = {
    enumerable: true,
    get() {
      return this.#body()
    },
  }
  readonly #body: () => unknown

  constructor(above: Checked['value'], key: string, body: () => unknown) {
    this.#body = body
    Object.assign(this, above)
    Object.defineProperty(this, key, WithBody.#descriptor)
  }
}

const withBody = (above: Checked['value'], key: string, body: () => unknown): Checked['value'] =>
  new WithBody(above, key, body) as unknown as Checked['value']

/** A file that is read again once somebody looks into it. */
class RevivedFile implements ParsedFile {
  readonly placeholders: ParsedFile['placeholders']
  readonly bodyKey?: string
  readonly bodyStart?: number
  readonly #above: Checked['value'] | undefined
  readonly #places: readonly string[]
  #known: Map<string, ValueLocation> | undefined

  constructor(
    readonly source: StoredText,
    { placeholders, bodyKey, bodyStart, places, bodyPlace, above }: KeptParse,
    private readonly around: Surroundings,
  ) {
    this.placeholders = placeholders
    if (bodyKey !== undefined) this.bodyKey = bodyKey
    if (bodyStart !== undefined) this.bodyStart = bodyStart
    this.#above = above && bodyKey ? withBody(above, bodyKey, () => this.textBelow()) : undefined
    this.#places = [places, bodyPlace]
  }

  again(): JudgedFile {
    return examineAgain(this.source, this.around).judged as JudgedFile
  }

  textBelow(): string {
    return this.source.text.slice(this.bodyStart)
  }

  get value() {
    return this.#above ?? this.again().file.value
  }

  readonly locate = (path: Path): ValueLocation => {
    this.#known ??= new Map(this.#places.flatMap((places) => unpackPlaces(places)))
    return this.#known.get(JSON.stringify(path)) ?? this.again().file.locate(path)
  }
}

const revive = (
  source: StoredText,
  { parsed, outcomes }: KeptFile,
  around: Surroundings,
): JudgedFile | undefined => {
  if (!parsed) return undefined
  const file = new RevivedFile(source, parsed, around)
  const { bodyKey, bodyStart } = parsed
  const declared = fileSchema(source.name, around.model) as Schema
  const schema = elementOf(declared) ?? declared
  const reviveValue = ({ checked, problems }: KeptValue, index: number): CheckedValue => {
    if (!checked) return { checked: undefined, problems }
    const body = () => {
      const part = partOf(schema, checked.value, bodyKey ?? '')
      const isAsWritten = checked.valid && part && bodyStart !== undefined
      return isAsWritten
        ? part.parse(file.textBelow())
        : file.again().outcomes[index]?.checked?.value[bodyKey ?? '']
    }
    const value = bodyKey ? withBody(checked.value, bodyKey, body) : checked.value
    return { checked: { ...checked, value, file, schema }, problems }
  }
  return { file, outcomes: outcomes.map(reviveValue) }
}

const NEVER = () => ''

/** What files are looked at with. */
interface Surroundings {
  model: SiteModel
  checks: readonly OwnCheck[]
}

const nameOf = ({ path }: StoredText): string => `file ${path}`

/** Whether it is known what comes out of a file. */
export const isExamined = (source: StoredText, memory: Memory): boolean =>
  memory.isKnown(nameOf(source), source.digest)

/** Looks at a file for itself, or knows what came out when that was done before. */
export const examine = (
  source: StoredText,
  { memory, ...around }: Surroundings & { memory: Memory },
): Examined => {
  const kept = memory.recall({
    name: nameOf(source),
    inputs: source.digest,
    answer: NEVER,
    make: () => keep(source, examineAgain(source, around)),
  })
  return {
    source,
    problems: kept.problems,
    isMap: kept.parsed?.isMap ?? false,
    face: kept.face,
    judged: revive(source, kept, around),
  }
}
