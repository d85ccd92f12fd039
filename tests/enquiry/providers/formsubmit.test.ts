import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { captchaPage, postTo, refused, sent, unclear, unclearFor, values } from './stub.ts'

const target = targetFor({
  provider: 'formsubmit',
  endpoint: 'https://formsubmit.co/el/abc123',
  processor: 'FormSubmit',
})

it('posts natively to the endpoint, and from scripts below /ajax', async () => {
  expect(target.action).toBe('https://formsubmit.co/el/abc123')
  expect(target.nextField).toBe('_next')
  const { arrived } = await postTo(target, { body: { success: 'true' } })
  expect(arrived).toMatchObject({ path: '/ajax/el/abc123', fields: values })
})

it('reads success as the string that it is', async () => {
  const message = 'The form was submitted successfully.'
  expect((await postTo(target, { body: { success: 'true', message } })).verdict).toEqual(sent)
  const activation = { success: 'false', message: 'This form needs Activation.' }
  expect((await postTo(target, { body: activation })).verdict).toEqual(refused('other'))
})

it('does not take pages for success', async () => {
  expect((await postTo(target, captchaPage)).verdict).toEqual(unclearFor('captcha'))
  expect((await postTo(target, { type: 'text/html', body: '<p>Hi' })).verdict).toEqual(unclear)
})

it('tells failures apart', async () => {
  expect((await postTo(target, { status: 500 })).verdict).toEqual(unclear)
  expect((await postTo(target, { status: 404 })).verdict).toEqual(refused('other'))
  expect((await postTo(target, { status: 504 })).verdict).toEqual(unclear)
})
