import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { postTo, refused, sent, unclear, values } from './stub.ts'

const form = targetFor({ provider: 'netlify', processor: 'Netlify' })
// It has no address of its own: the form posts to the page that it stands on.
const target = { ...form, action: '/contact' }

/** Netlify's own page, as it is shown where a form has no action. */
const confirmation = {
  type: 'text/html; charset=UTF-8',
  body: '<!DOCTYPE html><title>Thank you!</title><p>Your form submission has been received.</p>',
}

it('marks the form so that Netlify finds it, and gives it no page that another host has too', () => {
  expect(form.action).toBeUndefined()
  expect(form.attributes).toEqual({
    name: 'contact',
    'data-netlify': 'true',
    'netlify-honeypot': 'bot-field',
  })
  expect(form.honeypot).toBe('bot-field')
})

it('posts URL-encoded and with the name of the form, and takes Netlify’s own page for a yes', async () => {
  const { verdict, arrived } = await postTo(target, confirmation)
  expect(verdict).toEqual(sent)
  expect(arrived).toMatchObject({
    path: '/contact',
    type: 'application/x-www-form-urlencoded',
    fields: { ...values, 'form-name': 'contact' },
  })
})

it('does not take a page of the site for a yes, as every host shows it', async () => {
  const page = { type: 'text/html', body: '<!doctype html><h1>Ihre Nachricht ist angekommen</h1>' }
  expect((await postTo(target, page)).verdict).toEqual(unclear)
})

it('is refused where a site has no form detection', async () => {
  expect((await postTo(target, { status: 404, type: 'text/html' })).verdict).toEqual(
    refused('other'),
  )
  expect((await postTo(target, { status: 405 })).verdict).toEqual(refused('other'))
})
