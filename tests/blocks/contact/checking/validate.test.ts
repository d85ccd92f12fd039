import { expect, it } from 'vitest'
import { validate } from '../../../../src/blocks/contact/checking/validate.ts'
import { values } from '../../../enquiry/providers/stub.ts'

it('finds nothing wrong with a whole message, with or without a topic', () => {
  expect(validate(values)).toEqual([])
  expect(validate({ ...values, inquiryType: '' })).toEqual([])
})

it('takes a phone number in the place of an address where the form asks for one', () => {
  const application = { ...values, email: '', answers: { phone: '0171 2345678' } }
  expect(validate(application, true)).toEqual([])
  expect(validate(application)).toEqual([{ field: 'email', fault: 'missing' }])
  expect(validate({ ...application, answers: {} }, true)).toEqual([
    { field: 'email', fault: 'missing' },
  ])
})

it.each(['–', 'keine', ' '])('%s is no phone number, and nobody could answer', (phone) => {
  const application = { ...values, email: '', answers: { phone } }
  expect(validate(application, true)).toEqual([{ field: 'email', fault: 'missing' }])
})

it('names what is missing in the order of the fields; blanks are nothing', () => {
  expect(validate({ name: ' ', email: '', inquiryType: '', message: '\n' })).toEqual([
    { field: 'name', fault: 'missing' },
    { field: 'email', fault: 'missing' },
    { field: 'message', fault: 'missing' },
  ])
})

it.each([
  'jette',
  'jette@',
  '@example.org',
  'a b@example.org',
  'jette@-x.org',
  'jette@x..org',
  'jette@firma',
  'jette@firma.',
  'jette@firma.x',
  'jette@10.0.0.1',
])('%s is no address', (email) => {
  expect(validate({ ...values, email })).toEqual([{ field: 'email', fault: 'invalid' }])
})

it.each([
  'jette@example.org',
  ' jette@example.org ',
  'a+b@x.de',
  'info@bäckerei-müller.de',
  'info@xn--bckerei-mller-hfb9b.de',
  'info@firma.xn--vermgensberatung-pwb',
  'info@firma.handwerk',
  "o'neill@sub.example.org",
])('%s is an address', (email) => {
  expect(validate({ ...values, email })).toEqual([])
})

it('tells of an umlaut before the @, where no mail server takes it', () => {
  const fault = (email: string) => validate({ ...values, email })[0]?.fault
  expect(fault('jörg@firma.de')).toBe('umlaut')
  expect(fault('JÖRG@müller.de')).toBe('umlaut')
  expect(fault('jörg@firma')).toBe('invalid')
})
