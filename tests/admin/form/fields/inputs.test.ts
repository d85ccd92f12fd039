import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FormField, formField } from '../../../../scripts/edit/form/fields.ts'
import { inputs } from '../../../../src/admin/form/fields/inputs.tsx'
import type { InputProps } from '../../../../src/admin/form/input-props.ts'

interface TickProps {
  checked: boolean
  onChange: (event: { target: { checked: boolean } }) => void
}

/** A tick as it is drawn, and what it says once it is set to something. */
const tick = (field: FormField, value: unknown) => {
  const said: unknown[] = []
  const attributes = {} as InputProps['attributes']
  const props = { field, value, onChange: (part: unknown) => said.push(part), attributes }
  const draw = inputs.tick as (props: InputProps) => ReactElement<TickProps>
  const { checked, onChange } = draw(props).props
  return {
    checked,
    set: (isOn: boolean) => {
      onChange({ target: { checked: isOn } })
      return said.at(-1)
    },
  }
}

const onByDefault = formField('a', z.boolean().default(true), undefined)
const offByDefault = formField('a', z.boolean().default(false), undefined)
const onOrNothing = formField('a', z.literal(true).optional(), undefined)

test.each([
  ['on by default', onByDefault, true],
  ['off by default', offByDefault, false],
  ['on or nothing', onOrNothing, false],
])('a tick that is %s shows what nothing means', (_, field, isOn) => {
  expect(tick(field, undefined).checked).toBe(isOn)
  expect(tick(field, true).checked).toBe(true)
  expect(tick(field, false).checked).toBe(false)
})

test.each([
  ['on by default', onByDefault, undefined, false],
  ['off by default', offByDefault, true, undefined],
  ['on or nothing', onOrNothing, true, undefined],
])('a tick that is %s says only what differs from that', (_, field, on, off) => {
  expect(tick(field, undefined).set(true)).toBe(on)
  expect(tick(field, undefined).set(false)).toBe(off)
})
