import { useShell } from '../../../shell/Shell.tsx'
import type { Shell } from '../../../shell/shell-data.ts'
import { useAddress } from '../../../shell/use-address.ts'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'

/** Where this form posts, and the page that a native post leads to. */
export const useTarget = ({ sentHref, job, ui }: BlockOf<typeof contact>) => {
  // Where there is this block, there is a target.
  const { form, url } = useShell() as Required<Shell>
  const address = useAddress()
  const extra = job ? { ...form.extra, [ui.jobField]: job.title } : form.extra
  const target = { ...form, extra, keyField: ui.keyField }
  return { target, next: sentHref && new URL(address(sentHref), url).href }
}
