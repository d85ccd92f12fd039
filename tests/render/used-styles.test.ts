import { describe, expect, test } from 'vitest'
import { usedStyles } from '../../scripts/render/used-styles.ts'

const HTML = '<div class="card card--open"><p class="text">A</p></div>'
const used = (css: string) => usedStyles(css, HTML)

describe('the styles of a document are those that it can need', () => {
  test.each([
    ['elements', 'p,a:hover{color:red}'],
    ['its classes', '.card .text{color:red}'],
    ['classes that are excluded', '.card:not(.gone){color:red}'],
    ['what may come in', '.card:has(.gone){color:red}'],
    ['one of several', ':is(.gone,.text)>a{color:red}'],
    ['statements and fonts', '@layer a,b;@font-face{src:url(x.woff2)}'],
    ['rules in rules', '@media print{.card{color:red;&:hover{top:0}}}'],
    ['signs in texts', '.card:before{content:"}{;.gone"}'],
    ['addresses', '.card{background:url(data:image/svg+xml;base64,PA==)}'],
  ])('%s stay', (_, css) => {
    expect(used(css)).toBe(css)
  })

  test.each([
    ['of other classes', '.gone{color:red}', ''],
    [
      'of other classes in a group',
      '@layer a{.card .gone{top:0}p{top:1px}}',
      '@layer a{p{top:1px}}',
    ],
    ['of which nothing is there', ':is(.gone,.lost)>a{color:red}', ''],
    ['that are empty then', '@media print{@layer b{.gone{top:0}}}', ''],
    ['in rules', '.card{top:0;.gone{top:1px}}', '.card{top:0;}'],
  ])('rules %s go', (_, css, left) => {
    expect(used(css)).toBe(left)
  })

  test('selectors go one by one', () => {
    expect(used('.gone,.card:is(.a,.card--open),.text{top:0}')).toBe(
      '.card:is(.a,.card--open),.text{top:0}',
    )
  })
})
