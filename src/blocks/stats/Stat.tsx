import { formatDate } from '../../components/format-date.ts'
import { loosen } from '../../components/loosen.ts'
import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { stats } from './schema.ts'

interface StatProps {
  stat: ResolvedEntry<'stats'>
  ui: BlockOf<typeof stats>['ui']
  path: string
  field: FieldAttributes
}

/** One figure with what it stands for and where it comes from. */
export const Stat = ({ stat, ui, path, field }: StatProps) => {
  const { dates } = useShell()
  return (
    <li className="stats__item reveal">
      <p className="stats__value" {...field(`${path}.value`)}>
        {loosen(stat.value)}
      </p>
      <p className="stats__label" {...field(`${path}.label`)}>
        {stat.label}
      </p>
      {stat.description && (
        <p className="stats__description" {...field(`${path}.description`)}>
          {stat.description}
        </p>
      )}
      {stat.source && stat.asOf && (
        <p className="stats__source">
          {fillIn(ui.source, { source: stat.source, date: formatDate(stat.asOf, dates) })}
        </p>
      )}
    </li>
  )
}
