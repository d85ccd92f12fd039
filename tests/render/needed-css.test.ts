import { expect, test } from 'vitest'
import { neededCss } from '../../scripts/render/needed-css.ts'

const HTML = '<main class="a b"><p class="c">x</p></main>'

test.each([
  ['.a{color:red}.z{color:red}', '.a{color:red}'],
  ['.z,.a>p{x:y}', '.a>p{x:y}'],
  ['.a .z{x:y}', ''],
  ['p,:root,*{x:y}', 'p,:root,*{x:y}'],
  ['.a:not(.z){x:y}', '.a:not(.z){x:y}'],
  [':is(.z,.c)>p{x:y}', ':is(.z,.c)>p{x:y}'],
  [':is(.z,.y)>p{x:y}', ''],
  ['.a:is(:hover,.z){x:y}', '.a:is(:hover,.z){x:y}'],
  ['table,.a>td,.a p,body{x:y}', '.a p,body{x:y}'],
  ['.a:has(.z,.y)+p{x:y}', '.a:has(.z,.y)+p{x:y}'],
  ['.a[data-x="1,.z"]{x:y}', '.a[data-x="1,.z"]{x:y}'],
  ['@layer a,b;.a{x:y}', '@layer a,b;.a{x:y}'],
  ['@layer b{@media (width>=1px){.z{x:y}.c{x:y}}}', '@layer b{@media (width>=1px){.c{x:y}}}'],
  ['@layer b{.z{x:y}}', ''],
  ['@font-face{font-family:x;src:url(a.z)}', '@font-face{font-family:x;src:url(a.z)}'],
  ['@keyframes k{0%{x:y}to{x:z}}.a{animation:k}', '@keyframes k{0%{x:y}to{x:z}}.a{animation:k}'],
  ['.a:before{content:"}.z{"}.z{x:y}', '.a:before{content:"}.z{"}'],
])('%s', (css, needed) => {
  expect(neededCss(css, HTML)).toBe(needed)
})
