import type { FormField, FormProblems } from '../../../../scripts/edit/form/form.ts'

/** A field, what stands in it, and what is wrong with it. */
export interface FieldProps {
  field: FormField
  value: unknown
  /** By the path from this field on. */
  problems: FormProblems
  onChange: (value: unknown) => void
}
