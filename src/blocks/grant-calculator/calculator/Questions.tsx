import type { ReactNode } from 'react'
import { describedBy, type FieldWords, FormField } from '../../../components/FormField.tsx'
import { formatDate } from '../../../components/format-date.ts'
import { fillIn } from '../../../content/text/fill-in.ts'
import type { GrantRules } from '../../../grants/grant.ts'
import { useShell } from '../../../shell/Shell.tsx'
import {
  asksOrigin,
  type FaultCode,
  type FieldName,
  inThousands,
  parseDay,
  type Read,
} from './answers.ts'
import { useFigures } from './use-figures.ts'
import type { FormWords } from './words.ts'

interface QuestionsProps {
  /** The block's. */
  id: string
  rules: GrantRules
  ui: FormWords
  today: string
  /** What is in the address. */
  initial: Read
  /** What the fields hold now. */
  current: Read
  faults: Partial<Record<FieldName, FaultCode>>
}

interface Choice {
  id: string
  label: string
}

/** The fields; their texts belong to the browser. */
export const Questions = (props: QuestionsProps) => {
  const { id, rules, ui, today, initial, current, faults } = props
  const { labels } = ui
  const { dates } = useShell()
  const { money } = useFigures()
  const wordsOf = (name: FieldName, label: string, hint?: string): FieldWords => {
    const fault = faults[name]
    const error =
      fault &&
      fillIn(ui.faults[fault], {
        amount: money(inThousands(initial(name) ?? '')),
        date: formatDate(rules.from ?? today, dates),
      })
    return { id: `${id}-${name}`, label, hint, error, mark: ui.faults.mark }
  }
  const control = (name: FieldName, words: FieldWords) => ({
    id: words.id,
    name,
    'aria-describedby': describedBy(words),
    'aria-invalid': words.error ? true : undefined,
  })

  const choose = (name: FieldName, label: string, choices: readonly Choice[], preset = '') => {
    const words = wordsOf(name, label)
    return (
      <FormField words={words}>
        <select {...control(name, words)} defaultValue={current(name) ?? preset}>
          {preset === '' && <option value="">{labels.choose}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      </FormField>
    )
  }
  const type = (
    name: FieldName,
    label: string,
    { hint, preset = '', ...rest }: { hint?: string; preset?: string; type?: string } = {},
  ): ReactNode => {
    const words = wordsOf(name, label, hint)
    return (
      <FormField words={words}>
        <input
          {...control(name, words)}
          {...rest}
          inputMode={rest.type ? undefined : 'decimal'}
          autoComplete="off"
          defaultValue={current(name) ?? preset}
        />
      </FormField>
    )
  }
  const yesNo = [
    { id: 'ja', label: labels.yes },
    { id: 'nein', label: labels.no },
  ]

  const system = current('system') ?? rules.systems[0]?.id ?? ''
  const day = parseDay(current('datum') || today) ?? today
  const livesThere = (current('selbst') ?? 'ja') !== 'nein'
  const dayGiven = parseDay(initial('datum') ?? '') ?? today
  return (
    <div className="calculator__questions">
      {choose('system', labels.system, rules.systems, rules.systems[0]?.id)}
      {choose('heizung', labels.oldHeating, rules.oldHeatings)}
      {type('kosten', labels.costs, { hint: labels.costsHint })}
      {type('wohnungen', labels.units, { preset: '1' })}
      {choose('selbst', labels.livesThere, yesNo, 'ja')}
      {livesThere && type('einkommen', labels.income, { hint: labels.incomeHint })}
      {livesThere && type('kinder', labels.children, { preset: '0' })}
      <FormField words={wordsOf('datum', labels.day)}>
        {/* A field keeps what it first held: on another day, it is another one. */}
        <input
          key={today}
          {...control('datum', wordsOf('datum', labels.day))}
          type="date"
          min={rules.from}
          defaultValue={dayGiven}
        />
      </FormField>
      {/* Last: it comes and goes with the day, and nothing that is being typed may move. */}
      {asksOrigin(rules, system, day) && choose('herkunft', labels.fromEurope, yesNo)}
    </div>
  )
}
