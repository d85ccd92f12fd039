import { expect, it } from 'vitest'
import type { BlockOf } from '../../../../src/blocks/block.ts'
import { copyRows, copyText } from '../../../../src/blocks/contact/outcome/copy.ts'
import type { contact } from '../../../../src/blocks/contact/schema.ts'
import { values } from '../../../enquiry/providers/stub.ts'

const block = {
  name: { label: 'Name' },
  email: { label: 'E-Mail' },
  topic: { label: 'Thema' },
  message: { label: 'Nachricht' },
  topics: [{ id: 'heizung', label: 'Heizung' }],
  phone: { label: 'Telefon' },
  photos: { label: 'Fotos' },
  ui: { keyLabel: 'Kennung', jobField: 'Stelle' },
} as BlockOf<typeof contact>

it('names fields and topic as the form does', () => {
  expect(copyRows(block, values)).toEqual([
    { label: 'Name', text: values.name },
    { label: 'E-Mail', text: values.email },
    { label: 'Thema', text: 'Heizung' },
    { label: 'Nachricht', text: values.message },
  ])
})

it('holds answers under their questions, the vacancy, and what is said of photographs', () => {
  const application = { ...block, job: { title: 'Bäcker' } } as typeof block
  const answers = { phone: '0171', Beruf: 'Bäcker' }
  expect(copyRows(application, { ...values, answers }, '', '2')).toEqual([
    { label: 'Stelle', text: 'Bäcker' },
    { label: 'Name', text: values.name },
    { label: 'E-Mail', text: values.email },
    { label: 'Thema', text: 'Heizung' },
    { label: 'Nachricht', text: values.message },
    { label: 'Telefon', text: '0171' },
    { label: 'Beruf', text: 'Bäcker' },
    { label: 'Fotos', text: '2' },
  ])
})

it('ends with the name by which the company knows the message', () => {
  expect(copyRows(block, values, '1a-2b').at(-1)).toEqual({ label: 'Kennung', text: '1a-2b' })
})

it('leaves out what is empty or unknown', () => {
  const rows = copyRows(block, { ...values, inquiryType: 'unbekannt' })
  expect(rows.map(({ label }) => label)).toEqual(['Name', 'E-Mail', 'Nachricht'])
})

it('makes a text of it', () => {
  const rows = [
    { label: 'Name', text: 'Jette' },
    { label: 'Nachricht', text: 'Guten Tag' },
  ]
  expect(copyText(rows, 'Gesendet heute')).toBe(
    'Name: Jette\n\nNachricht: Guten Tag\n\nGesendet heute',
  )
  expect(copyText(rows)).toBe('Name: Jette\n\nNachricht: Guten Tag')
})
