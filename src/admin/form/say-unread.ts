/**
 * Half a day: the browser passes it on as nothing, and what stood there would go with it. It says itself what is
 * missing.
 *
 * @returns whether there is such a field
 */
export const sayUnread = (form: HTMLFormElement): boolean => {
  const unread = [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput)
  for (let at = unread?.closest('details'); at; at = at.parentElement?.closest('details'))
    at.open = true
  unread?.reportValidity()
  return unread !== undefined
}
