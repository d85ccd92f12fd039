import { describe, expect, it } from 'vitest'
import { localForm } from '../../../scripts/inbox/local-form.ts'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { captchaPage, postTo, refused, unclear, unclearFor, values } from './stub.ts'

const processor = 'x'
const endpoint = 'https://service.example/f/1'

const targets = [
  targetFor({ provider: 'formspree', endpoint, processor }),
  targetFor({ provider: 'formsubmit', endpoint, processor }),
  { ...targetFor({ provider: 'netlify', processor }), action: '/contact' },
  targetFor({ provider: 'basin', endpoint, processor }),
  targetFor({ provider: 'web3forms', endpoint, accessKey: 'k', processor }),
  targetFor({ provider: 'staticforms', endpoint, accessKey: 'k', processor }),
  targetFor({ provider: 'generic', endpoint, processor }),
  targetFor({ provider: 'php', processor, days: 30 }),
  localForm(),
]

describe.each(targets.map((target) => [target.provider, target] as const))('%s', (_, target) => {
  it('is refused by a status that refuses; what the page asks for is the reason', async () => {
    expect((await postTo(target, { ...captchaPage, status: 403 })).verdict).toEqual(
      refused('captcha'),
    )
    expect((await postTo(target, { status: 404, body: '' })).verdict).toEqual(refused('other'))
    expect((await postTo(target, { status: 413, body: '' })).verdict).toEqual(refused('large'))
  })

  it('is neither accepted nor refused by a page that names a captcha', async () => {
    expect((await postTo(target, captchaPage)).verdict).toEqual(unclearFor('captcha'))
  })

  it('waits as long as it is asked to', async () => {
    const canned = { status: 429, headers: { 'Retry-After': '7' }, body: '' }
    const { verdict } = await postTo(target, canned)
    expect(verdict).toEqual({ ...refused('busy'), retryAfter: '7' })
  })

  it.each([
    300, 408, 500, 501, 502, 503, 504, 507, 520, 522, 524, 530,
  ])('leaves open what a server has done with the message that failed, or leads elsewhere: %i', async (status) => {
    for (const body of ['', { success: false, error: 'x' }, { errors: [{ field: 'email' }] }]) {
      expect((await postTo(target, { status, body })).verdict).toEqual(unclear)
    }
    const words = (await postTo(target, { ...captchaPage, status })).verdict
    expect(words).toMatchObject({ outcome: 'unclear' })
  })

  it('leaves it open, and waits, where a service is overloaded', async () => {
    const canned = { status: 503, headers: { 'Retry-After': '60' } }
    const { verdict } = await postTo(target, canned)
    expect(verdict).toMatchObject({ outcome: 'unclear', retryAfter: '60' })
  })

  it('leaves open an answer that says yes and no', async () => {
    const yes = { ok: true, success: true }
    const noes = [{ error: 'x' }, { error: true }, { errors: ['x'] }, { errors: { email: 'x' } }]
    const said = noes.map((no) => ({ body: { ...yes, ...no } }))
    for (const canned of [...said, { status: 400, body: yes }]) {
      const { verdict } = await postTo(target, canned)
      expect(verdict).toMatchObject({ outcome: 'unclear' })
    }
  })

  it('tells people by which name the message goes', async () => {
    const { arrived } = await postTo({ ...target, keyField: 'Kennung' }, { body: '' })
    expect(arrived?.fields).toMatchObject({ ...values, Kennung: 'key' })
  })

  it('gets what the company asks besides', async () => {
    const { arrived } = await postTo(target, { body: '' }, { Baujahr: '1998', Etage: 'EG' })
    expect(arrived?.fields).toMatchObject({ ...values, Baujahr: '1998', Etage: 'EG' })
  })

  it('is named the message by a header only where it is known to welcome that', async () => {
    const { arrived } = await postTo(target, { body: '' })
    const isOurs = ['inbox', 'php'].includes(target.provider)
    expect(arrived?.key).toBe(isOurs ? 'key' : undefined)
  })

  it('lets no name of a field displace what was written', async () => {
    const { arrived } = await postTo({ ...target, keyField: 'email' }, { body: '' })
    expect(arrived?.fields).toMatchObject(values)
    const answers = { message: 'ja', Kennung: 'nein' }
    const asked = await postTo({ ...target, keyField: 'Kennung' }, { body: '' }, answers)
    expect(asked.arrived?.fields).toMatchObject({ ...values, Kennung: 'key' })
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
