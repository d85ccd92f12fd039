import { groupBy } from '../../src/content/group-by.ts'
import type { Problem } from './problem.ts'

/** More files are not named: the next check shows them. */
const MOST_FILES = 20

const linesIn = (problems: readonly Problem[]): string => {
  const lines = [...new Set(problems.map(({ line }) => line))]
  return `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}`
}

/** `content/pages/brot.yaml, Zeilen 4, 9; content/pages/torte.yaml, Zeile 4` */
const placesOf = (problems: readonly Problem[]): string => {
  const files = [...groupBy(problems, ({ file }) => file)]
  const named = files.slice(0, MOST_FILES).map(([file, found]) => `${file}, ${linesIn(found)}`)
  const more = files.length - named.length
  return [...named, ...(more > 0 ? [`und ${more} weitere`] : [])].join('; ')
}

/**
 * Problems, each once, with one in the place of those that want something of a file or folder which has nothing:
 * who has deleted it, puts it back, or takes out what wants it.
 *
 * @param inWords what is said of it, with the places by what goes there, and the first of those problems
 */
export const ofOneCause = (
  problems: readonly Problem[],
  inWords: (home: string, places: ReadonlyMap<string, string>, first: Problem) => Problem,
): Problem[] => {
  const wanting = problems.filter(({ wants }) => wants)
  const several = [...groupBy(wanting, ({ wants }) => wants?.home ?? '')].filter(
    ([, found]) => found.length > 1,
  )
  const found = new Set(several.flatMap(([, each]) => each))
  const ones = several.map(([home, each]) => {
    const byWay = groupBy(each, ({ wants }) => wants?.goes ?? '')
    const words = new Map([...byWay].map(([goes, at]) => [goes, placesOf(at)]))
    return { ...inWords(home, words, each[0] as Problem), parts: each }
  })
  return [...problems.filter((problem) => !found.has(problem)), ...ones]
}
