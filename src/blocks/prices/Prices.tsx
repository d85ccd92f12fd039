import { formatDate } from '../../components/format-date.ts'
import { formatRange } from '../../components/format-range.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent } from '../block.ts'
import type { prices } from './schema.ts'

export const Prices: BlockComponent<typeof prices> = ({ block, field }) => {
  const { dates, money } = useShell()
  return (
    <div className="prices-block">
      <SectionHead title={block.title} intro={block.intro} field={field} />
      <div>
        <dl className="prices">
          {block.rows.map(({ what, from, to, per, drivers }, index) => (
            <div key={index} className="prices__row">
              <dt {...field(`rows.${index}.what`)}>{what}</dt>
              <dd className="prices__range">
                {formatRange(block.ui.range, { from, to }, money)} {per}
              </dd>
              {drivers.map((driver, position) => (
                <dd key={position} {...field(`rows.${index}.drivers.${position}`)}>
                  {driver}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="prices__note">
          {fillIn(block.ui.asOf, { date: formatDate(block.asOf, dates) })}{' '}
          {block.note && <span {...field('note')}>{block.note}</span>}
        </p>
      </div>
    </div>
  )
}
