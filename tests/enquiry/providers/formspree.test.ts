import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { captchaPage, postTo, refused, sent, unclear, unclearFor, values } from './stub.ts'

const target = targetFor({
  provider: 'formspree',
  endpoint: 'https://formspree.io/f/abcdwxyz',
  processor: 'Formspree',
})

it('posts the fields of the specification to the endpoint', async () => {
  const { verdict, arrived } = await postTo(target, { body: { next: '/thanks', ok: true } })
  expect(verdict).toEqual(sent)
  expect(arrived).toEqual({
    path: '/f/abcdwxyz',
    type: 'application/x-www-form-urlencoded',
    accept: 'application/json',
    fields: values,
  })
})

it('believes a clear yes, whatever other words stand beside it', async () => {
  const body = { ok: true, message: 'Thanks! Protected by reCAPTCHA.' }
  expect((await postTo(target, { body })).verdict).toEqual(sent)
})

it('says in the native form where to go', () => {
  expect(target.nextField).toBe('_next')
  expect(target.honeypot).toBe('_gotcha')
})

it('leads errors to their fields', async () => {
  const { verdict } = await postTo(target, {
    status: 422,
    body: {
      error: 'Validation errors',
      errors: [
        { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
        { code: 'OTHER', field: 'email', message: 'is not allowed' },
        { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' },
        { code: 'INACTIVE', message: 'Form not active' },
      ],
    },
  })
  expect(verdict).toEqual(
    refused('fields', [
      { field: 'email', fault: 'invalid' },
      { field: 'message', fault: 'missing' },
    ]),
  )
})

it('is refused where the form is not active', async () => {
  const body = { error: 'Form not active', errors: [{ code: 'INACTIVE', message: 'x' }] }
  expect((await postTo(target, { status: 403, body })).verdict).toEqual(refused('other'))
})

it('does not take a captcha page or another page for success', async () => {
  expect((await postTo(target, captchaPage)).verdict).toEqual(unclearFor('captcha'))
  const body = { error: 'To use AJAX, set a custom reCAPTCHA key' }
  expect((await postTo(target, { status: 400, body })).verdict).toEqual(refused('captcha'))
  const page = { type: 'text/html', body: '<h1>Hotel Wi-Fi login</h1>' }
  expect((await postTo(target, page)).verdict).toEqual(unclear)
})
