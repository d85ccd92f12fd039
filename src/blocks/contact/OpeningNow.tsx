import { useCode } from '../../components/use-code.ts'
import type { BlockOf } from '../block.ts'
import type { contact } from './schema.ts'

const load = () => import('./NowOpen.tsx')

/** Whether somebody picks up the phone now; the form does not wait for what it takes to tell. */
export const OpeningNow = ({ block }: { block: BlockOf<typeof contact> }) => {
  const code = useCode(load)
  return code ? <code.NowOpen block={block} /> : <dd className="contact__now" />
}
