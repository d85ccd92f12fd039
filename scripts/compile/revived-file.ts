import type { ParsedFile, ValueLocation } from '../parse/parsed-file.ts'
import type { StoredText } from '../read/text-file.ts'
import { elementOf, partOf, type Schema } from '../schema/schema.ts'
import { fileSchema, type SiteModel } from '../schema/site-model.ts'
import type { Checked, CheckedValue, JudgedFile } from '../validate/validate.ts'
import type { Path } from '../yaml/locate.ts'
import type { KeptFile, KeptParse, KeptValue } from './kept-file.ts'
import { unpackPlaces } from './kept-places.ts'
import { withBody } from './with-body.ts'

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
    readonly again: () => JudgedFile,
  ) {
    this.placeholders = placeholders
    if (bodyKey !== undefined) this.bodyKey = bodyKey
    if (bodyStart !== undefined) this.bodyStart = bodyStart
    this.#above = above && bodyKey ? withBody(above, bodyKey, () => this.textBelow()) : undefined
    this.#places = [places, bodyPlace]
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

/**
 * A file as it was judged.
 *
 * @param again reads and judges it once more
 */
export const reviveFile = (
  source: StoredText,
  { parsed, outcomes }: KeptFile,
  model: SiteModel,
  again: () => JudgedFile,
): JudgedFile | undefined => {
  if (!parsed) return undefined
  const file = new RevivedFile(source, parsed, again)
  const { bodyKey, bodyStart } = parsed
  const declared = fileSchema(source.name, model) as Schema
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
