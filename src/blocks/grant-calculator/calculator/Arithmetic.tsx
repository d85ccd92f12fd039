import { fillIn } from '../../../components/fill-in.ts'
import { formatDate } from '../../../components/format-date.ts'
import type { Grant, Line, Reason, Term } from '../../../grants/grant.ts'
import { daysUntil } from '../../../grants/term.ts'
import { useShell } from '../../../shell/Shell.tsx'
import { moneyInWords, percentInWords } from '../money.ts'
import type { FormWords } from './words.ts'

interface ArithmeticProps {
  grant: Grant
  /** Day of the application, ISO 8601. */
  day: string
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

/** Since when and until when something holds, and what comes then. */
const useTermWords = (day: string, { terms }: FormWords) => {
  const { dates } = useShell()
  return ({ from, until, next }: Term, now: number, inWords: (value: number) => string): string => {
    const since = from && fillIn(terms.since, { date: formatDate(from, dates) })
    const end = until && fillIn(terms.until, { date: formatDate(until, dates) })
    const span = [since, end].filter(Boolean).join(', ')
    const sentence = span && `${span.charAt(0).toUpperCase()}${span.slice(1)}.`
    if (until === undefined || next === undefined) return sentence ?? ''
    const days = daysUntil(day, until)
    const template = days === 0 ? terms.lastDay : days === 1 ? terms.oneDay : terms.left
    const left = fillIn(template, { days, next: inWords(next), now: inWords(now) })
    return `${sentence} ${left}`
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
      {details.filter(Boolean).map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </th>
    <td>{percent}</td>
    <td>{amount}</td>
  </tr>
)

/** Every line of the arithmetic, with its rule. */
export const Arithmetic = ({ grant, day, ui }: ArithmeticProps) => {
  const { result, rules, reasons } = ui
  const termOf = useTermWords(day, ui)
  const { steps, lines, cap, eligible, own } = grant
  const isShared = own > 0 && own < eligible

  const lineRow = ({ part, rate, term, percent, of, cents, reason }: Line) => (
    <Row
      key={part}
      name={rules[part]}
      details={[
        reason ? reasons[REASONS[reason]] : '',
        isShared && of === own ? fillIn(result.own, { amount: moneyInWords(own) }) : '',
        termOf(term, rate, percentInWords),
      ]}
      percent={percentInWords(percent)}
      amount={moneyInWords(cents)}
    />
  )
  return (
    <table className="calculator__lines">
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
              amount: moneyInWords(each),
              first: firstUnit,
              last: firstUnit + units - 1,
            }),
            termOf(term, each / 100, (value) => moneyInWords(value * 100)),
          ])}
          percent=""
          amount={moneyInWords(eligible)}
        />
        {lines.map(lineRow)}
        <Row
          name={fillIn(rules.cap, { percent: percentInWords(cap.percent) })}
          details={[termOf(cap.term, cap.percent, percentInWords)]}
          percent={cap.isReached ? percentInWords(cap.percent) : ''}
          amount=""
        />
      </tbody>
      <tfoot>
        <Row
          name={result.total}
          details={[]}
          percent={percentInWords(grant.percent)}
          amount={moneyInWords(grant.cents)}
        />
      </tfoot>
    </table>
  )
}
