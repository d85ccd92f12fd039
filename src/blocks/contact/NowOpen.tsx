import { useNow } from '../../components/use-now.ts'
import { openingState } from '../../opening/opening-state.ts'
import { openingWords } from '../../opening/opening-words.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf } from '../block.ts'
import type { contact } from './schema.ts'

/** Whether somebody picks up the phone now. Empty until the browser's clock is known. */
export const NowOpen = ({ block }: { block: BlockOf<typeof contact> }) => {
  const { company, language } = useShell()
  const now = useNow(20_000)
  const state =
    now === undefined
      ? undefined
      : openingState(company.openingHours, company.holidays, new Date(now))
  const words = state && openingWords(state, block.ui.opening, language)
  return (
    <dd className={state?.open ? 'contact__now contact__now--open' : 'contact__now'}>{words}</dd>
  )
}
