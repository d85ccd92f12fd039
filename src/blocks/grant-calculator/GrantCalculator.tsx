import { Fold } from '../../components/Fold.tsx'
import { formatDate } from '../../components/format-date.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { useParameters } from '../../components/use-parameters.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent } from '../block.ts'
import { useLater } from '../use-later.ts'
import type { LaterData } from './prepare.ts'
import type { grantCalculator } from './schema.ts'

const importCalculator = () => import('./calculator/Calculator.tsx')

export const GrantCalculator: BlockComponent<typeof grantCalculator> = ({ block, field }) => {
  const { dates } = useShell()
  const late = useLater<Awaited<ReturnType<typeof importCalculator>>, LaterData>(
    block,
    importCalculator,
  )
  const [parameters] = useParameters()
  // Never taken back: what a visitor has opened stays open.
  const isAsked = (late && parameters.has('kosten')) || undefined
  const { table } = block.ui
  return (
    <>
      <SectionHead title={block.title} intro={block.intro} field={field} />
      {late !== null && (
        <div className="grant-calculator__form">
          <Fold label={table.open} about={block.title} open={isAsked}>
            {late && <late.module.Calculator block={block} data={late.data} />}
          </Fold>
        </div>
      )}
      <table className="grant-calculator__cases">
        <caption>
          {fillIn(table.until, { date: block.until ? formatDate(block.until, dates) : '' })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{table.case}</th>
            <th scope="col">{table.percent}</th>
            <th scope="col">{table.amount}</th>
          </tr>
        </thead>
        <tbody>
          {block.cases.map(({ label, percent, amount }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{percent}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="grant-calculator__until">
        {table.always} <span {...field('note')}>{block.note}</span>
      </p>
    </>
  )
}
