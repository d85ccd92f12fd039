import type { Element } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from '../../src/components/Markdown.tsx'
import { markdownToTree } from '../../src/content/markdown.ts'

const html = (source: string): string =>
  renderToStaticMarkup(<Markdown tree={markdownToTree(source).tree} />)

test('a table is called by its columns, and the keyboard can scroll it', () => {
  expect(html('| Brot | *Preis* |\n| --- | ---: |\n| ~~Alt~~ | 5 |')).toBe(
    '<section class="table" aria-label="Brot, Preis" tabindex="0"><table>' +
      '<thead><tr><th scope="col">Brot</th><th scope="col" data-align="right"><em>Preis</em></th></tr></thead>' +
      '<tbody><tr><td><del>Alt</del></td><td data-align="right">5</td></tr></tbody>' +
      '</table></section>',
  )
})

test('the box of a task has its words, and nobody can tick it', () => {
  expect(html('- [x] Mehl\n- [ ] Hefe\n  - Salz').replace(/>\s+</g, '><')).toBe(
    '<ul><li><label><input type="checkbox" disabled="" checked=""/> Mehl</label></li>' +
      '<li><label><input type="checkbox" disabled=""/> Hefe\n</label><ul><li>Salz</li></ul></li></ul>',
  )
})

test('a box that the build did not write is nothing but a box', () => {
  const input = { type: 'text', value: 'x', formaction: 'https://fremd.example', checked: 'yes' }
  const box: Element = { type: 'element', tagName: 'input', properties: input, children: [] }
  expect(renderToStaticMarkup(<Markdown tree={{ type: 'root', children: [box] }} />)).toBe(
    '<input type="checkbox" disabled=""/>',
  )
})
