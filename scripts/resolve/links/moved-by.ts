import { fileName } from '../../../src/content/files/file-name.ts'
import type { Redirect } from '../../../src/content/site/redirect.ts'
import type { LinkTargets } from './link-targets.ts'

/** Where addresses have moved to, as redirects say. */
export const movedBy = (redirects: readonly Redirect[]): LinkTargets['movedTo'] => {
  const moved = new Map(redirects.map(({ from, to }) => [fileName(from), to]))
  return (route) => moved.get(fileName(route))
}
