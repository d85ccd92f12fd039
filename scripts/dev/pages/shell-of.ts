import type { Shell } from '../../../src/shell/shell-data.ts'
import { localForm } from '../../inbox/local-form.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'

/** The part of the shell by which an open page sees that it must be loaded anew. */
const buildOf = (shell: object) => JSON.stringify(shell)

/** What the pages share while developing: the form posts to the local inbox. */
export const shellOf = (site: ResolvedSite): Shell => {
  const shell = { ...site.shell, base: '', form: localForm() }
  return { ...shell, build: buildOf(shell) }
}
