import { expect, it } from 'vitest'
import { providerFor } from '../../../../src/blocks/contact/providers/provider-for.ts'
import { captchaPage, postTo, refused, sent, unclear, values } from './stub.ts'

const endpoint = 'https://formulare.example/f/1'
const provider = providerFor({ provider: 'generic', endpoint, processor: 'x' })
const byWords = providerFor({
  provider: 'generic',
  endpoint,
  acceptedBy: 'Vielen Dank',
  processor: 'x',
})
const page = (body: string) => ({ type: 'text/html', body })

it('posts the fields of the specification', async () => {
  const { arrived } = await postTo(provider, { status: 204 })
  expect(arrived).toMatchObject({ path: '/f/1', fields: values })
})

it('accepts by a status that says so, or by JSON', async () => {
  for (const status of [201, 202, 204]) {
    expect((await postTo(provider, { status })).verdict).toEqual(sent)
  }
  expect((await postTo(provider, { status: 201, body: { id: 3 } })).verdict).toEqual(sent)
  expect((await postTo(provider, { body: { ok: true } })).verdict).toEqual(sent)
  expect((await postTo(provider, { body: { success: 'true' } })).verdict).toEqual(sent)
})

it('accepts by words, where they are known', async () => {
  expect((await postTo(byWords, page('<h1>Vielen Dank!</h1>'))).verdict).toEqual(sent)
  expect((await postTo(byWords, page('<h1>Fehler</h1>'))).verdict).toEqual(unclear)
})

it('leaves open what it can not read', async () => {
  expect((await postTo(provider, page('<h1>Vielen Dank!</h1>'))).verdict).toEqual(unclear)
  expect((await postTo(provider, { body: { message: 'done' } })).verdict).toEqual(unclear)
  expect((await postTo(provider, { body: '[]' })).verdict).toEqual(unclear)
  expect((await postTo(provider, { status: 502 })).verdict).toEqual(unclear)
})

it('leads errors to their fields', async () => {
  const body = { errors: { email: ['The email format is invalid.'], phone: ['required'] } }
  expect((await postTo(provider, { status: 422, body })).verdict).toEqual(
    refused('fields', [{ field: 'email', fault: 'invalid' }]),
  )
})

it('is refused in words or by status', async () => {
  expect((await postTo(provider, { body: { ok: false } })).verdict).toEqual(refused('other'))
  expect((await postTo(provider, { status: 500 })).verdict).toEqual(refused('server'))
  expect((await postTo(provider, captchaPage)).verdict).toEqual(refused('captcha'))
  const canned = { status: 503, headers: { 'Retry-After': '60' } }
  expect((await postTo(provider, canned)).verdict).toMatchObject({ reason: 'busy' })
})
