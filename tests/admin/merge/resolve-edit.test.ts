import { describe, expect, it } from 'vitest'
import { resolveEdit } from '../../../src/admin/merge/resolve-edit.ts'
import { markdownToTree } from '../../../src/content/markdown.ts'
import { LONGEST } from '../../../src/content/text/longest-text.ts'
import { tidy } from '../../../src/content/text/tidy.ts'
import { facts } from '../a-page.ts'

const asText = (text: string) => resolveEdit(text, 'text', facts, undefined)
const asMarkdown = (text: string) => resolveEdit(text, 'markdown', facts, markdownToTree)

describe('tidy', () => {
  it('leaves out what comes along from Word and from messages, and nobody sees', () => {
    const pasted =
      '\ufeffWir bauen\u200b um:\vauch \u202aBäder\u202c 👩\u200d🔧 und Dach\u00adziegel'
    expect(tidy(pasted, 'text')).toBe('Wir bauen um: auch Bäder 👩\u200d🔧 und Dach\u00adziegel')
    expect(tidy(pasted, 'markdown')).toBe(
      'Wir bauen um:\nauch Bäder 👩\u200d🔧 und Dach\u00adziegel',
    )
  })

  it('leaves out what comes along from PDFs, where no document may hold it', () => {
    const pasted = 'Dach\u0002decker\fund Bäder\u0000 für\u0085alle\ud800 👍'
    expect(tidy(pasted, 'text')).toBe('Dachdecker und Bäder für alle 👍')
    expect(tidy(pasted, 'markdown')).toBe('Dachdecker\nund Bäder für\nalle 👍')
  })

  it('brings a text into one line and leaves spaces that do not break', () => {
    expect(tidy(' 5 000\u00a0€ \n\t im Jahr ', 'text')).toBe('5 000\u00a0€ im Jahr')
  })

  it('keeps the lines of Markdown', () => {
    expect(tidy('\r\nEins\r\n\r\nZwei\r', 'markdown')).toBe('Eins\n\nZwei')
  })
})

describe('a text', () => {
  it('has its facts filled in', () => {
    expect(asText('Seit {company.founded}')).toEqual({ value: 'Seit 1910' })
  })

  it('is text, whatever it looks like', () => {
    expect(asText('<img src=x onerror=alert(1)>')).toEqual({
      value: '<img src=x onerror=alert(1)>',
    })
  })

  it('is never empty and never endless', () => {
    expect(asText(' \n ')).toEqual({ refusal: 'empty' })
    expect(asText('x'.repeat(LONGEST + 1))).toEqual({ refusal: 'long' })
  })
})

describe('Markdown', () => {
  it.each([
    'preise.pdf',
    'torten/karte.pdf',
  ])('may lead to a document of the content: %s', (name) => {
    expect(asMarkdown(`[Preise](${name})`)).not.toHaveProperty('refusal')
  })

  it('shows a link to a document as what it is, at its address', () => {
    const resolved = asMarkdown('- [Karte](torten/karte-{company.founded}.pdf)')
    expect(JSON.stringify(resolved)).toContain('"href":"/files/torten/karte-1910.pdf#PDF"')
  })

  it('becomes a tree with facts in texts and links', () => {
    expect(asMarkdown('In {company.city}: [hier](/{company.founded})')).toMatchObject({
      value: {
        children: [
          {
            tagName: 'p',
            children: [
              { value: 'In Geseke: ' },
              { tagName: 'a', properties: { href: '/1910' }, children: [{ value: 'hier' }] },
            ],
          },
        ],
      },
    })
  })

  it.each([
    ['raw HTML', 'Text <script>alert(1)</script>', 'markup'],
    ['a picture', '![x](https://example.org/x.png)', 'markup'],
    ['a link that runs code', '[x](javascript:alert(1))', 'link'],
    ['the same in other letters', '[x](JaVaScRiPt:alert(1))', 'link'],
    ['a link with data', '[x](data:text/html,x)', 'link'],
    ['a link without a scheme', '[x](//example.org)', 'link'],
    ['a definition that runs code', '[x][y]\n\n[y]: javascript:alert(1)', 'link'],
    ['endless nesting', '>'.repeat(15_000), 'markup'],
  ])('is refused with %s', (_, text, refusal) => {
    expect(asMarkdown(text)).toEqual({ refusal })
  })
})
