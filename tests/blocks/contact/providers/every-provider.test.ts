import { describe, expect, it } from 'vitest'
import { localForm } from '../../../../scripts/inbox/local-form.ts'
import { targetFor } from '../../../../src/blocks/contact/providers/target-for.ts'
import { captchaPage, postTo, refused, unclear } from './stub.ts'

const processor = 'x'
const endpoint = 'https://service.example/f/1'

const targets = [
  targetFor({ provider: 'formspree', endpoint, processor }),
  targetFor({ provider: 'formsubmit', endpoint, processor }),
  { ...targetFor({ provider: 'netlify', processor }), action: '/contact/sent' },
  targetFor({ provider: 'basin', endpoint, processor }),
  targetFor({ provider: 'web3forms', endpoint, accessKey: 'k', processor }),
  targetFor({ provider: 'staticforms', endpoint, accessKey: 'k', processor }),
  targetFor({ provider: 'generic', endpoint, processor }),
  localForm(),
]

describe.each(targets.map((target) => [target.provider, target] as const))('%s', (_, target) => {
  it('is refused by a page that asks for a captcha, whatever its status', async () => {
    expect((await postTo(target, captchaPage)).verdict).toEqual(refused('captcha'))
    expect((await postTo(target, { ...captchaPage, status: 403 })).verdict).toEqual(
      refused('captcha'),
    )
  })

  it('waits as long as it is asked to', async () => {
    const canned = { status: 429, headers: { 'Retry-After': '7' }, body: '' }
    const { verdict } = await postTo(target, canned)
    expect(verdict).toEqual({ ...refused('busy'), retryAfter: '7' })
  })

  it('is refused by a server at fault', async () => {
    expect((await postTo(target, { status: 500, body: '' })).verdict).toEqual(refused('server'))
    expect((await postTo(target, { status: 404, body: '' })).verdict).toEqual(refused('other'))
  })

  it('leaves open what a gateway has done with the message', async () => {
    expect((await postTo(target, { status: 502, body: '' })).verdict).toEqual(unclear)
    expect((await postTo(target, { status: 504, body: '' })).verdict).toEqual(unclear)
  })

  it.each([
    '',
    'null',
    '[]',
    '"ok"',
    '{}',
    '{"ok":1}',
    '{"ok":tr',
  ])('does not take an answer for success that does not say so: %s', async (body) => {
    expect((await postTo(target, { body })).verdict).toEqual(unclear)
  })
})
