import { expect, it } from 'vitest'
import { policyFor } from '../../scripts/prerender/policy.ts'
import type { Form } from '../../src/content/form.ts'
import type { PageData, Shell } from '../../src/page/page-data.ts'

const directive = (form: Form, name: string) => {
  const policy = policyFor({ form } as Shell, { blocks: [] } as unknown as PageData, [])
  return policy.split('; ').find((one) => one.startsWith(`${name} `))
}

const processor = ''

it.each<[Form, string, string]>([
  [
    { provider: 'formsubmit', endpoint: 'https://formsubmit.co/a', processor },
    "connect-src 'self' https://formsubmit.co",
    "form-action 'self' https://formsubmit.co",
  ],
  [
    {
      provider: 'web3forms',
      endpoint: 'https://api.web3forms.com/submit',
      accessKey: 'a',
      processor,
    },
    "connect-src 'self' https://api.web3forms.com",
    "form-action 'self' https://api.web3forms.com https://web3forms.com",
  ],
  [{ provider: 'netlify', processor }, "connect-src 'self'", "form-action 'self'"],
  [
    { provider: 'inbox', endpoint: '/__inbox', processor },
    "connect-src 'self'",
    "form-action 'self'",
  ],
])('lets the form post to its provider alone: %o', (form, connect, action) => {
  expect(directive(form, 'connect-src')).toBe(connect)
  expect(directive(form, 'form-action')).toBe(action)
})
