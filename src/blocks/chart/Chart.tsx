import { formatDate } from '../../components/format-date.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent } from '../block.ts'
import { Bars } from './Bars.tsx'
import { Lines } from './Lines.tsx'
import { Shares } from './Shares.tsx'
import type { chart } from './schema.ts'
import { Table } from './Table.tsx'

const LOOKS = { bars: Bars, lines: Lines, shares: Shares }

export const Chart: BlockComponent<typeof chart> = ({ block, field }) => {
  const { dates } = useShell()
  const Look = LOOKS[block.look]
  const source = fillIn(block.ui.source, {
    source: block.source,
    date: formatDate(block.asOf, dates),
  })
  return (
    <div className="chart-block">
      <SectionHead title={block.title} intro={block.intro} field={field} />
      <figure className="chart">
        {/* Who cannot see it reads the table, which says the same. */}
        <div aria-hidden="true">
          <Look block={block} />
        </div>
        <figcaption className="chart__source">{source}</figcaption>
        <Table block={block} />
      </figure>
    </div>
  )
}
