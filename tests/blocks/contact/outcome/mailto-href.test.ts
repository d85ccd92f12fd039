import { expect, it } from 'vitest'
import { mailtoHref } from '../../../../src/blocks/contact/outcome/mailto-href.ts'

const hrefFor = (body: string, subject = 'Anfrage') =>
  mailtoHref({ address: 'info@example.org', subject, body, cutNote: '(Hier fehlt der Rest.)' })

const bodyOf = (href: string) => new URL(href).searchParams.get('body')

it('carries subject and text, lines apart', () => {
  expect(hrefFor('Öl?\n50 % mehr + Gas', 'Anfrage & mehr')).toBe(
    'mailto:info@example.org?subject=Anfrage%20%26%20mehr&body=%C3%96l%3F%0D%0A50%20%25%20mehr%20%2B%20Gas',
  )
})

it('stays as short as mail programs need it, without breaking a letter, and says so', () => {
  for (const letter of ['x', 'ä', '👩‍🔧', '\n']) {
    const href = hrefFor(letter.repeat(3_000))
    expect(href.length).toBeLessThanOrEqual(1_900)
    expect(bodyOf(href)).toMatch(/ …\r\n\r\n\(Hier fehlt der Rest\.\)$/)
  }
})

it('comes to an end where the subject alone is too long', () => {
  expect(bodyOf(hrefFor('Öl', 'x'.repeat(3_000)))).toBe(' …\r\n\r\n(Hier fehlt der Rest.)')
})

it('takes halves of characters, which no address can carry', () => {
  expect(bodyOf(hrefFor('Öl \ud83d'))).toBe('Öl \ufffd')
})
