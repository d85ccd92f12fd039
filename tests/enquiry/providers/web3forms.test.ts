import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { postTo, refused, sent, values } from './stub.ts'

const target = targetFor({
  provider: 'web3forms',
  endpoint: 'https://api.web3forms.com/submit',
  accessKey: 'a1b2',
  processor: 'Web3Forms',
})

it('posts JSON with the access key', async () => {
  const body = { success: true, body: { data: {}, message: 'Email sent successfully!' } }
  const { verdict, arrived } = await postTo(target, { body })
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({ path: '/submit', type: 'application/json' })
  expect(arrived?.fields).toEqual({ ...values, access_key: 'a1b2' })
})

it('says in the native form where to go', () => {
  expect(target.nextField).toBe('redirect')
  expect(target.honeypot).toBe('botcheck')
})

it('is refused with success: false, whatever the status', async () => {
  const body = { success: false, body: { message: 'Invalid Access Key' } }
  expect((await postTo(target, { status: 400, body })).verdict).toEqual(refused('other'))
  expect((await postTo(target, { body })).verdict).toEqual(refused('other'))
  expect((await postTo(target, { status: 429, body })).verdict).toEqual(refused('busy'))
})
