import type { ReactNode } from 'react'

/** What has to be known to name a field and to speak about it. */
export interface FieldWords {
  id: string
  label: string
  /** How a required field is marked; left out for an optional one. */
  required?: string
  hint?: string
  /** What is wrong with it, and what to do. */
  error?: string
  /** Word before the error for whoever only hears it. */
  mark: string
}

/** Ids of what describes a field, for `aria-describedby`. */
export const describedBy = ({ id, hint, error }: FieldWords): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** A label, what it asks for, what is wrong, and the field itself. */
export const FormField = ({ words, children }: { words: FieldWords; children: ReactNode }) => {
  const { id, label, required, hint, error, mark } = words
  return (
    <div className={error ? 'form-field form-field--wrong' : 'form-field'}>
      <label className="form-field__label" htmlFor={id}>
        {label} {required && <span className="form-field__required">{required}</span>}
      </label>
      {hint && (
        <p className="form-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="form-field__error" id={`${id}-error`}>
          <span className="visually-hidden">{mark} </span>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
