import { expect, test } from 'vitest'
import { readArguments } from '../../../scripts/edit/asked/read-arguments.ts'

test('a value of several words stands in quotation marks', () => {
  const value = '+49 2581 1234'
  expect(readArguments(['site.yaml', 'company.phone', value])).toMatchObject({ value })
  expect(() => readArguments(['site.yaml', 'company.phone', ...value.split(' ')])).toThrow(
    'Setzen Sie ihn in Anführungszeichen: "+49 2581 1234"',
  )
})

test('in single quotation marks, Windows has split a value all the same', () => {
  const args = ['site.yaml', 'company.phone', "'+49", '2581', "1234'"]
  expect(() => readArguments(args)).toThrow('Setzen Sie ihn in Anführungszeichen: "+49 2581 1234"')
})

test('what is removed takes no value', () => {
  const args = ['services.yaml', 'heating.features.2', 'Wartung', '--remove']
  expect(() => readArguments(args)).toThrow('Zu --remove gehört kein Wert.')
})

test('where the value is missing, it says so', () => {
  expect(() => readArguments(['site.yaml', 'company.phone'])).toThrow('nicht vollständig')
})
