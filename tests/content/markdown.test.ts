import type { Root, RootContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { markdownToTree } from '../../src/content/markdown.ts'

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The tree as HTML, with everything that is in it: what a renderer leaves out is not safe yet. */
const serialize = (node: Root | RootContent): string => {
  if (node.type === 'text') return escapeText(node.value)
  if (!('children' in node)) return `<!${node.type}>`
  const inside = node.children.map(serialize).join('')
  if (node.type === 'root') return inside
  const attributes = Object.entries(node.properties).map(
    ([name, value]) => ` ${name}="${escapeText(String(value))}"`,
  )
  return `<${node.tagName}${attributes.join('')}>${inside}</${node.tagName}>`
}

const html = (source: string, fill?: (text: string) => string): string =>
  serialize(markdownToTree(source, fill).tree)

/** Levels and texts of the headings, without what else there is. */
const outline = (source: string): string[] =>
  [...html(source).matchAll(/<(h\d)[^>]*>(.*?)<\/h\d>/gs)].map(([, level, text]) =>
    `${level} ${text}`.replace(/<[^>]+>/g, '').replace(/\s+/g, ' '),
  )

describe('a paragraph between two pairs of asterisks is a heading', () => {
  test.each([
    ['the whole paragraph', '**Was sich ändert**', ['h2 Was sich ändert']],
    ['two bold runs', '**Eins** und **zwei**', ['h2 Eins und zwei']],
    ['a line break inside', '**Erste Zeile\nzweite Zeile**', ['h2 Erste Zeile zweite Zeile']],
    ['a forced line break inside', '**Erste  \nzweite**', ['h2 Erste zweite']],
    ['CRLF inside and behind', '**Erste\r\nzweite**\r\n\r\nText.\r\n', ['h2 Erste zweite']],
    ['German quotes inside', '**„Alles neu“ im Herbst**', ['h2 „Alles neu“ im Herbst']],
    ['German quotes around its words', '**„Alles neu“**', ['h2 „Alles neu“']],
    ['trailing spaces', '**Titel**   ', ['h2 Titel']],
    ['leading spaces', '  **Titel**', ['h2 Titel']],
    ['spaces that keep it from being bold', '** Titel **', ['h2 Titel']],
    ['a link inside', '**[Zur Mühle](/muehle)**', ['h2 Zur Mühle']],
    ['italics inside', '**Ganz *neu* hier**', ['h2 Ganz neu hier']],
    ['three asterisks', '***Titel***', ['h2 Titel']],
    ['no blank line between two of them', '**Eins**\n**Zwei**', ['h2 Eins Zwei']],
  ])('%s', (_, source, expected) => {
    expect(outline(source)).toEqual(expected)
    expect(html(source)).not.toContain('**')
  })

  test.each([
    [
      'bold at the start only',
      '**Wichtig:** Bitte lesen.',
      '<p><strong>Wichtig:</strong> Bitte lesen.</p>',
    ],
    ['bold at the end only', 'Bitte **lesen**', '<p>Bitte <strong>lesen</strong></p>'],
    ['underscores', '__Fett__', '<p><strong>Fett</strong></p>'],
    ['text in the next line', '**Titel**\nText', '<p><strong>Titel</strong> Text</p>'],
    ['a full stop behind it', '**Titel**.', '<p><strong>Titel</strong>.</p>'],
    ['German quotes around it', '„**Titel**“', '<p>„<strong>Titel</strong>“</p>'],
    ['an item of a list', '- **Punkt**', '<ul><li><strong>Punkt</strong></li></ul>'],
    ['a numbered item', '1. **Punkt**', '<ol><li><strong>Punkt</strong></li></ol>'],
    ['a quotation', '> **Zitat**', '<blockquote><p><strong>Zitat</strong></p></blockquote>'],
    ['escaped asterisks', '\\*\\*Sterne\\*\\*', '<p>**Sterne**</p>'],
    ['code', '    **Code**', '<pre><code>**Code**\n</code></pre>'],
    ['four asterisks alone', 'x\n\n\\****', '<p>x</p><p>****</p>'],
    ['a rule of asterisks', '** **', '<hr></hr>'],
  ])('not: %s', (_, source, expected) => {
    expect(html(source)).toBe(expected)
  })

  test('the paragraphs around it stay paragraphs', () => {
    expect(html('Davor.\n\n**Titel**\n\nDanach **fett**.')).toBe(
      '<p>Davor.</p><h2 id="titel">Titel</h2><p>Danach <strong>fett</strong>.</p>',
    )
  })
})

describe('tables, struck words and task lists', () => {
  test.each([
    [
      'a table',
      '| Brot | Preis |\n| :--- | ---: |\n| [Dinkel](/d) | **5** |',
      '<table><thead><tr><th align="left">Brot</th><th align="right">Preis</th></tr></thead><tbody><tr><td align="left"><a href="/d">Dinkel</a></td><td align="right"><strong>5</strong></td></tr></tbody></table>',
    ],
    [
      'a table behind a line',
      'Text:\n| a |\n| - |',
      '<p>Text:</p><table><thead><tr><th>a</th></tr></thead></table>',
    ],
    ['struck words', 'Statt ~~alt~~ neu', '<p>Statt <del>alt</del> neu</p>'],
    [
      'a task list',
      '- [x] Backen\n- [ ] Essen',
      '<ul className="contains-task-list"><li className="task-list-item"><label><input type="checkbox" checked="true" disabled="true"></input> Backen</label></li><li className="task-list-item"><label><input type="checkbox" checked="false" disabled="true"></input> Essen</label></li></ul>',
    ],
  ])('%s', (_, source, expected) => {
    expect(html(source).replace(/\n/g, '')).toBe(expected)
  })

  test('a task has its own words alone for a label', () => {
    const labels = (source: string) =>
      [...html(source).matchAll(/<label><input[^>]*><\/input>(.*?)<\/label>/gs)].map(
        ([, text]) => text,
      )
    expect(labels('- [ ] Teig\n  - [x] Mehl\n\n  Absatz\n- [ ] Ofen')).toEqual([
      ' Teig',
      ' Mehl',
      ' Ofen',
    ])
  })

  test.each([
    ['one tilde says about', 'Das kostet ~5~ Euro', '<p>Das kostet ~5~ Euro</p>'],
    ['addresses', 'www.kfw.de und a@b.example', '<p>www.kfw.de und a@b.example</p>'],
    ['footnotes', 'Wort[^1]\n\n[^1]: Mehr', '<p>Wort<a href="Mehr">^1</a></p>'],
    ['a single stroke', 'a | b', '<p>a | b</p>'],
  ])('what stood in texts before keeps its meaning: %s', (_, source, expected) => {
    expect(html(source)).toBe(expected)
  })

  test('facts are filled in everywhere', () => {
    const fill = (text: string) => text.replaceAll('{a.b}', '412')
    const source = '| {a.b} |\n| --- |\n| ~~{a.b}~~ |\n\n- [ ] {a.b}'
    expect(html(source, fill).match(/412/g)).toHaveLength(3)
  })
})

describe('heading levels', () => {
  test.each([
    ['start at two', '# Eins', ['h2 Eins']],
    ['skip nothing at the start', '#### Vier', ['h2 Vier']],
    ['skip nothing on the way down', '## A\n\n#### B\n\n###### C', ['h2 A', 'h3 B', 'h4 C']],
    ['go up again', '## A\n\n### B\n\n## C\n\n### D', ['h2 A', 'h3 B', 'h2 C', 'h3 D']],
    ['count bold paragraphs', '**A**\n\n### B\n\n**C**', ['h2 A', 'h3 B', 'h2 C']],
    [
      'end at six',
      '## A\n### B\n#### C\n##### D\n###### E',
      ['h2 A', 'h3 B', 'h4 C', 'h5 D', 'h6 E'],
    ],
    ['hold in quotations', '> # A\n\n#### B', ['h2 A', 'h3 B']],
    ['hold in lists', '- #### A\n\n## B', ['h2 A', 'h2 B']],
    ['hold for underlined headings', 'A\n===\n\nB\n---', ['h2 A', 'h2 B']],
  ])('%s', (_, source, expected) => {
    expect(outline(source)).toEqual(expected)
  })
})

describe('fragments of headings', () => {
  const ids = (source: string) => [...html(source).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

  test('spell umlauts out', () => {
    expect(ids('## Größe & Öl für 3 Häuser')).toEqual(['groesse-oel-fuer-3-haeuser'])
  })

  test('are different for every heading', () => {
    expect(ids('## A\n\n## A\n\n## A 2\n\n## A')).toEqual(['a', 'a-2', 'a-2-2', 'a-3'])
  })

  test('exist for a heading without letters', () => {
    expect(ids('## !!!\n\n## ???')).toEqual(['section', 'section-2'])
  })

  test('can begin like the prefix of the sanitiser', () => {
    expect(ids('## User content')).toEqual(['user-content'])
  })
})

describe('what never reaches the page', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', 'Text <b onclick="alert(1)">fett</b>'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
    ['an unclosed tag', '<img src=x onerror=alert(1)'],
    ['a comment', '<!-- geheim -->'],
    ['a style', '<style>p{color:red}</style>'],
  ])('raw HTML: %s', (_, source) => {
    expect(html(source)).not.toMatch(/<(script|b|iframe|img|style|!--)|onclick=|geheim/)
  })

  test('raw HTML is named with its place', () => {
    expect(markdownToTree('Ein <b>fetter</b> Text').html).toEqual([
      { value: '<b>', offset: 4 },
      { value: '</b>', offset: 13 },
    ])
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](&#x6A;avascript&colon;alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](<\u0001javascript:alert(1)>)',
    '[x](< javascript:alert(1)>)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](file:///etc/passwd)',
    '**[x](javascript:alert(1))**',
  ])('the target of %j', (source) => {
    const { tree, links } = markdownToTree(source)
    expect(JSON.stringify(tree)).not.toMatch(/"href":/)
    expect(links).toHaveLength(1)
  })

  test('{fact} in a target is filled in before the target is judged', () => {
    const fill = (text: string) => text.replace('{x}', 'javascript:alert(1)')
    expect(html('[x]({x})', fill)).toBe('<p><a>x</a></p>')
  })

  test.each([
    '/contact?inquiry=torte',
    '#oben',
    'https://example.org/a?b=c',
    'mailto:a@b.example',
    'tel:+491',
  ])('but %s does', (target) => {
    expect(html(`[x](${target})`)).toBe(`<p><a href="${target.replace('&', '&amp;')}">x</a></p>`)
  })
})

describe('what a text refers to', () => {
  test('links, with their places, behind their words', () => {
    const source = 'Ein [Link](/a), <https://b.example> und [noch][c].\n\n[c]: /c "Titel"'
    expect(markdownToTree(source).links.map(({ value, offset }) => [value, offset])).toEqual([
      ['/a', source.indexOf('](/a)')],
      ['https://b.example', source.indexOf('<https')],
      ['/c', source.indexOf(']: /c')],
    ])
  })

  test('pictures, however they are written', () => {
    const source = '![a](a.jpg)\n\n![b][c]\n\n[c]: https://fremd.example/c.jpg'
    expect(markdownToTree(source).images).toHaveLength(2)
  })
})

describe('facts', () => {
  const fill = (text: string) => text.replaceAll('{stats.brote}', '412')

  test.each([
    ['in running text', 'Wir backen {stats.brote} Brote.', '<p>Wir backen 412 Brote.</p>'],
    ['in bold text', 'Es sind **{stats.brote}**.', '<p>Es sind <strong>412</strong>.</p>'],
    [
      'in a heading and its fragment',
      '## {stats.brote} Brote',
      '<h2 id="412-brote">412 Brote</h2>',
    ],
    ['in a bold heading', '**{stats.brote} Brote**', '<h2 id="412-brote">412 Brote</h2>'],
    ['in a link', '[{stats.brote}](/x?n={stats.brote})', '<p><a href="/x?n=412">412</a></p>'],
    ['in code', '`{stats.brote}`', '<p><code>412</code></p>'],
  ])('%s', (_, source, expected) => {
    expect(html(source, fill)).toBe(expected)
  })

  const COMPANY: Record<string, string> = {
    '{company.phone}': '+49 2581 12',
    '{company.phoneHref}': 'tel:+49258112',
    '{company.email}': 'ofen@brot.example',
  }
  const fillCompany = (text: string) => text.replace(/\{[^{}]+\}/g, (name) => COMPANY[name] ?? name)
  const phone = '<a href="tel:+49258112">+49 2581 12</a>'
  const email = '<a href="mailto:ofen@brot.example">ofen@brot.example</a>'

  test.each([
    [
      'are links where a text names them',
      'Rufen Sie an: {company.phone}, oder schreiben Sie an **{company.email}**.',
      `<p>Rufen Sie an: ${phone}, oder schreiben Sie an <strong>${email}</strong>.</p>`,
    ],
    ['twice in a text', '{company.phone}/{company.phone}', `<p>${phone}/${phone}</p>`],
    [
      'in a cell',
      '| Anruf |\n| --- |\n| {company.phone} |',
      `<table><thead><tr><th>Anruf</th></tr></thead><tbody><tr><td>${phone}</td></tr></tbody></table>`,
    ],
    [
      'stay words of a link',
      '[jederzeit **unter {company.phone}**](/kontakt)',
      '<p><a href="/kontakt">jederzeit <strong>unter +49 2581 12</strong></a></p>',
    ],
    ['stay code', '`{company.phone}`', '<p><code>+49 2581 12</code></p>'],
  ])('number and address of the company %s', (_, source, expected) => {
    expect(html(source, fillCompany).replaceAll('\u00a0', ' ')).toBe(expected)
  })

  test('stay text, whatever they hold', () => {
    expect(html('Das ist {x}.', (text) => text.replace('{x}', '<b>*5*</b>'))).toBe(
      '<p>Das ist &lt;b&gt;*5*&lt;/b&gt;.</p>',
    )
  })
})

test('a line of the file may end where none of the page may', () => {
  expect(html('Nach § 25\nAbs. 2 sind 8\nkWh **und 30\nLiter** frei,\nimmer')).toBe(
    '<p>Nach §\u00a025\u00a0Abs.\u00a02 sind 8\u00a0kWh <strong>und 30\u00a0Liter</strong> frei, immer</p>',
  )
})
