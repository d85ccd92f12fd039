import { FIELDS, type Values } from '../../enquiry/providers/provider.ts'

/** The texts that a visitor types; the topic is looked after elsewhere. */
const TYPED = ['name', 'email', 'message'] as const

/** A field's control. */
export const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null

/** An empty form. */
export const NOTHING: Values = { name: '', email: '', inquiryType: '', message: '' }

/** What the form holds now. */
export const readValues = (form: HTMLFormElement): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, controlOf(form, name)?.value ?? ''])) as Values

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
  for (const name of TYPED) {
    if (controlOf(form, name)?.value === '') setValue(form, name, values[name])
  }
}

/** Puts texts into the fields, whatever they hold. */
export const fillAll = (form: HTMLFormElement, values: Values): void => {
  for (const name of TYPED) setValue(form, name, values[name])
}

/** Whether a visitor has typed anything. */
export const isBegun = (values: Values): boolean => TYPED.some((name) => values[name] !== '')
