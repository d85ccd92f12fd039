import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { postTo, refused, sent, values } from './stub.ts'

const target = targetFor({
  provider: 'staticforms',
  endpoint: 'https://api.staticforms.xyz/submit',
  accessKey: 'sf_1',
  processor: 'Static Forms',
})

it('posts JSON with the API key', async () => {
  const body = { success: true, message: 'Form submission received' }
  const { verdict, arrived } = await postTo(target, { body })
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({ path: '/submit', type: 'application/json' })
  expect(arrived?.fields).toEqual({ ...values, apiKey: 'sf_1' })
})

it('says in the native form where to go', () => {
  expect(target.nextField).toBe('redirectTo')
  expect(target.honeypot).toContain('honeypot')
})

it('is refused without a valid key', async () => {
  const body = { success: false, message: 'Invalid API key' }
  expect((await postTo(target, { status: 401, body })).verdict).toEqual(refused('other'))
})
