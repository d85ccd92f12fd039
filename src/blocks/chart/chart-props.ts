import type { BlockOf } from '../block.ts'
import type { chart } from './schema.ts'

export interface ChartProps {
  block: BlockOf<typeof chart>
}
