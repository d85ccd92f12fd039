import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useParameters } from './use-parameters.ts'

/** So long, in milliseconds, nobody types on who has asked; browsers let an address change only so often. */
const REST = 300

/**
 * A field whose text can also stand in the address, under `parameter`. The browser holds the text: what
 * somebody types before the app takes over stays. What was typed is in the address when one comes back, also
 * if the field was left at once.
 *
 * @returns the text, for the field `attributes`, for its form `onSubmit`
 */
export const useTyped = (parameter: string) => {
  const [parameters, put] = useParameters()
  const { key } = useLocation()
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
  const note = () => {
    if (text === asked) return
    // Somebody may be on the way to another page by now.
    if ((window.history.state?.key ?? 'default') !== key) return
    put({ [parameter]: text || undefined })
  }
  const noteLater = useEffectEvent(note)
  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(noteLater, REST)
    return () => clearTimeout(timer)
  }, [text, asked])
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    note()
  }
  const attributes = { ref: field, name: parameter, defaultValue: '', onInput, onBlur: note }
  return { text, attributes, onSubmit }
}
