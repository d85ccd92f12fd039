import { expect, it } from 'vitest'
import { mailtoHref } from '../../../src/blocks/contact/mailto-href.ts'

const bodyOf = (href: string) => new URL(href).searchParams.get('body')

it('carries subject and text, lines apart', () => {
  const href = mailtoHref('info@example.org', 'Anfrage & mehr', 'Öl?\n50 % mehr + Gas')
  expect(href).toBe(
    'mailto:info@example.org?subject=Anfrage%20%26%20mehr&body=%C3%96l%3F%0D%0A50%20%25%20mehr%20%2B%20Gas',
  )
})

it('stays as short as mail programs need it, without breaking a letter', () => {
  for (const letter of ['x', 'ä', '👩‍🔧', '\n']) {
    const href = mailtoHref('info@example.org', 'Anfrage', letter.repeat(3_000))
    expect(href.length).toBeLessThanOrEqual(1_900)
    expect(bodyOf(href)).toMatch(/ …$/)
  }
})
