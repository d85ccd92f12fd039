import type { ActionData } from '../../../components/Action.tsx'
import { formatDate } from '../../../components/format-date.ts'
import { fillIn } from '../../../content/fill-in.ts'
import type { GrantCase, GrantRules } from '../../../grants/grant.ts'
import { workOut } from '../../../grants/work-out.ts'
import { useShell } from '../../../shell/Shell.tsx'
import { moneyInWords, percentInWords } from '../money.ts'
import { Arithmetic } from './Arithmetic.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import type { FormWords } from './words.ts'

interface ResultProps {
  rules: GrantRules
  given: GrantCase
  today: string
  lacksOrigin: boolean
  ui: FormWords
  note: string
  action: ActionData
}

/** Incomes between which the family's deduction moves a household decide on the cap. */
const isFamilyOpen = ({ caps }: GrantRules, income = 0, counted = income): boolean =>
  caps.some(({ upTo }) => upTo !== undefined && counted <= upTo * 100 && income > upTo * 100)

/** The grant, how it comes about, and what is to be known of it. */
export const Result = ({ rules, given, today, lacksOrigin, ui, note, action }: ResultProps) => {
  const { dates } = useShell()
  const grant = workOut(rules, given)
  const { result } = ui
  const amount = moneyInWords(grant.cents)
  const percent = percentInWords(grant.percent)
  const isOpen = given.livesThere && isFamilyOpen(rules, given.income, grant.countedIncome)
  const notes = [
    given.units > 1 && given.livesThere && result.openUnits,
    isOpen && result.openFamily,
    lacksOrigin && result.noOrigin,
  ].filter((text) => typeof text === 'string')
  return (
    <>
      <h3>{result.title}</h3>
      <p className="calculator__grant">
        <output name="zuschuss">{amount}</output>
        <span>{sharedOut(result.share, percent)}</span>
      </p>
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
            costs: moneyInWords(given.costs),
            date: formatDate(given.day, dates),
            address,
          })
        }
      />
    </>
  )
}

const NAME = '{percent}'

/** The share stands in an element of its own, wherever the sentence has it. */
const sharedOut = (template: string, percent: string) => {
  const [before = '', after = ''] = template.split(NAME)
  return (
    <>
      {before}
      <output name="satz">{percent}</output>
      {after}
    </>
  )
}
