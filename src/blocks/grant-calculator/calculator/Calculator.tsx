import { type FormEvent, useRef, useState } from 'react'
import { useParameters } from '../../../components/use-parameters.ts'
import type { GrantCase } from '../../../grants/grant.ts'
import type { BlockOf } from '../../block.ts'
import type { LaterData } from '../prepare.ts'
import type { grantCalculator } from '../schema.ts'
import { FIELDS, type Read, readAnswers } from './answers.ts'
import { Questions } from './Questions.tsx'
import { Result } from './Result.tsx'
import { useToday } from './use-today.ts'
import type { FormWords } from './words.ts'

interface CalculatorProps {
  block: BlockOf<typeof grantCalculator>
  data: LaterData
}

/** Stands for half a day, or one that no calendar has: browsers show it, and hand out nothing. */
const UNREADABLE = '?'

const textOf = (control: HTMLInputElement | HTMLSelectElement): string =>
  control.validity.badInput ? UNREADABLE : control.value

/** What the form holds, with the fields that are not asked left out. */
const written = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    FIELDS.flatMap((name) => {
      const control = form.elements.namedItem(name)
      return control ? [[name, textOf(control as HTMLInputElement | HTMLSelectElement)]] : []
    }),
  )

/** However its sums are written. */
const isSameCase = (one?: GrantCase, other?: GrantCase): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The form with its result. The address holds the answers: it can be kept and passed on. */
export const Calculator = ({ block, data }: CalculatorProps) => {
  const ui = data.ui as unknown as FormWords
  const [parameters, put] = useParameters()
  const today = useToday(data.today)
  const form = useRef<HTMLFormElement>(null)
  /** What is being typed, also into fields that are not asked now; the address until then. */
  const [draft, setDraft] = useState(parameters)
  /** What the fields that are asked held last; undefined until somebody changes one. */
  const [typed, setTyped] = useState<URLSearchParams>()
  const isAnswered = parameters.has('kosten')
  const inAddress: Read = (name) => parameters.get(name)
  const inForm: Read = (name) => typed?.get(name) ?? null
  const { faults, given, lacksOrigin } = readAnswers(inAddress, data.rules, today)

  const onInput = () => {
    if (!form.current) return
    const answers = written(form.current)
    setTyped(answers)
    setDraft((before) => new URLSearchParams(Object.fromEntries([...before, ...answers])))
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const answers = written(form.current)
    setTyped(answers)
    put(Object.fromEntries(FIELDS.map((name) => [name, answers.get(name) ?? undefined])))
    const found = readAnswers((name) => answers.get(name), data.rules, today)
    const first = FIELDS.find((name) => found.faults[name])
    if (first) form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <>
      <form
        ref={form}
        method="get"
        className="calculator"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <Questions
          id={block.id}
          rules={data.rules}
          ui={ui}
          today={today}
          initial={inAddress}
          current={(name) => draft.get(name)}
          faults={isAnswered ? faults : {}}
        />
        <p>
          <button type="submit" className="action action--primary">
            {ui.labels.submit}
          </button>
        </p>
      </form>
      {/* Beside the form, which is not printed. */}
      <Result
        rules={data.rules}
        given={isAnswered ? given : undefined}
        isOutdated={typed && !isSameCase(given, readAnswers(inForm, data.rules, today).given)}
        today={today}
        lacksOrigin={lacksOrigin}
        ui={ui}
        note={block.note}
        action={block.action}
      />
    </>
  )
}
