import { own } from '../../../content/own.ts'
import { FIELDS, type FieldName, type Values } from '../../../enquiry/providers/provider.ts'

/** The texts that a visitor types; the topic is looked after elsewhere. */
const TYPED = ['name', 'email', 'message'] as const

/** A field's control. */
export const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null

/** An empty form. */
export const NOTHING: Values = { name: '', email: '', inquiryType: '', message: '' }

/** Controls that nobody has to fill in. */
const questions = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('[data-answer]'),
]

/** Those with an answer; those of other topics are switched off by what is around them. */
const answered = (form: HTMLFormElement) =>
  questions(form).filter((control) => control.value !== '' && !control.matches(':disabled'))

/** What the form holds now. */
export const readValues = (form: HTMLFormElement): Values => ({
  ...(Object.fromEntries(
    FIELDS.map((name) => [name, controlOf(form, name)?.value ?? '']),
  ) as Record<FieldName, string>),
  answers: Object.fromEntries(answered(form).map(({ name, value }) => [name, value])),
})

/** Controls for texts with what stands, or stood, in each: no others, whatever a browser has stored. */
const controlsFor = (form: HTMLFormElement, values: Values) => [
  ...TYPED.flatMap((name) => {
    const control = controlOf(form, name)
    return control ? [{ control, text: values[name] }] : []
  }),
  ...questions(form).map((control) => ({
    control,
    text: own(values.answers ?? {}, control.name) ?? '',
  })),
]

/** What stands in every control for a text, also in those of topics that were not chosen. */
export const allTexts = (form: HTMLFormElement): string[] =>
  controlsFor(form, NOTHING).map(({ control }) => control.value)

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
  for (const { control, text } of controlsFor(form, values))
    if (control.value === '') control.value = text
}

/** Puts texts into the fields, whatever they hold. */
export const fillAll = (form: HTMLFormElement, values: Values): void => {
  for (const { control, text } of controlsFor(form, values)) control.value = text
}

/** Whether a visitor has typed anything. */
export const isBegun = (values: Values): boolean =>
  [...TYPED.map((name) => values[name]), ...Object.values(values.answers ?? {})].some(
    (text) => text !== '',
  )
