import type { ActionData } from '../../../components/Action.tsx'
import { formatDate } from '../../../components/format-date.ts'
import { fillIn } from '../../../content/text/fill-in.ts'
import type { Grant, GrantCase, GrantRules } from '../../../grants/grant.ts'
import { useShell } from '../../../shell/Shell.tsx'
import { Arithmetic } from './Arithmetic.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import { useFigures } from './use-figures.ts'
import type { FormWords } from './words.ts'

export interface AccountProps {
  rules: GrantRules
  given: GrantCase
  grant: Grant
  today: string
  lacksOrigin: boolean
  ui: FormWords
  note: string
  action: ActionData
}

/** Incomes between which the family's deduction moves a household decide on the cap. */
const isFamilyOpen = ({ caps }: GrantRules, income = 0, counted = income): boolean =>
  caps.some(({ upTo }) => upTo !== undefined && counted <= upTo * 100 && income > upTo * 100)

/** How a grant comes about, and what is to be known of it. */
export const Account = (props: AccountProps) => {
  const { rules, given, grant, today, lacksOrigin, ui, note, action } = props
  const { dates } = useShell()
  const { money, percentage } = useFigures()
  const { result } = ui
  const amount = money(grant.cents)
  const percent = percentage(grant.percent)
  const isOpen = given.livesThere && isFamilyOpen(rules, given.income, grant.countedIncome)
  const notes = [
    given.units > 1 && given.livesThere && result.openUnits,
    isOpen && result.openFamily,
    lacksOrigin && result.noOrigin,
  ].filter((text) => typeof text === 'string')
  return (
    <>
      <Arithmetic grant={grant} today={today} ui={ui} />
      {notes.map((text) => (
        <p key={text} className="calculator__open">
          {text}
        </p>
      ))}
      <p className="calculator__note">
        {note}{' '}
        {fillIn(result.source, { source: rules.source, date: formatDate(rules.asOf, dates) })}
      </p>
      <TakeAlong
        action={action}
        message={(address) =>
          fillIn(result.message, {
            amount,
            percent,
            costs: money(given.costs),
            date: formatDate(given.day, dates),
            address,
          })
        }
      />
    </>
  )
}
