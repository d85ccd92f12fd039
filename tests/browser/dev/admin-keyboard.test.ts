// @module-tag long
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editable, form, openForm } from '../admin/editing.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()

const edit = async (route = '/'): Promise<Page> => {
  const page = await bakery.open(`${route}?admin=on`)
  await editable(page)
  return page
}

test('the only entry that a block has left can’t be removed, and its button says so', async () => {
  const page = await edit()
  await openForm(page, 'Aus dem Ofen')
  const remove = form(page).locator(
    '.admin-form__cards > ol > li > .admin-form__moves [data-move="remove"]',
  )
  await remove.first().waitFor()
  for (let count = await remove.count(); count > 1; count -= 1) await remove.first().press('Enter')
  expect(await remove.count()).toBe(1)
  expect(await remove.getAttribute('aria-disabled')).toBe('true')
})
