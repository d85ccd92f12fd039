import { fillIn } from '../../../content/text/fill-in.ts'
import type { GrantCase } from '../../../grants/grant.ts'
import { workOut } from '../../../grants/work-out.ts'
import { Account, type AccountProps } from './Account.tsx'
import { useFigures } from './use-figures.ts'

interface ResultProps extends Omit<AccountProps, 'given' | 'grant'> {
  /** None until every question is answered. */
  given?: GrantCase
  /** Whether somebody has changed an answer since. */
  isOutdated?: boolean
}

/**
 * The grant, which alone is read out, from an element that was there before; and all that belongs to it. Once it
 * is another case's, it keeps its room, pale, and nobody is read it: nothing moves while somebody types.
 */
export const Result = ({ given, isOutdated, ...others }: ResultProps) => {
  const { rules, ui } = others
  const { money, percentage } = useFigures()
  const grant = given && workOut(rules, given)
  return (
    <div className="calculator__result">
      {grant && <h3>{isOutdated ? ui.result.outdated : ui.result.title}</h3>}
      <output className="calculator__grant">
        {grant && (
          // Within what is read out: once it holds again, it is read out again.
          <>
            <b inert={isOutdated}>{money(grant.cents)}</b>
            <span inert={isOutdated}>
              {fillIn(ui.result.share, { percent: percentage(grant.percent) })}
            </span>
          </>
        )}
      </output>
      {grant && (
        <div inert={isOutdated}>
          <Account {...others} given={given} grant={grant} />
        </div>
      )}
    </div>
  )
}
