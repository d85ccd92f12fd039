import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { captchaPage, postTo, refused, sent, unclear, unclearFor, values } from './stub.ts'

const target = targetFor({
  provider: 'basin',
  endpoint: 'https://usebasin.com/f/1a2b3c4d5e6f',
  processor: 'Basin',
})

it('posts the fields of the specification', async () => {
  const { verdict, arrived } = await postTo(target, { body: { success: true, id: 7 } })
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({ path: '/f/1a2b3c4d5e6f', accept: 'application/json' })
  expect(arrived?.fields).toEqual(values)
  expect(target.honeypot).toBe('_gotcha')
})

it('is refused with an error', async () => {
  const body = { error: 'Form endpoint is disabled' }
  expect((await postTo(target, { status: 403, body })).verdict).toEqual(refused('other'))
  expect((await postTo(target, { body })).verdict).toEqual(refused('other'))
})

it('does not take a page for success', async () => {
  expect((await postTo(target, captchaPage)).verdict).toEqual(unclearFor('captcha'))
  expect((await postTo(target, { type: 'text/html', body: 'Thanks' })).verdict).toEqual(unclear)
})
