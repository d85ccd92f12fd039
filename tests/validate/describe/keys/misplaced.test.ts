import { describe, expect, test } from 'vitest'
import { bakeryText, wordsOf } from '../../../workspace.ts'

/** The bakery, with a telephone number and an e-mail address as somebody has typed them. */
const withContact = (phone: string, email: string) => ({
  'site.yaml': bakeryText('site.yaml')
    .replace(/^ {2}phone: .*$/m, `  phone: ${phone}`)
    .replace(/^ {2}email: .*$/m, `  email: ${email}`),
})

describe('a value that belongs to the key beside it', () => {
  test('swapped with the other one: each is told what stands in its place', async () => {
    expect(await wordsOf(withContact('hallo@korn.example', '+49 2581 98765'))).toEqual([
      '`hallo@korn.example` gehört zu `email`, nicht zu `phone`. → Schreiben Sie: phone: +49 2581 98765',
      '`+49 2581 98765` gehört zu `phone`, nicht zu `email`. → Schreiben Sie: email: hallo@korn.example',
    ])
  })

  test('typed at both: how the one is written that is missing', async () => {
    expect(await wordsOf(withContact('hallo@korn.example', 'hallo@korn.example'))).toEqual([
      expect.stringMatching(
        /^`hallo@korn\.example` gehört zu `email`, nicht zu `phone`\. → Schreiben Sie die Länder/,
      ),
    ])
  })

  test('so long that it can be neither: only what is wrong with it', async () => {
    const long = `${'a'.repeat(300)}@korn.example`
    const [words] = await wordsOf(withContact(long, 'hallo@korn.example'))
    expect(words).toContain('hat nicht die Form, die `phone`')
  })
})
