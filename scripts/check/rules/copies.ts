import { isDeepStrictEqual } from 'node:util'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { entryKey } from '../../resolve/entry-key.ts'
import { blocksOf } from '../../resolve/source/raw-blocks.ts'
import { isMap } from '../../schema/is-map.ts'
import { positionInFile } from '../../text/source-file.ts'
import type { Checked, CheckedEntry, Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'
import { checkWording } from '../messages.ts'

/** Something that may be a copy of what stands in the same file. */
interface Piece {
  file: Checked['file']
  path: Path
  value: unknown
}

const lineOf = ({ file }: Piece, path: Path): number =>
  positionInFile(file.source, file.locate(path).value.start).line

/** A remark at each piece that says nothing else than one above it. */
const remarkCopies = (
  pieces: readonly Piece[],
  shownAt: string | undefined,
  words: (line: number) => Wording,
): Problem[] => {
  const first = new Map<string, Piece>()
  return pieces.flatMap((piece) => {
    const said = JSON.stringify(piece.value)
    const before = first.get(said)
    if (!before) first.set(said, piece)
    if (!before) return []
    const at = shownAt === undefined ? [] : [shownAt]
    const place = piece.file.locate([...piece.path, ...at])
    const line = lineOf(before, [...before.path, ...at])
    return [problemAt(piece.file.source, place.key ?? place.value, words(line), 'warning')]
  })
}

/** Nobody copies in so long a file and overlooks it; and to compare all of it takes time. */
const MOST = 200

const withoutId = (value: object) => ({ ...value, id: undefined })

/** Entries of the files that hold several, by their files, without the id; of one that has another's, that is told. */
const entriesByFile = ({ entries }: Content): Piece[][] => {
  const files = new Map<string, Piece[]>()
  const ids = new Set<string>()
  for (const { collection, id, file, path, value } of entries) {
    const key = entryKey(collection, id)
    if (path.length === 0 || ids.has(key)) continue
    ids.add(key)
    const pieces = files.get(file.source.path) ?? []
    pieces.push({ file, path, value: withoutId(value) })
    files.set(file.source.path, pieces)
  }
  return [...files.values()].filter(({ length }) => length <= MOST)
}

/** Whether a path leads to something that is compared by itself: an entry of the file, or a block. */
const isCompared = (path: Path): boolean =>
  path.length === 0 || (path.length === 1 && path[0] === 'blocks')

/** The groups of keys in each list of a file, anywhere but where entries and blocks are. */
const groupsIn = ({ file, path: base, value }: Checked): Piece[][] => {
  const within = (part: unknown, path: Path): Piece[][] => {
    if (Array.isArray(part)) {
      const pieces = isCompared(path)
        ? []
        : part.flatMap((each, index): Piece[] =>
            isMap(each) ? [{ file, path: [...base, ...path, index], value: each }] : [],
          )
      return [pieces, ...part.flatMap((each, index) => within(each, [...path, index]))]
    }
    if (!isMap(part)) return []
    return Object.entries(part).flatMap(([key, each]) => within(each, [...path, key]))
  }
  return within(value, []).filter(({ length }) => length > 1 && length <= MOST)
}

/** The blocks of a page; a second one with its main heading is told already, copied or not. */
const blocksIn = ({ file, value }: Checked, { model }: Content): Piece[] => {
  const carriers = new Set(
    model.blocks.flatMap(({ type, carriesTitle }) => (carriesTitle ? [type] : [])),
  )
  return blocksOf(value.blocks).flatMap((block, index): Piece[] =>
    typeof block.type === 'string' && carriers.has(block.type)
      ? []
      : [{ file, path: ['blocks', index], value: withoutId(block) }],
  )
}

/** A block of which nothing is written but its type. */
const BARE = /^type:[ \t]*\S+\s*$/

/** A line that begins a block and stands there twice: a block without anything, right before one of the same type. */
const checkBegunTwice = ({ file, value }: Checked): Problem[] => {
  const { source, locate } = file
  const blocks = blocksOf(value.blocks)
  return blocks.flatMap(({ type }, index) => {
    const next = blocks[index + 1]
    if (next?.type !== type) return []
    const { start, end } = locate(['blocks', index]).value
    const following = locate(['blocks', index + 1]).value
    const isBare = (from: number, to: number) => BARE.test(source.text.slice(from, to))
    if (!isBare(start, end) || isBare(following.start, following.end)) return []
    const place = locate(['blocks', index, 'type']).value
    return [problemAt(source, place, checkWording.begunTwice(String(type)), 'warning')]
  })
}

/** Whether an entry says all that another one says, but for its name. */
export const isCopy = (a: CheckedEntry, b: CheckedEntry): boolean =>
  isDeepStrictEqual(withoutId(a.value), withoutId(b.value))

/** What was copied to be changed, and has not been. */
export const checkCopies = (content: Content): Problem[] => [
  ...entriesByFile(content).flatMap((pieces) =>
    remarkCopies(pieces, 'id', checkWording.copiedEntry),
  ),
  ...content.pages.flatMap((page) =>
    remarkCopies(blocksIn(page, content), 'type', checkWording.copiedBlock),
  ),
  ...content.pages.flatMap(checkBegunTwice),
  ...[content.site, ...content.pages]
    .flatMap((checked) => (checked ? groupsIn(checked) : []))
    .flatMap((groups) => remarkCopies(groups, undefined, checkWording.copiedGroup)),
]
