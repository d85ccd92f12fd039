import { unfold } from './unfold.ts'

/**
 * Half a day: the browser passes it on as nothing, and what stood there would go with it. It says itself what is
 * missing.
 *
 * @returns whether there is such a field
 */
export const sayUnread = (form: HTMLFormElement): boolean => {
  const unread = [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput)
  unfold(unread)
  unread?.reportValidity()
  return unread !== undefined
}
