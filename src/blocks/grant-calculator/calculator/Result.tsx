import { fillIn } from '../../../content/fill-in.ts'
import type { GrantCase } from '../../../grants/grant.ts'
import { workOut } from '../../../grants/work-out.ts'
import { Account, type AccountProps } from './Account.tsx'
import { useFigures } from './use-figures.ts'

interface ResultProps extends Omit<AccountProps, 'given' | 'grant'> {
  /** None until every question is answered. */
  given?: GrantCase
}

/** The grant, which alone is read out, from an element that was there before; and all that belongs to it. */
export const Result = ({ given, ...others }: ResultProps) => {
  const { rules, ui } = others
  const { money, percentage } = useFigures()
  const grant = given && workOut(rules, given)
  return (
    <div className="calculator__result">
      {grant && <h3>{ui.result.title}</h3>}
      <output className="calculator__grant">
        {grant && (
          <>
            <b>{money(grant.cents)}</b>
            <span>{fillIn(ui.result.share, { percent: percentage(grant.percent) })}</span>
          </>
        )}
      </output>
      {grant && <Account {...others} given={given} grant={grant} />}
    </div>
  )
}
