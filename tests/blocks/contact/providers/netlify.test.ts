import { expect, it } from 'vitest'
import { providerFor } from '../../../../src/blocks/contact/providers/provider-for.ts'
import { captchaPage, postTo, refused, sent, values } from './stub.ts'

const provider = providerFor(
  { provider: 'netlify', processor: 'Netlify' },
  'https://www.example.org/contact/sent',
)

it('marks the form so that Netlify finds it', () => {
  expect(provider.attributes).toEqual({
    name: 'contact',
    'data-netlify': 'true',
    'netlify-honeypot': 'bot-field',
  })
  expect(provider.honeypot).toBe('bot-field')
})

it('posts to the page of the site that follows, URL-encoded and with the name of the form', async () => {
  const { verdict, arrived } = await postTo(provider, {
    type: 'text/html; charset=UTF-8',
    body: '<!doctype html><h1>Danke</h1>',
  })
  expect(provider.action).toBe('/contact/sent')
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({
    path: '/contact/sent',
    type: 'application/x-www-form-urlencoded',
    fields: { ...values, 'form-name': 'contact' },
  })
})

it('is refused where a site has no form detection', async () => {
  expect((await postTo(provider, { status: 404, type: 'text/html' })).verdict).toEqual(
    refused('other'),
  )
  expect((await postTo(provider, { status: 405 })).verdict).toEqual(refused('other'))
})

it('does not take a captcha page for success', async () => {
  expect((await postTo(provider, captchaPage)).verdict).toEqual(refused('captcha'))
})
