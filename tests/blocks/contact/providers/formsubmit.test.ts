import { expect, it } from 'vitest'
import { providerFor } from '../../../../src/blocks/contact/providers/provider-for.ts'
import { captchaPage, postTo, refused, sent, unclear, values } from './stub.ts'

const provider = providerFor(
  { provider: 'formsubmit', endpoint: 'https://formsubmit.co/el/abc123', processor: 'FormSubmit' },
  'https://www.example.org/contact/sent',
)

it('posts natively to the endpoint, and from scripts below /ajax', async () => {
  expect(provider.action).toBe('https://formsubmit.co/el/abc123')
  expect(provider.native).toEqual({ _next: 'https://www.example.org/contact/sent' })
  const { arrived } = await postTo(provider, { body: { success: 'true' } })
  expect(arrived).toMatchObject({ path: '/ajax/el/abc123', fields: values })
})

it('reads success as the string that it is', async () => {
  const message = 'The form was submitted successfully.'
  expect((await postTo(provider, { body: { success: 'true', message } })).verdict).toEqual(sent)
  const activation = { success: 'false', message: 'This form needs Activation.' }
  expect((await postTo(provider, { body: activation })).verdict).toEqual(refused('other'))
})

it('does not take pages for success', async () => {
  expect((await postTo(provider, captchaPage)).verdict).toEqual(refused('captcha'))
  expect((await postTo(provider, { type: 'text/html', body: '<p>Hi' })).verdict).toEqual(unclear)
})

it('tells failures apart', async () => {
  expect((await postTo(provider, { status: 500 })).verdict).toEqual(refused('server'))
  expect((await postTo(provider, { status: 404 })).verdict).toEqual(refused('other'))
  expect((await postTo(provider, { status: 504 })).verdict).toEqual(unclear)
})
