import { Fold } from '../../components/Fold.tsx'
import { formatDate } from '../../components/format-date.ts'
import { Link } from '../../components/Link.tsx'
import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { subsidies } from './schema.ts'

interface SubsidyProps {
  subsidy: ResolvedEntry<'subsidies'>
  ui: BlockOf<typeof subsidies>['ui']
  path: string
  field: FieldAttributes
}

/** One programme: what there is to get, for whom, and whether it can still be applied for. */
export const Subsidy = ({ subsidy, ui, path, field }: SubsidyProps) => {
  const { dates } = useShell()
  return (
    <li className="subsidies__item" data-status={subsidy.status}>
      <div className="subsidies__sum">
        <p className="subsidies__amount" {...field(`${path}.amount`)}>
          {subsidy.amount}
        </p>
        <p className="subsidies__kind">{ui.kind[subsidy.kind]}</p>
      </div>
      <div className="subsidies__text">
        <h3 {...field(`${path}.name`)}>{subsidy.name}</h3>
        <Fold label={ui.conditions} about={subsidy.name} line>
          <p {...field(`${path}.description`)}>{subsidy.description}</p>
          <dl className="subsidies__audience">
            <dt>{ui.audience}</dt>
            <dd {...field(`${path}.audience`)}>{subsidy.audience}</dd>
          </dl>
          <Link href={subsidy.href} className="more" {...field(`${path}.linkLabel`)}>
            {subsidy.linkLabel}
          </Link>
        </Fold>
      </div>
      <div className="subsidies__state">
        <p className="subsidies__status">{ui.status[subsidy.status]}</p>
        <p className="subsidies__date">
          {fillIn(ui.asOf, { date: formatDate(subsidy.asOf, dates) })}
        </p>
      </div>
    </li>
  )
}
