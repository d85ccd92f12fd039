import type { Values } from '../../../enquiry/providers/provider.ts'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'

export interface CopyRow {
  label: string
  text: string
}

/**
 * A message as people read it: labels instead of field names, the topic in words.
 *
 * @param key by which the company knows it, should it have arrived
 * @param photos what is said of them
 */
export const copyRows = (
  block: BlockOf<typeof contact>,
  values: Values,
  key = '',
  photos = '',
): CopyRow[] => {
  const topic = block.topics.find(({ id }) => id === values.inquiryType)
  return [
    { label: block.ui.jobField, text: block.job?.title ?? '' },
    { label: block.name.label, text: values.name },
    { label: block.email.label, text: values.email },
    { label: block.topic?.label ?? '', text: topic?.label ?? '' },
    { label: block.message.label, text: values.message },
    ...Object.entries(values.answers ?? {}).map(([name, text]) => ({
      label: (name === 'phone' && block.phone?.label) || name,
      text,
    })),
    { label: block.photos?.label ?? '', text: photos },
    { label: block.ui.keyLabel, text: key },
  ].filter(({ text }) => text !== '')
}

/** The same as plain text, with a last line for when it was sent. */
export const copyText = (rows: CopyRow[], moment?: string): string =>
  [...rows.map(({ label, text }) => `${label}: ${text}`), ...(moment ? [moment] : [])].join('\n\n')
