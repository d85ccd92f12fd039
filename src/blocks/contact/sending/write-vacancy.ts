import { fillIn } from '../../../content/text/fill-in.ts'
import type { BlockOf } from '../../block.ts'
import { controlOf, setValue } from '../begun/form-values.ts'
import type { contact } from '../schema.ts'

/**
 * Puts the vacancy that a link names at the beginning of the message, in the place of another one. Only
 * vacancies of the site are named, in its own words: anybody can write an address.
 *
 * @param named the link's `job`
 */
export const writeVacancy = (
  form: HTMLFormElement,
  { jobs, ui }: BlockOf<typeof contact>,
  named: string,
): void => {
  const begin = ({ title }: (typeof jobs)[number]) => `${fillIn(ui.vacancy, { title })}\n\n`
  const job = jobs.find(({ id }) => id === named)
  if (!job) return
  const text = controlOf(form, 'message')?.value ?? ''
  const before = jobs.map(begin).find((line) => text.startsWith(line)) ?? ''
  setValue(form, 'message', begin(job) + text.slice(before.length))
}
