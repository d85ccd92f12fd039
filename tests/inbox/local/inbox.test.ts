import { promises as fs } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { GERMAN } from '../../german-answers.ts'
import { fields, serveInbox } from '../serve-inbox.ts'

const navigation = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }

const PART = 'Content-Disposition: form-data; name='

describe('taking posts', () => {
  it('answers a script in JSON, once the enquiry is in the file', async () => {
    const { post, file } = await serveInbox()
    const { status, text } = await post(fields)
    expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 200, body: { ok: true } })
    const lines = (await fs.readFile(file, 'utf8')).trim().split('\n')
    expect(JSON.parse(lines.at(-1) as string)).toMatchObject({ fields, suspected: false })
  })

  it('takes URL-encoded, multipart and JSON', async () => {
    const { postBody, kept } = await serveInbox()
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const multipart = new Request('http://x', { method: 'POST', body: form })
    await postBody(String(multipart.headers.get('Content-Type')), await multipart.text())
    await postBody('application/json', JSON.stringify(fields))
    await postBody(
      'application/x-www-form-urlencoded;charset=UTF-8',
      new URLSearchParams(fields).toString(),
    )
    const message = (text: string) => text.replace(/\r\n/g, '\n')
    const { enquiries } = await kept()
    expect(enquiries.map((one) => message(String(one.fields.message)))).toEqual([
      fields.message,
      fields.message,
      fields.message,
    ])
  })

  it.each([
    ['text/plain', 'x', 415],
    ['application/json', '{', 400],
    ['application/json', '[1]', 400],
    ['multipart/form-data; boundary=x', 'nonsense', 400],
    ['application/x-www-form-urlencoded', `message=${'x'.repeat(100_001)}`, 413],
  ])('refuses %s', async (type, body, status) => {
    const { postBody, kept } = await serveInbox()
    expect((await postBody(type, body)).status).toBe(status)
    expect((await kept()).enquiries).toEqual([])
  })

  const formWith = (mark: string) =>
    `${Object.entries(fields)
      .map(([name, value]) => `--${mark}\r\n${PART}"${name}"\r\n\r\n${value}\r\n`)
      .join('')}--${mark}--\r\n`

  it.each([
    ['Chrome', 'boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW'],
    ['Firefox', 'boundary=----geckoformboundary4f2a6d1c9e8b7a3015d6c2e9f8a1b4c7'],
    ['curl', 'boundary=------------------------d74496d66958873e'],
    ['programs that set it in marks', 'boundary="=_b,1:2"'],
    ['programs that leave no blank', 'boundary=b', ';'],
  ])('takes the parts as %s marks them', async (_, parameter, between = '; ') => {
    const { postBody, kept } = await serveInbox()
    const mark = parameter.slice('boundary='.length).replaceAll('"', '')
    const type = `multipart/form-data${between}${parameter}`
    expect((await postBody(type, formWith(mark))).status).toBe(200)
    const { enquiries } = await kept()
    expect(enquiries.map((one) => one.fields.name)).toEqual([fields.name])
  })

  it.each([
    'x-boundary=zzz; boundary=b',
    'boundary=b; boundary=zzz',
    'boundary=zzz,multipart/form-data;boundary=b',
    'boundary=zzz, multipart/form-data; boundary=b',
    'charset="; boundary=zzz"; boundary=b',
    'boundary="b',
    'boundary=',
  ])('refuses parts whose mark could be another one: %s', async (parameters) => {
    const { postBody, kept } = await serveInbox()
    const { status } = await postBody(`multipart/form-data; ${parameters}`, formWith('b'))
    expect(status).toBe(400)
    expect((await kept()).enquiries).toEqual([])
  })

  it('names faulty fields as Formspree does', async () => {
    const { post } = await serveInbox()
    const { status, text } = await post({ ...fields, name: ' ', email: 'jette@' })
    expect(status).toBe(422)
    expect(JSON.parse(text).errors).toEqual([
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
      { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
    ])
  })

  it('keeps nothing of what a browser posts although nobody has filled it in', async () => {
    const { post, kept } = await serveInbox()
    await post({ ...fields, inquiryType: '', 'Heizung: Baujahr': '', Kennung: '' })
    const { inquiryType, ...rest } = fields
    expect((await kept()).enquiries.map((one) => one.fields)).toEqual([rest])
  })

  it('takes a phone number in the place of an address', async () => {
    const { post, kept } = await serveInbox()
    const { status } = await post({ ...fields, email: '', phone: '0171 2345678' })
    expect(status).toBe(200)
    expect((await kept()).enquiries).toMatchObject([{ fields: { phone: '0171 2345678' } }])
    // Nobody could answer.
    expect((await post({ ...fields, email: '', phone: 'keine' })).status).not.toBe(200)
  })

  it('takes an address that was copied with signs that nobody sees, and keeps it without them', async () => {
    const { post, kept } = await serveInbox()
    const { status } = await post({ ...fields, email: '\u202ajette@exa\u200bmple.org\u202c' })
    expect(status).toBe(200)
    expect((await kept()).enquiries).toMatchObject([{ fields: { email: fields.email } }])
  })

  it('leads a browser without a script to the page that the form names', async () => {
    const { post } = await serveInbox()
    const reply = await post({ ...fields, _next: '/contact/sent' }, navigation)
    expect(reply).toMatchObject({ status: 303, headers: { location: '/contact/sent' } })
  })

  it.each([
    ['https://www.example.org/contact/sent', '/contact/sent'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['https://evil.example//evil.example', undefined],
    ['javascript:1', undefined],
  ])('leads from %s to nothing but a path of this site', async (_next, location) => {
    const { post } = await serveInbox()
    const reply = await post({ ...fields, _next }, navigation)
    expect(reply.headers.location).toBe(location)
  })

  it('tells a browser why a post was not taken on a page that a phone shows in legible letters', async () => {
    const { post } = await serveInbox()
    const name = '<script>alert(1)</script>'
    const { status, headers, text } = await post({ ...fields, name, email: name }, navigation)
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 422,
      type: 'text/html;charset=utf-8',
    })
    expect(text).toMatch(/^<!doctype html><html lang="de">/)
    expect(text).toContain('<meta name="viewport" content="width=device-width">')
    const { refused, reasons, back, home } = GERMAN.answers
    for (const line of [refused, reasons.fields, back]) expect(text).toContain(`<p>${line}</p>`)
    expect(text).toContain(`<a href="./">${home}</a>`)
    expect(text).not.toContain('alert')
  })

  it('keeps what a program has posted, and marks it', async () => {
    const { post, kept } = await serveInbox()
    expect((await post({ ...fields, _gotcha: 'http://spam' })).status).toBe(200)
    expect((await kept()).enquiries).toMatchObject([{ suspected: true, fields }])
  })

  it('takes no post from another site', async () => {
    const { post, port, kept } = await serveInbox()
    expect((await post(fields, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` }
    expect((await post(fields, own)).status).toBe(200)
    expect((await kept()).enquiries).toHaveLength(1)
  })

  it('knows other methods by name only', async () => {
    const { port } = await serveInbox()
    const response = await fetch(`http://localhost:${port}/__inbox`, { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
  })
})

describe('repeated posts', () => {
  const key = { 'Idempotency-Key': 'abc' }

  it('stores the same words under the same key once', async () => {
    const { post, kept } = await serveInbox()
    const replies = await Promise.all([1, 2, 3].map(() => post(fields, key)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ text }) => JSON.parse(text).id)).size).toBe(1)
    expect((await kept()).enquiries).toHaveLength(1)
  })

  it('stores other words under the same key', async () => {
    const { post, kept } = await serveInbox()
    await post(fields, key)
    await post({ ...fields, message: 'Anders' }, key)
    expect((await kept()).enquiries).toHaveLength(2)
  })

  it('takes a second press of the button, without a script, for the same enquiry', async () => {
    const { post, kept } = await serveInbox()
    await Promise.all([post(fields, navigation), post(fields, navigation)])
    expect((await kept()).enquiries).toHaveLength(1)
  })

  it('knows the words of a script again where the browser posts them itself, and the other way', async () => {
    const { post, kept } = await serveInbox()
    await post(fields, key)
    const native = { ...fields, message: fields.message.replace('\n', '\r\n') }
    expect((await post(native, navigation)).status).toBe(200)
    const other = { ...fields, message: 'Anders' }
    await post(other, navigation)
    await post(other, key)
    expect((await kept()).enquiries).toHaveLength(2)
  })

  it('knows them in both ways after a restart', async () => {
    const before = await serveInbox()
    await before.post(fields, key)
    const { post, kept, file } = await serveInbox()
    await fs.copyFile(before.file, file)
    expect((await post(fields, key)).status).toBe(200)
    expect((await post(fields, navigation)).status).toBe(200)
    expect((await kept()).enquiries).toHaveLength(1)
  })

  it('stores the same words under another key', async () => {
    const { post, kept } = await serveInbox()
    await post(fields, key)
    await post(fields, { 'Idempotency-Key': 'def' })
    expect((await kept()).enquiries).toHaveLength(2)
  })

  it('stores each post of a program without a key', async () => {
    const { post, kept } = await serveInbox()
    await post(fields)
    await post(fields)
    expect((await kept()).enquiries).toHaveLength(2)
  })
})

describe('showing', () => {
  it('shows every enquiry, the newest first', async () => {
    const { get, file } = await serveInbox()
    const numbers = Array.from({ length: 1_000 }, (_, number) => number)
    const stored = { received: '2026-11-21T09:00:00Z', suspected: false }
    const lines = numbers.map((number) => {
      const name = `Nummer ${number}.`
      const enquiry = { id: `${number}`, key: `${number}`, ...stored, fields: { ...fields, name } }
      return `${JSON.stringify(enquiry)}\n`
    })
    await fs.writeFile(file, lines.join(''))
    const [, main = ''] = /<main>(.*)<\/main>/s.exec((await get()).text) ?? []
    const shown = [...main.matchAll(/Nummer (\d+)\./g)].map((match) => Number(match[1]))
    expect(shown).toEqual(numbers.toReversed())
  })

  it('has no link for mail where somebody has named a telephone number alone', async () => {
    const { post, get } = await serveInbox()
    await post({ ...fields, email: '', phone: '0171 2345678' })
    const { text } = await get()
    expect(text).toContain('Telefon: 0171 2345678')
    expect(text).not.toContain('mailto:')
  })

  it('escapes everything, and runs nothing', async () => {
    const { post, get } = await serveInbox()
    await post({ ...fields, name: '<script>alert(1)</script>', extra: '"><img src=x>' })
    const { text, headers } = await get()
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toMatch(/<script|<img/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each<Record<string, string>>([
    { Host: 'evil.example' },
    { Host: '192.168.1.10:4173' },
    { Host: 'localhost.evil.example' },
    { 'X-Forwarded-For': '203.0.113.9' },
    { Forwarded: 'for=203.0.113.9' },
    { 'X-Forwarded-Host': 'www.example.org' },
    { 'X-Real-IP': '203.0.113.9' },
    { Via: '1.1 proxy' },
  ])('shows nothing for %o', async (headers) => {
    const { post, get } = await serveInbox()
    await post(fields)
    const { status, text } = await get(headers)
    expect(status).toBe(403)
    expect(text).not.toContain(fields.name)
  })

  it.each(['localhost:1', '127.0.0.1:1', '[::1]:1'])('shows itself at %s', async (Host) => {
    const { get } = await serveInbox()
    expect((await get({ Host })).status).toBe(200)
  })
})

describe('a file that goes away', () => {
  it('is begun anew where somebody has deleted it', async () => {
    const { post, kept, directory } = await serveInbox()
    await post(fields)
    await fs.rm(directory, { recursive: true })
    expect((await post({ ...fields, name: 'Später' })).status).toBe(200)
    expect((await kept()).enquiries).toMatchObject([{ fields: { name: 'Später' } }])
  })

  it('confirms no repeated post that went away with it', async () => {
    const { post, kept, file } = await serveInbox()
    const key = { 'Idempotency-Key': 'abc' }
    await post(fields, key)
    await fs.rm(file)
    expect(JSON.parse((await post(fields, key)).text)).toMatchObject({ repeated: false })
    expect((await kept()).enquiries).toHaveLength(1)
  })

  it('costs only the posts that come while it can not be written', async () => {
    const { post, kept, directory } = await serveInbox()
    await fs.rm(directory, { recursive: true })
    await fs.writeFile(directory, '')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await post(fields)).toMatchObject({ status: 500, text: '{"error":"Not stored"}' })
    const shown = await post(fields, { Accept: 'text/html' })
    expect(shown.status).toBe(500)
    expect(shown.text).toContain('Bitte rufen Sie uns an.')
    await fs.rm(directory)
    expect((await post(fields)).status).toBe(200)
    expect((await kept()).enquiries).toHaveLength(1)
  })
})

describe('a disk that gets full', () => {
  /** Lets the next batch reach the disk but for its last characters, and whatever else happens then. */
  const fillUp = (missing: number, meanwhile = async () => {}) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { open } = fs
    const spy = vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
      const handle = await open(...args)
      if (!String(args[0]).endsWith('.jsonl')) return handle
      spy.mockRestore()
      const append = handle.appendFile.bind(handle)
      handle.appendFile = async (text) => {
        await append(String(text).slice(0, String(text).length - missing))
        await meanwhile()
        throw Object.assign(new Error('write'), { code: 'ENOSPC' })
      }
      return handle
    })
  }
  const keyed = (key: number) => ({ 'Idempotency-Key': `${key}` })

  it.each([
    0, 1, 40,
  ])('stores once what is sent again; %i characters were missing', async (some) => {
    const { post, kept, file } = await serveInbox()
    await post({ ...fields, name: 'Früher' }, keyed(1))
    const before = await fs.readFile(file, 'utf8')
    fillUp(some)
    expect((await post(fields, keyed(2))).status).toBe(500)
    expect(await fs.readFile(file, 'utf8')).toBe(before)
    expect((await post(fields, keyed(2))).status).toBe(200)
    const { enquiries, damaged } = await kept()
    expect(enquiries.map((one) => one.fields.name)).toEqual(['Früher', fields.name])
    expect(damaged).toBe(0)
  })

  it('takes nothing back where another program has written', async () => {
    const { post, kept, file } = await serveInbox()
    await post(fields, keyed(1))
    const other = await serveInbox()
    await other.post({ ...fields, name: 'Von anderswo' })
    const line = await fs.readFile(other.file, 'utf8')
    fillUp(40, () => fs.appendFile(file, line))
    expect((await post({ ...fields, name: 'Später' }, keyed(2))).status).toBe(500)
    await post({ ...fields, name: 'Später' }, keyed(2))
    const { enquiries, damaged } = await kept()
    const names = enquiries.map((one) => one.fields.name)
    expect({ names, damaged }).toEqual({
      names: ['Jette Ahlers', 'Von anderswo', 'Später'],
      damaged: 1,
    })
  })
})

describe('a damaged file', () => {
  it('costs the damaged lines alone, and later ones nothing', async () => {
    const { post, kept, file } = await serveInbox()
    await post(fields)
    await fs.appendFile(file, '{"id":"1","received":"2026-')
    const again = await serveInbox()
    await fs.copyFile(file, again.file)
    await again.post({ ...fields, name: 'Später' })
    const { enquiries, damaged } = await again.kept()
    expect(enquiries.map((one) => one.fields.name)).toEqual(['Jette Ahlers', 'Später'])
    expect(damaged).toBe(1)
    expect((await kept()).damaged).toBe(1)
    const lost = 'Zeilen der Datei, die sich nicht lesen lassen'
    expect((await again.get()).text).toContain(`${lost}: 1`)
    expect((await (await serveInbox()).get()).text).not.toContain(lost)
  })
})

describe('faults', () => {
  const withFault = (fault: string) => `/__inbox?fault=${fault}`

  it.each([
    ['500', 500],
    ['429', 429],
    ['captcha', 200],
  ])('%s stores nothing', async (fault, status) => {
    const { post, kept } = await serveInbox()
    const reply = await post(fields, {}, withFault(fault))
    expect(reply.status).toBe(status)
    expect(reply.text).not.toContain('"ok":true')
    expect((await kept()).enquiries).toEqual([])
  })

  it('429 says when to come again', async () => {
    const { post } = await serveInbox()
    expect((await post(fields, {}, withFault('429'))).headers['retry-after']).toBe('5')
  })

  it('reset stores, and breaks off the answer', async () => {
    const { post, kept } = await serveInbox()
    await expect(post(fields, {}, withFault('reset'))).rejects.toThrow()
    expect((await kept()).enquiries).toHaveLength(1)
  })

  it('is taken from the address of the page with the form', async () => {
    const { post } = await serveInbox()
    const Referer = 'http://localhost:4173/contact?inquiry=heating&fault=500'
    expect((await post(fields, { Referer })).status).toBe(500)
  })
})
