/**
 * Leaves of a form's lists only what is chosen: none can be read-only, and one that is switched off would stay so
 * in Firefox when the page is loaded anew.
 *
 * @returns what gives the rest back
 */
export const lockChoices = (form: HTMLFormElement): (() => void) => {
  const others = form.querySelectorAll<HTMLOptionElement>('option:not(:checked, :disabled)')
  const lock = (disabled: boolean) => {
    for (const option of others) option.disabled = disabled
  }
  lock(true)
  return () => lock(false)
}
