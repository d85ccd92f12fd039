import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A field whose text can also stand in the address, under `parameter`. The browser holds the text: what
 * somebody types before the app takes over stays.
 *
 * @returns the text, for the field `attributes`, for its form `onSubmit`, which puts it into the address
 */
export const useTyped = (parameter: string) => {
  const [parameters, setParameters] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const former = useRef('')
  const [text, setText] = useState('')
  const asked = parameters.get(parameter) ?? ''
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    if (input.value === former.current) input.value = asked
    former.current = asked
    setText(input.value)
  }, [asked])
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setParameters({ [parameter]: text }, { replace: true, preventScrollReset: true })
  }
  return { text, attributes: { ref: field, name: parameter, defaultValue: '', onInput }, onSubmit }
}
