import type { FormField } from '../../../../scripts/edit/form/form.ts'
import { capital } from '../../../../scripts/text/capital.ts'
import type { NamedEntries } from '../../../content/entry-name.ts'
import { own } from '../../../content/own.ts'

/** `Ein Kurzname aus jobs.yaml`, up to the next part of what is said of a field. */
const SHORT_NAME = /^(?:ein )?Kurznamen?\b[^;]*\baus \S+\.yaml[^;]*(?:;\s*|$)/i

const WHENCE = / aus \S+\.yaml$/

/** A field as whoever chooses entries by their names is told of it: short names, and the file, are nothing to them. */
export const choiceWords = (field: FormField, entries: NamedEntries): FormField => {
  const { collection, label, help = '' } = field
  if (!collection || !own(entries, collection)) return field
  const { help: _, ...others } = field
  const rest = capital(help.replace(SHORT_NAME, ''))
  return { ...others, label: label.replace(WHENCE, ''), ...(rest !== '' && { help: rest }) }
}
