import { text as readAll } from 'node:stream/consumers'
import type { RepairablePlace } from '../../src/dev/content-update.ts'
import { REPAIR_PATH } from '../../src/dev/repair.ts'
import { writeChanges } from '../edit/write-changes.ts'
import { repaired } from '../fix/fix.ts'
import type { Problem } from '../problem/problem.ts'
import type { Handler } from '../serve/handler.ts'
import { requestedUrl } from '../serve/requested-url.ts'
import type { ContentWatch } from './live-content.ts'
import type { EditDoor } from './save-edits.ts'

const placeOf = ({ file, line, column, code }: Problem): RepairablePlace => ({
  place: `${file}:${line}:${column}`,
  code,
})

/** The problems that say what is to be written instead. */
export const repairableIn = (problems: readonly Problem[]): RepairablePlace[] =>
  problems.filter(({ repair }) => repair).map(placeOf)

const wantedIn = (body: string): Partial<RepairablePlace> => {
  try {
    return (JSON.parse(body) as RepairablePlace | null) ?? {}
  } catch {
    return {}
  }
}

/** Makes the repair of a problem that is told now, where its file still is as it was checked. */
const makeRepair = async (wanted: Partial<RepairablePlace>, content: ContentWatch) => {
  const { problems, latest } = content.current()
  const problem = problems.find((each) => {
    const { place, code } = placeOf(each)
    return each.repair && place === wanted.place && code === wanted.code
  })
  const file = latest.source.files.find(({ path }) => path === problem?.file)
  const text = problem?.repair && file && repaired(file, problem.repair)
  if (!file || text === undefined) return false
  return (await writeChanges([{ file, text }])) === undefined
}

/** Makes repairs that the problems on a page propose, for our own pages. */
export const openRepairs =
  (content: ContentWatch, isAllowed: EditDoor['isAllowed']): Handler =>
  async (request, response, next) => {
    if (requestedUrl(request).pathname !== REPAIR_PATH) return next()
    const isPossible =
      request.method === 'POST' &&
      isAllowed(request) &&
      (await makeRepair(wantedIn(await readAll(request)), content))
    response.writeHead(isPossible ? 204 : 403).end()
  }
