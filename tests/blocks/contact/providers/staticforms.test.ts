import { expect, it } from 'vitest'
import { providerFor } from '../../../../src/blocks/contact/providers/provider-for.ts'
import { captchaPage, postTo, refused, sent, values } from './stub.ts'

const provider = providerFor(
  {
    provider: 'staticforms',
    endpoint: 'https://api.staticforms.xyz/submit',
    accessKey: 'sf_1',
    processor: 'Static Forms',
  },
  'https://www.example.org/contact/sent',
)

it('posts JSON with the API key', async () => {
  const body = { success: true, message: 'Form submission received' }
  const { verdict, arrived } = await postTo(provider, { body })
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({ path: '/submit', type: 'application/json' })
  expect(arrived?.fields).toEqual({ ...values, apiKey: 'sf_1' })
})

it('says in the native form where to go', () => {
  expect(provider.native).toEqual({ redirectTo: 'https://www.example.org/contact/sent' })
  expect(provider.honeypot).toContain('honeypot')
})

it('is refused without a valid key', async () => {
  const body = { success: false, message: 'Invalid API key' }
  expect((await postTo(provider, { status: 401, body })).verdict).toEqual(refused('other'))
})

it('does not take a captcha page for success', async () => {
  expect((await postTo(provider, captchaPage)).verdict).toEqual(refused('captcha'))
})
