import { describe, expect, it } from 'vitest'
import { sanitizeSvg } from '../../../scripts/read/drawing/sanitize-svg.ts'

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" />'

/** Each uses twice what is one below: a million elements, in twenty lines. */
const TOWER = Array.from(
  { length: 20 },
  (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`,
).join('')

/** Each names ten times what is one below. */
const levels = (name: string, part: (id: string, below: string) => string): string =>
  part('p0', '') +
  Array.from({ length: 8 }, (_, at) => part(`p${at + 1}`, `${name}(#p${at})`)).join('')

const tower = (tagName: string, attribute: string): string =>
  levels('url', (id, below) => {
    const named = below && ` ${attribute}="${below}"`
    return `<${tagName} id="${id}">${`<path d="M0 0L1 1"${named}/>`.repeat(10)}</${tagName}>`
  })

const sheets = (selector: string): string =>
  Array.from(
    { length: 8 },
    (_, at) =>
      `<style>${selector}c${at + 1}{mask:url(#p${at})}</style><mask id="p${at}">${`<path class="c${at}"/>`.repeat(10)}</mask>`,
  ).join('')

describe('sanitizeSvg', () => {
  it('keeps what draws', () => {
    const svg = drawing(
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0h10" fill="url(#a)" stroke-linecap="round" clip-path="url(#b)"></path><use href="#c"></use>',
    )
    expect(sanitizeSvg(svg)).toBe(
      drawing(
        '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" /></linearGradient></defs><path d="M0 0h10" fill="url(#a)" stroke-linecap="round" clip-path="url(#b)" /><use href="#c" />',
      ),
    )
  })

  it('keeps what it looks like in the dark', () => {
    const styled = drawing(
      '<style>.a>.b{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}</style><path class="a" />',
    )
    expect(sanitizeSvg(styled)).toBe(styled)
  })

  it.each([
    ['.a{fill:&amp;#117;rl(https://fremd.example/x)}', 'an address'],
    ['&amp;#64;import "https://fremd.example/x";.a{fill:red}', 'another style sheet'],
    ['/* Heim &amp; Herd */.a{fill:red}', 'a plain sign'],
    ['<![CDATA[/* Heim & Herd */.a{fill:red}]]>', 'a plain sign in a section of characters'],
  ])('leaves no reference in %s, which browsers would read as %s', (style) => {
    const sheet = /<style>(.*)<\/style>/s.exec(sanitizeSvg(drawing(`<style>${style}</style>`)))
    expect(sheet?.[1]).toMatch(/^(?:[^&]|&amp;)+$/)
  })

  it('keeps gradients that a style sheet names, as Illustrator writes them', () => {
    const styled = drawing(
      '<style>.a{fill:url(#b);} .c{clip-path:url("#d")}</style><path class="a" />',
    )
    expect(sanitizeSvg(styled)).toBe(styled)
  })

  it.each([
    ['a typeface from elsewhere', '@import url("https://fonts.example/css?family=A");'],
    ['one of its own', '@font-face{font-family:a;src:url(data:font/woff2;base64,AA==)}'],
  ])('keeps the colours below %s', (_, loading) => {
    const styled = (sheet: string) =>
      drawing(`<style>${sheet}.a{fill:red}</style><path class="a" />`)
    expect(sanitizeSvg(styled(loading))).toBe(styled(''))
  })

  it.each(['href', 'xlink:href'])('keeps photographs that are part of it, in %s', (name) => {
    const link = ' xmlns:xlink="http://www.w3.org/1999/xlink"'
    const image = (address: string) => drawing(`<image width="9" ${name}="${address}" />`, link)
    const own = image('data:image/png;base64,iVBORw0KGgo=')
    expect(sanitizeSvg(own).replace(link, '')).toBe(own.replace(link, ''))
    for (const address of [
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/svg+xml,&lt;svg/&gt;',
      'https://example.com/a.png',
      'a.png',
      'javascript:alert(1)',
    ])
      expect(sanitizeSvg(image(address))).not.toContain('ref=')
  })

  it('keeps names with signs of the language, as programs give them to what has none', () => {
    const named = drawing(
      '<g id="&lt;Gruppe&gt;"><path id="a" fill="url(#&lt;b)" /></g><text>="&#x3C;b"</text><g id="Bad &amp; Heizung" />',
    )
    const clean = sanitizeSvg(named)
    expect(clean).toBe(named.replace('&gt;', '>').replace('Bad &amp;', 'Bad &#x26;'))
    expect(sanitizeSvg(clean)).toBe(clean)
  })

  it('keeps lines dashed', () => {
    const dashed = drawing('<path stroke-dasharray="4 2" stroke-dashoffset="1" />')
    expect(sanitizeSvg(dashed)).toBe(dashed)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style element', '<style>@import url(https://example.com)</style>'],
    ['a style element with an address', '<style>path{fill:url(https://example.com)}</style>'],
    [
      'a style element with an address behind one of its own',
      '<style>path{fill:url(#a),url(//b)}</style>',
    ],
    ['a style element that hides one', '<style>@imp@import x;ort url(//b);</style>'],
    ['a style element with an escape', '<style>path{fill:u\\72l(https://example.com)}</style>'],
    ['a style element with a typeface', '<style>@font-face{font-family:a;src:local(b)}</style>'],
    ['a style element with an element', '<style>path{}<g></g></style>'],
    ['foreign content', '<foreignObject><body onload="alert(1)"></body></foreignObject>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"></animate>'],
  ])('drops %s', (_, inside) => {
    expect(sanitizeSvg(drawing(inside))).toBe(EMPTY)
  })

  it.each([
    ['an event handler', '<path onclick="alert(1)"></path>', '<path />'],
    ['a reference to another file', '<use href="https://example.com/a.svg#b"></use>', '<use />'],
    ['a style with an address', '<path style="fill:url(https://example.com)"></path>', '<path />'],
    ['an escaped address', '<path style="fill:u\\72l(https://example.com)"></path>', '<path />'],
    ['a set of addresses', `<path style="mask:image-set('//example.com' 1x)"></path>`, '<path />'],
    ['a paint from elsewhere', '<path fill="url(https://example.com/a#b)"></path>', '<path />'],
    ['a filter from elsewhere', '<path filter="url(//example.com/a#b)"></path>', '<path />'],
    ['a mask from elsewhere', '<path mask="URL( &quot;a.svg#b&quot;)"></path>', '<path />'],
  ])('drops %s and keeps the element', (_, before, after) => {
    expect(sanitizeSvg(drawing(before))).toBe(drawing(after))
  })

  it('drops handlers of the root, document types and entities', () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${drawing('', ' onload="alert(1)"')}`
    expect(sanitizeSvg(svg)).toBe(EMPTY)
  })

  it.each([
    ['by entities', ' xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;"'],
    ['by other addresses', ' xmlns="http://example.com/a" xmlns:xlink="http://example.com/b"'],
  ])('names the namespaces themselves that a drawing names %s', (_, names) => {
    expect(sanitizeSvg(`<svg${names} viewBox="0 0 10 10"><use xlink:href="#a" /></svg>`)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"><use xlink:href="#a" /></svg>',
    )
  })

  it('names the namespace of a drawing that has forgotten it', () => {
    expect(sanitizeSvg('<svg viewBox="0 0 10 10"></svg>')).toContain(
      'xmlns="http://www.w3.org/2000/svg"',
    )
  })

  it('drops links and keeps what they hold', () => {
    const svg = drawing('<a href="javascript:alert(1)"><path d="M0 0"></path></a>')
    expect(sanitizeSvg(svg)).toBe(drawing('<path d="M0 0" />'))
  })

  it.each([
    ['itself', '<g id="a"><use href="#a"/></g>'],
    ['what uses what it uses twice, twenty times over', TOWER],
    ['the same, with ids that stand once more below', TOWER + TOWER.replace(/<use[^>]*>/g, '')],
    ['masks of masks', tower('mask', 'mask')],
    ['patterns of patterns', tower('pattern', 'fill')],
    ['patterns of patterns in styles', tower('pattern', 'style').replaceAll('"url', '"fill:url')],
    ['clipped clip paths', tower('clipPath', 'clip-path')],
    ['filters of what is filtered', tower('mask', 'filter') + tower('filter', 'filter')],
    ['markers with markers', tower('marker', 'marker-end')],
    ['masks of masks by classes', sheets('.')],
    [
      'a marker at each of many points',
      `<marker id="a">${'<path/>'.repeat(100)}</marker><path d="M0 0${'L1 1'.repeat(500)}" marker-mid="url(#a)"/>`,
    ],
  ])('refuses a drawing that uses %s', (_, inside) => {
    expect(() => sanitizeSvg(drawing(inside))).toThrow(RangeError)
  })

  it('ends soon where a sheet begins to load things and never says what', () => {
    const sheet = `${'@import '.repeat(120_000)}{`
    expect(sanitizeSvg(drawing(`<style>${sheet}</style>`))).toBe(EMPTY)
  })

  it.each([
    ['a gradient', '<linearGradient id="a"><stop/><stop/></linearGradient>', 'fill="url(#a)"'],
    ['an arrow at its end', '<marker id="a"><path d="M0 0"/></marker>', 'marker-end="url(#a)"'],
    ['its own area', '<clipPath id="a"><path d="M0 0"/></clipPath>', 'class="cls-2"'],
  ])('keeps a plan of which every line has %s', (_, part, named) => {
    const sheet = '<style>.cls-2{clip-path:url(#a)}</style>'
    const lines = `<path d="M0 0${'L1 1'.repeat(40)}" ${named}></path>`.repeat(5_000)
    expect(sanitizeSvg(drawing(sheet + part + lines))).toContain('L1 1')
  })

  it('keeps a drawing that uses its parts many times', () => {
    const uses = '<use href="#a" />'.repeat(1000)
    expect(sanitizeSvg(drawing(`<path id="a" />${uses}`))).toContain(uses)
  })
})

it('says nothing of what a program has noted of a drawing, such as who made it', () => {
  const notes = '<metadata><rdf:RDF><dc:creator>Erika Muster</dc:creator></rdf:RDF></metadata>'
  expect(sanitizeSvg(`<svg>${notes}<path d="M0 0"/></svg>`)).not.toContain('Erika')
})
