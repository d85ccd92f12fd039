import { type RefObject, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fillIn } from '../../components/fill-in.ts'
import type { BlockOf } from '../block.ts'
import { controlOf, setValue } from './form-values.ts'
import type { contact } from './schema.ts'

/**
 * Puts the vacancy that a link names (`job`) at the beginning of the message, in the place of another
 * one. Only vacancies of the site are named, in its own words: anybody can write an address.
 *
 * @param keep to be called when something has been written
 */
export const useVacancy = (
  form: RefObject<HTMLFormElement | null>,
  { jobs, ui }: BlockOf<typeof contact>,
  keep: () => void,
): void => {
  const [parameters] = useSearchParams()
  const named = parameters.get('job')
  useEffect(() => {
    const begin = ({ title }: (typeof jobs)[number]) => `${fillIn(ui.vacancy, { title })}\n\n`
    const job = jobs.find(({ id }) => id === named)
    if (!job || !form.current) return
    const text = controlOf(form.current, 'message')?.value ?? ''
    const before = jobs.map(begin).find((line) => text.startsWith(line)) ?? ''
    setValue(form.current, 'message', begin(job) + text.slice(before.length))
    keep()
  }, [form, jobs, ui, named, keep])
}
