import type { RepairablePlace } from '../../../src/dev/content-update.ts'
import { REPAIR_PATH } from '../../../src/dev/repair.ts'
import { writeChanges } from '../../edit/change/write-changes.ts'
import { guessedFiles } from '../../fix/offers.ts'
import { canRepair, repaired } from '../../fix/repaired.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import type { ContentWatch, LiveContent } from '../live-content.ts'
import type { IsAllowed } from './own-origin.ts'
import { sentValues } from './sent-values.ts'

const placeOf = ({ file, line, column, code }: Problem): RepairablePlace => ({
  place: `${file}:${line}:${column}`,
  code,
})

type Files = LiveContent['latest']['source']['files']

/** The file that a problem is in, as it was checked. */
const fileOf = ({ file: wanted }: Problem, files: Files) =>
  files.find(({ path }) => path === wanted)

/** The text of a problem's file after its repair, and that file; nothing where it has none. */
const mendedFile = (problem: Problem, files: Files) => {
  const file = fileOf(problem, files)
  const text = problem.repair && file && repaired(file, problem.repair)
  return text === undefined || !file ? undefined : { file, text }
}

const findRepairable = ({ problems, latest }: LiveContent): RepairablePlace[] => {
  const guessed = guessedFiles(problems)
  return problems
    .filter(({ severity, file }) => severity === 'error' && !guessed.has(file))
    .filter((problem) => {
      const file = problem.repair && fileOf(problem, latest.source.files)
      return file && problem.repair && canRepair(file, problem.repair)
    })
    .map(placeOf)
}

/** Each page that is open asks. */
const found = new WeakMap<LiveContent, RepairablePlace[]>()

/** The problems that say what is to be written instead. */
export const repairableIn = (live: LiveContent): RepairablePlace[] => {
  const places = found.get(live) ?? findRepairable(live)
  found.set(live, places)
  return places
}

/** Makes the repair of a problem that is told now, where its file still is as it was checked. */
const makeRepair = async (wanted: Partial<RepairablePlace>, content: ContentWatch) => {
  const { problems, latest } = content.current()
  const problem = problems.find((each) => {
    const { place, code } = placeOf(each)
    return each.repair && place === wanted.place && code === wanted.code
  })
  const mended = problem && mendedFile(problem, latest.source.files)
  return mended !== undefined && (await writeChanges([mended])) === undefined
}

/** Makes repairs that the problems on a page propose, for our own pages. */
export const openRepairs =
  (content: ContentWatch, isAllowed: IsAllowed): Handler =>
  async (request, response, next) => {
    if (requestedUrl(request).pathname !== REPAIR_PATH) return next()
    const isPossible =
      request.method === 'POST' &&
      isAllowed(request) &&
      (await makeRepair(await sentValues<RepairablePlace>(request), content))
    response.writeHead(isPossible ? 204 : 403).end()
  }
