import { useCode } from './use-code.ts'

/** Calendar and clock come after the page is alive. */
const load = () => import('./OpeningState.tsx')

/** Whether somebody is there now, in words; empty until that can be told. */
export const OpeningNow = () => {
  const code = useCode(load)
  return code ? <code.OpeningState /> : <span className="opening-now" />
}
