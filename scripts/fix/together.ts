import { keepsLines } from '../text/change-between.ts'
import { applyEdits } from '../text/edits.ts'
import type { FixedFile } from './fixed-file.ts'
import type { Offer } from './offers.ts'

/** New texts by the name of the file. */
export type Texts = ReadonlyMap<string, string>

const isApart = (one: Offer, other: Offer): boolean =>
  one.change.end < other.change.start || other.change.end < one.change.start

/** What is wrong with other lines of its file has the same place after it. */
const keepsPlaces = ({ file, change }: Offer): boolean => keepsLines(file.text, change)

/** Whether two repairs can be tried at once: they are of two files, or neither moves or touches the lines of the other. */
const goTogether = (one: Offer, other: Offer): boolean =>
  one.file.name !== other.file.name ||
  (keepsPlaces(one) && keepsPlaces(other) && isApart(one, other))

/**
 * Repairs in groups that can be tried at once, because none of them moves or touches the lines of another; what is
 * sure is not mixed with what is not. A text may have hundreds of them, and each attempt is a check of the whole site.
 *
 * @param isDoubtful whether a repair has not helped before: it would have a whole group fail
 */
export function* inGroups(
  offers: Iterable<Offer>,
  isDoubtful: (offer: Offer) => boolean,
): Generator<Offer[]> {
  let group: Offer[] = []
  let others: Offer[] = []
  const groups = () => [group, ...others.map((each) => [each])].filter((each) => each.length > 0)
  for (const offer of offers) {
    const [first = others[0]] = group
    if (first && first.isSure !== offer.isSure) {
      yield* groups()
      ;[group, others] = [[], []]
    }
    const fits = !isDoubtful(offer) && group.every((each) => goTogether(each, offer))
    if (fits) group.push(offer)
    else others.push(offer)
  }
  yield* groups()
}

/** The texts after all of these repairs. */
export const withAll = (texts: Texts, offers: readonly Offer[]): Map<string, string> => {
  const files = new Map<string, FixedFile>(offers.map(({ file }) => [file.name, file]))
  const changed = [...files.values()].map(({ name, text }): [string, string] => {
    const own = offers.filter(({ file }) => file.name === name)
    const edits = own.map(({ change }) => change)
    return [name, applyEdits(text, edits)]
  })
  return new Map([...texts, ...changed])
}
