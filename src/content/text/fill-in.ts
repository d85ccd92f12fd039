import { own } from '../own.ts'

/** Puts values into a template from the interface strings: `{rating} von 5 Sternen`. */
export const fillIn = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (name, key: string) => String(own(values, key) ?? name))
