import { apply, type Edit, type Fault, type Kind } from './fault.ts'
import { saysElse } from './is-fault.ts'
import { brackets } from './kinds/brackets.ts'
import { colons } from './kinds/colons.ts'
import { dashes } from './kinds/dashes.ts'
import { indentation } from './kinds/indentation.ts'
import { keys } from './kinds/keys.ts'
import { quotes } from './kinds/quotes.ts'
import { signs } from './kinds/signs.ts'
import { structures } from './kinds/structures.ts'
import { texts as textKinds } from './kinds/texts.ts'
import { types } from './kinds/types.ts'
import { values } from './kinds/values.ts'
import { type Page, readPage } from './page.ts'
import type { Random } from './random.ts'

/** Files with their texts, as a workshop has them. */
export type Texts = Record<string, string>

interface Made {
  kind: Kind
  page: Page
  edit: Edit
}

/** All kinds of faults, for a content with these texts. */
const kindsFor = (texts: Texts): Kind[] => {
  const stat = /id: (\S+)/.exec(texts['stats.yaml'] ?? '')?.[1] ?? ''
  const picture = /src: (\S+)/.exec(texts['services.yaml'] ?? '')?.[1] ?? ''
  return [
    ...indentation,
    ...dashes,
    ...colons,
    ...quotes,
    ...brackets,
    ...textKinds,
    ...keys,
    ...types,
    ...values,
    ...signs,
    ...structures({ stat, picture }),
  ]
}

const isReal = ({ kind, page, edit }: Made): boolean => {
  const { text, original } = apply(kind.name, page, [edit])
  if (edit.expected.length === 0) return text !== page.text
  return text !== original && (!kind.differs || saysElse(page.file, text, original))
}

/** Faults of a kind at random places, at most one in each place. */
const madeOf = (kind: Kind, pages: Page[], most: number, random: Random): Made[] => {
  const places = pages.flatMap((page) => page.lines.map((line) => ({ page, line })))
  const made: Made[] = []
  for (const { page, line } of random.shuffled(places)) {
    if (made.length >= most) break
    const edit = kind.make(line, page, random)
    if (edit && isReal({ kind, page, edit })) made.push({ kind, page, edit })
  }
  return made
}

/** Lines at which something begins that has nothing to do with what stands above. */
const beginsAnew = ({ lines }: Page, from: number, to: number): boolean =>
  lines
    .slice(from, to + 1)
    .some(
      ({ kind, indent, dash, parent }) =>
        kind === 'key' && (indent === 0 || (dash && parent?.key === 'blocks')),
    )

const areApart = (page: Page, edits: Edit[]): boolean => {
  const sorted = edits.toSorted((a, b) => a.start - b.start)
  return sorted.every((edit, index) => {
    const next = sorted[index + 1]
    const end = edit.start + edit.count
    return !next || (next.start > end + 1 && beginsAnew(page, end + 1, next.start))
  })
}

const areToldApart = (group: Made[]): boolean => {
  const names = group.flatMap(({ kind }) => kind.together ?? [])
  return new Set(names).size === names.length
}

/** Several independent faults in one file. */
const together = (made: Made[], count: number, most: number, random: Random): Fault[] => {
  const name = count === 2 ? 'two faults in a file' : 'three lines out of place'
  const faults: Fault[] = []
  for (let attempt = 0; attempt < most * 200 && faults.length < most; attempt += 1) {
    const { page } = random.pick(made)
    const group = random.shuffled(made.filter((each) => each.page === page)).slice(0, count)
    const edits = group.map(({ edit }) => edit)
    if (group.length < count || !areApart(page, edits) || !areToldApart(group)) continue
    const kinds = group.map(({ kind }) => kind.name).join(' + ')
    faults.push(apply(`${name}: ${kinds}`, page, edits))
  }
  return faults
}

const isOneLine = ({ kind }: Made) =>
  /^(?:key|last item|middle item) \d (?:in|out)$/.test(kind.name)

/** A line more or less at the margin joins what was apart. */
const isLocal = ({ kind, edit }: Made) => !kind.whole && edit.expected.length > 0 && edit.most === 1

/** Faults of all kinds at random places, and several at once. */
export const generate = (texts: Texts, most: number, random: Random): Fault[] => {
  const pages = Object.entries(texts).map(([file, text]) => readPage(file, text))
  const made = kindsFor(texts).flatMap((kind) => madeOf(kind, pages, most, random))
  const local = made.filter(isLocal)
  const lines = kindsFor(texts)
    .filter((kind) => isOneLine({ kind } as Made))
    .flatMap((kind) => madeOf(kind, pages, most * 4, random))
  return [
    ...made.map(({ kind, page, edit }) => apply(kind.name, page, [edit])),
    ...together(local, 2, most * 40, random),
    ...together(lines, 3, most * 8, random),
  ]
}
