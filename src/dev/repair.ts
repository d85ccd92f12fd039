import { TOKEN_HEADER } from '../admin/server/post-to-server.ts'
import type { AdminSite } from '../admin/site/admin-files.ts'
import { ADMIN_SITE } from '../page/page-address.ts'
import type { RepairablePlace } from './content-update.ts'
import { words } from './words.ts'

/** Address of the development server that makes the repair of a problem. */
export const REPAIR_PATH = '/__repair'

const isMade = async (problem: RepairablePlace): Promise<boolean> => {
  const { saving } = (await (await fetch(`/${ADMIN_SITE}`)).json()) as AdminSite
  if (!saving) return false
  const { ok } = await fetch(REPAIR_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: saving.token },
    body: JSON.stringify(problem),
  })
  return ok
}

/** Has a repair made; what comes of it is told as of every saved file. */
export const repair = async (problem: RepairablePlace): Promise<void> => {
  if (!(await isMade(problem).catch(() => false))) alert(words.notRepaired(problem.place))
}
