import { expect, it } from 'vitest'
import { targetFor } from '../../../../src/blocks/contact/providers/target-for.ts'
import { postTo, refused, sent, values } from './stub.ts'

// It has no address of its own: the form posts to the page that it shows afterwards.
const target = {
  ...targetFor({ provider: 'netlify', processor: 'Netlify' }),
  action: '/contact/sent',
}

it('marks the form so that Netlify finds it', () => {
  expect(target.attributes).toEqual({
    name: 'contact',
    'data-netlify': 'true',
    'netlify-honeypot': 'bot-field',
  })
  expect(target.honeypot).toBe('bot-field')
})

it('posts to the page of the site that follows, URL-encoded and with the name of the form', async () => {
  const { verdict, arrived } = await postTo(target, {
    type: 'text/html; charset=UTF-8',
    body: '<!doctype html><h1>Danke</h1>',
  })
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({
    path: '/contact/sent',
    type: 'application/x-www-form-urlencoded',
    fields: { ...values, 'form-name': 'contact' },
  })
})

it('is refused where a site has no form detection', async () => {
  expect((await postTo(target, { status: 404, type: 'text/html' })).verdict).toEqual(
    refused('other'),
  )
  expect((await postTo(target, { status: 405 })).verdict).toEqual(refused('other'))
})
