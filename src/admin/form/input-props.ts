import type { FormField } from '../../../scripts/edit/form/form.ts'

/** What every input takes. */
export interface InputProps {
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
  attributes: {
    id: string
    'aria-describedby': string
    'aria-invalid': boolean
    'aria-required': boolean
  }
}
