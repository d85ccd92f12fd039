import { expect, test } from 'vitest'
import { neededCss } from '../../scripts/render/needed-css.ts'

const HTML = '<main class="a b" data-state="open"><p class="c">x</p></main>'

test.each([
  ['.a{color:red}.z{color:red}', '.a{color:red}'],
  ['.z,.a>p{x:y}', '.a>p{x:y}'],
  ['.a .z{x:y}', ''],
  ['p,:root,*{x:y}', 'p,:root,*{x:y}'],
  ['.a:not(.z){x:y}', '.a:not(.z){x:y}'],
  [':is(.z,.c)>p{x:y}', ':is(.z,.c)>p{x:y}'],
  [':is(.z,.y)>p{x:y}', ''],
  ['.a:hover{x:y}.a .c:hover:before{x:y}.c{x:y}', '.c{x:y}'],
  ['.a:is(:hover,.z){x:y}', ''],
  ['.a:is(:hover,.b){x:y}', '.a:is(:hover,.b){x:y}'],
  ['.c:not(:hover){x:y}', '.c:not(:hover){x:y}'],
  ['table,.a>td,.a p,body{x:y}', '.a p,body{x:y}'],
  ['.a:has(.z,.y)+p{x:y}', ''],
  ['.a:has(.z,>.c)+p{x:y}', '.a:has(.z,>.c)+p{x:y}'],
  ['.a:has(>[open] .z){x:y}.a:has(:focus){x:y}', '.a:has(:focus){x:y}'],
  ['.a:not(:has(.z)){x:y}', '.a:not(:has(.z)){x:y}'],
  ['.a[data-x="1,.z"]{x:y}', ''],
  ['::view-transition-old(*),.a{x:y}', '.a{x:y}'],
  ['.a[title="1,.z"]{x:y}', '.a[title="1,.z"]{x:y}'],
  ['.a[data-state]{x:y}[data-other] .c{x:y}', '.a[data-state]{x:y}'],
  ['[data-state=open]{x:y}[data-state="closed"]{x:y}', '[data-state=open]{x:y}'],
  ['.a:not([data-state=closed]){x:y}', '.a:not([data-state=closed]){x:y}'],
  ['[data-app=awaited] .c,[data-waiting] .c{x:y}', '[data-app=awaited] .c{x:y}'],
  ['.a{--x:1;x:var(--y);--y:2}', '.a{x:var(--y);--y:2}'],
  [
    '.a{x:var(--x,1px);--x:var(--y);--y:2;--z:var(--q);--q:3}',
    '.a{x:var(--x,1px);--x:var(--y);--y:2;}',
  ],
  ['@layer a,b;.a{x:y}', '@layer a,b;.a{x:y}'],
  ['@layer b{@media (width>=1px){.z{x:y}.c{x:y}}}', '@layer b{@media (width>=1px){.c{x:y}}}'],
  ['@layer b{.z{x:y}}', ''],
  ['@layer b{.a{x:y}}@layer b{.z{x:y}}@layer b{.c{x:y}}', '@layer b{.a{x:y}.c{x:y}}'],
  ['@layer b{.a{x:y}}.c{x:y}@layer b{.c{x:z}}', '@layer b{.a{x:y}}.c{x:y}@layer b{.c{x:z}}'],
  ['@layer{.a{x:y}}@layer{.c{x:y}}', '@layer{.a{x:y}}@layer{.c{x:y}}'],
  ['@font-face{font-family:x;src:url(a.z)}', '@font-face{font-family:x;src:url(a.z)}'],
  ['@keyframes k{0%{x:y}to{x:z}}.a{animation:k2}.z{animation:k}', '.a{animation:k2}'],
  ['@keyframes k{0%{x:y}to{x:z}}.a{animation:k}', '@keyframes k{0%{x:y}to{x:z}}.a{animation:k}'],
  ['.a:before{content:"}.z{"}.z{x:y}', '.a:before{content:"}.z{"}'],
])('%s', (css, needed) => {
  expect(neededCss(css)(HTML)).toBe(needed)
})

test('a property stays that a sheet asks for which is loaded later', () => {
  expect(neededCss('.a{--x:1;--y:2}', '@media print{p{x:var(--y)}}')(HTML)).toBe('.a{--y:2}')
})

test('a property stays that a drawing in the document asks for', () => {
  expect(neededCss('.a{--x:1;--y:2}')(`${HTML}<svg><path fill="var(--x)"/></svg>`)).toBe(
    '.a{--x:1;}',
  )
})

test.each([
  ['<button type="button" popoverTarget="menu">Menü</button>', ''],
  ['<button type="submit">Senden</button>', '[data-waiting] .c{x:y}'],
])('that something is awaited is shown where it can be: %s', (button, needed) => {
  expect(neededCss('[data-waiting] .c{x:y}')(HTML + button)).toBe(needed)
})
