import { expect, it } from 'vitest'
import { providerFor } from '../../../../src/blocks/contact/providers/provider-for.ts'
import { captchaPage, postTo, refused, sent, values } from './stub.ts'

const provider = providerFor(
  {
    provider: 'web3forms',
    endpoint: 'https://api.web3forms.com/submit',
    accessKey: 'a1b2',
    processor: 'Web3Forms',
  },
  'https://www.example.org/contact/sent',
)

it('posts JSON with the access key', async () => {
  const body = { success: true, body: { data: {}, message: 'Email sent successfully!' } }
  const { verdict, arrived } = await postTo(provider, { body })
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({ path: '/submit', type: 'application/json' })
  expect(arrived?.fields).toEqual({ ...values, access_key: 'a1b2' })
})

it('says in the native form where to go', () => {
  expect(provider.native).toEqual({ redirect: 'https://www.example.org/contact/sent' })
  expect(provider.honeypot).toBe('botcheck')
})

it('is refused with success: false, whatever the status', async () => {
  const body = { success: false, body: { message: 'Invalid Access Key' } }
  expect((await postTo(provider, { status: 400, body })).verdict).toEqual(refused('other'))
  expect((await postTo(provider, { body })).verdict).toEqual(refused('other'))
  expect((await postTo(provider, { status: 429, body })).verdict).toEqual(refused('busy'))
})

it('does not take a captcha page for success', async () => {
  expect((await postTo(provider, captchaPage)).verdict).toEqual(refused('captcha'))
})
