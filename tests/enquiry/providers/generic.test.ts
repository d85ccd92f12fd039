import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { postTo, refused, sent, unclear, values } from './stub.ts'

const endpoint = 'https://formulare.example/f/1'
const target = targetFor({ provider: 'generic', endpoint, processor: 'x' })
const byWords = targetFor({
  provider: 'generic',
  endpoint,
  acceptedBy: 'Vielen Dank',
  processor: 'x',
})
const page = (body: string) => ({ type: 'text/html', body })

it('posts the fields of the specification', async () => {
  const { arrived } = await postTo(target, { status: 204 })
  expect(arrived).toMatchObject({ path: '/f/1', fields: values })
})

it('accepts by a status that says so, or by JSON', async () => {
  for (const status of [201, 204]) {
    expect((await postTo(target, { status })).verdict).toEqual(sent)
  }
  for (const status of [201, 202]) {
    expect((await postTo(target, { status, body: { id: 3 } })).verdict).toEqual(sent)
  }
  expect((await postTo(target, { body: { ok: true } })).verdict).toEqual(sent)
  expect((await postTo(target, { body: { success: 'true' } })).verdict).toEqual(sent)
  for (const none of [{ errors: [] }, { error: null, errors: null }, { error: '' }])
    expect((await postTo(target, { body: { success: true, ...none } })).verdict).toEqual(sent)
})

it('accepts by words, where they are known', async () => {
  expect((await postTo(byWords, page('<h1>Vielen Dank!</h1>'))).verdict).toEqual(sent)
  expect((await postTo(byWords, page('<h1>Fehler</h1>'))).verdict).toEqual(unclear)
  expect((await postTo(byWords, { body: { text: 'Vielen Dank' } })).verdict).toEqual(sent)
  const body = { ok: false, text: 'Vielen Dank, aber nein' }
  expect((await postTo(byWords, { body })).verdict).toEqual(unclear)
  expect((await postTo(byWords, { body: { ok: false } })).verdict).toEqual(refused('other'))
})

it('does not take the question of a firewall for an acceptance', async () => {
  expect((await postTo(target, { status: 202 })).verdict).toEqual(unclear)
  for (const question of ['<script></script>', '"challenge"'])
    expect((await postTo(target, { status: 202, ...page(question) })).verdict).toEqual(unclear)
})

it('leaves open what it can not read', async () => {
  expect((await postTo(target, page('<h1>Vielen Dank!</h1>'))).verdict).toEqual(unclear)
  expect((await postTo(target, { body: { message: 'done' } })).verdict).toEqual(unclear)
  expect((await postTo(target, { body: '[]' })).verdict).toEqual(unclear)
})

it('leads errors to their fields', async () => {
  const body = { errors: { email: ['The email format is invalid.'], phone: ['required'] } }
  expect((await postTo(target, { status: 422, body })).verdict).toEqual(
    refused('fields', [{ field: 'email', fault: 'invalid' }]),
  )
})

it('is refused in words or by status', async () => {
  for (const errors of [undefined, null, 'x'])
    expect((await postTo(target, { body: { ok: false, errors } })).verdict).toEqual(
      refused('other'),
    )
  expect((await postTo(target, { status: 403 })).verdict).toEqual(refused('other'))
})
