import { FIELDS, type FieldName, type Values } from '../../enquiry/providers/provider.ts'

/** The texts that a visitor types; the topic is looked after elsewhere. */
const TYPED = ['name', 'email', 'message'] as const

/** A field's control. */
export const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null

/** An empty form. */
export const NOTHING: Values = { name: '', email: '', inquiryType: '', message: '' }

/** Controls that nobody has to fill in; those of other topics are switched off. */
const answered = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-answer]:enabled')].filter(
    ({ value }) => value !== '',
  )

/** What the form holds now. */
export const readValues = (form: HTMLFormElement): Values => ({
  ...(Object.fromEntries(
    FIELDS.map((name) => [name, controlOf(form, name)?.value ?? '']),
  ) as Record<FieldName, string>),
  answers: Object.fromEntries(answered(form).map(({ name, value }) => [name, value])),
})

const textsOf = (values: Values): [string, string][] => [
  ...TYPED.map((name): [string, string] => [name, values[name]]),
  ...Object.entries(values.answers ?? {}),
]

/** Puts a text into a field, whatever it holds. */
export const setValue = (form: HTMLFormElement, name: string, text: string): void => {
  const control = controlOf(form, name)
  if (control) control.value = text
}

/**
 * Puts texts back. What is already in a field stays: it was typed before the app took over, or
 * brought back by the browser.
 */
export const fillEmpty = (form: HTMLFormElement, values: Values): void => {
  for (const [name, text] of textsOf(values)) {
    if (controlOf(form, name)?.value === '') setValue(form, name, text)
  }
}

/** Puts texts into the fields, whatever they hold. */
export const fillAll = (form: HTMLFormElement, values: Values): void => {
  for (const [name, text] of textsOf(values)) setValue(form, name, text)
}

/** Whether a visitor has typed anything. */
export const isBegun = (values: Values): boolean => textsOf(values).some(([, text]) => text !== '')
