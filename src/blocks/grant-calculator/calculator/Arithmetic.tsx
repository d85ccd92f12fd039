import { formatDate } from '../../../components/format-date.ts'
import { fillIn } from '../../../content/text/fill-in.ts'
import type { Grant, Line, Reason, Term } from '../../../grants/grant.ts'
import { daysUntil } from '../../../grants/term.ts'
import { useShell } from '../../../shell/Shell.tsx'
import { useFigures } from './use-figures.ts'
import type { FormWords } from './words.ts'

interface ArithmeticProps {
  grant: Grant
  /** ISO 8601: days that are left are counted from it, whatever the day of the application is. */
  today: string
  ui: FormWords
}

const REASONS: Record<Reason, keyof FormWords['reasons']> = {
  'not-lived-in': 'notLivedIn',
  'old-heating': 'oldHeating',
  income: 'income',
  'no-income': 'noIncome',
  origin: 'origin',
  'none-now': 'noneNow',
}

type InWords = (value: number) => string

interface Change extends Pick<Term, 'from'> {
  until: string
  next: number
  now: number
}

/** What comes after a rule, and how long that is away where it is less and the rule holds today. */
const changeInWords = (
  { from = '', until, next, now }: Change,
  { today, terms, inWords }: { today: string; terms: FormWords['terms']; inWords: InWords },
): string => {
  const template = next === 0 ? terms.ends : now === 0 ? terms.starts : terms.instead
  const then = fillIn(template, { next: inWords(next), now: inWords(now) })
  const isRunningOut = next < now && from <= today && today <= until
  if (!isRunningOut) return fillIn(terms.later, { then })
  const days = daysUntil(today, until)
  const left = days === 0 ? terms.lastDay : days === 1 ? terms.oneDay : terms.left
  return fillIn(left, { days, then })
}

/** Since when and until when something holds, and what comes then. */
const useTermWords = (today: string, { terms }: FormWords) => {
  const { dates } = useShell()
  return ({ from, until, next }: Term, now: number, inWords: InWords): string => {
    const since = from && fillIn(terms.since, { date: formatDate(from, dates) })
    const end = until && fillIn(terms.until, { date: formatDate(until, dates) })
    const span = [since, end].filter(Boolean).join(', ')
    const sentence = span && `${span.charAt(0).toUpperCase()}${span.slice(1)}.`
    if (until === undefined || next === undefined) return sentence ?? ''
    const change = changeInWords({ from, until, next, now }, { today, terms, inWords })
    return `${sentence} ${change}`
  }
}

interface RowProps {
  name: string
  details: string[]
  percent: string
  amount: string
}

const Row = ({ name, details, percent, amount }: RowProps) => (
  <tr>
    <th scope="row">
      {name}
      {details.filter(Boolean).map((detail, index) => (
        // Two rules may say the same.
        <small key={index}>{detail}</small>
      ))}
    </th>
    <td>{percent}</td>
    <td>{amount}</td>
  </tr>
)

/** Every line of the arithmetic, with its rule. */
export const Arithmetic = ({ grant, today, ui }: ArithmeticProps) => {
  const { result, rules, reasons } = ui
  const { money, percentage } = useFigures()
  const termOf = useTermWords(today, ui)
  const { steps, lines, cap, eligible, own } = grant
  const isShared = own > 0 && own < eligible

  const lineRow = ({ part, rate, term, percent, of, cents, reason }: Line) => (
    <Row
      key={part}
      name={rules[part]}
      details={[
        reason ? reasons[REASONS[reason]] : '',
        isShared && of === own ? fillIn(result.own, { amount: money(own) }) : '',
        termOf(term, rate, percentage),
      ]}
      percent={percentage(percent)}
      amount={money(cents)}
    />
  )
  return (
    <table className="grant-calculator__cases calculator__lines">
      <caption>{result.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{result.rule}</th>
          <th scope="col">{result.percent}</th>
          <th scope="col">{result.amount}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          name={result.eligible}
          details={steps.flatMap(({ firstUnit, units, each, term }) => [
            fillIn(units === 1 ? result.costsOne : result.costsEach, {
              amount: money(each),
              first: firstUnit,
              last: firstUnit + units - 1,
            }),
            termOf(term, each / 100, (value) => money(value * 100)),
          ])}
          percent=""
          amount={money(eligible)}
        />
        {lines.map(lineRow)}
        <Row
          name={fillIn(rules.cap, { percent: percentage(cap.percent) })}
          details={[termOf(cap.term, cap.percent, percentage)]}
          percent={cap.isReached ? percentage(cap.percent) : ''}
          amount=""
        />
      </tbody>
      <tfoot>
        <Row
          name={result.total}
          details={[]}
          percent={percentage(grant.percent)}
          amount={money(grant.cents)}
        />
      </tfoot>
    </table>
  )
}
