import { type Checked, isFieldValid } from '../../validate/validate.ts'

/** The route that a page file gives, if it is one. */
export const routeOf = (page: Checked): string | undefined =>
  isFieldValid(page, 'route') ? String(page.value.route) : undefined

/** `:id` and `each` belong together; one without the other says nothing about the pages. */
export const isClear = (page: Checked): boolean => {
  const { each } = page.value
  return isFieldValid(page, 'each') && routeOf(page)?.includes(':id') === (each !== undefined)
}
