import { expect, test } from 'vitest'
import type { App } from '../../scripts/app/app.ts'
import { collectStyles } from '../../scripts/render/styles.ts'
import { theme } from '../../src/content/site/theme.ts'

const server = {
  sharedStyle: 'body{}',
  printStyle: 'p{}',
  styles: { hero: '.hero{}' },
  looks: {
    'font/archivo':
      '@font-face{src:url(/assets/archivo.woff2)}@font-face{src:url(/assets/further.woff2);unicode-range:u+100-17f}',
    'font/bricolage': '@font-face{src:url(/assets/bricolage.woff2)}',
  },
} as unknown as App['server']

const colours = {
  paper: '#fff8ee',
  ground: '#f8eedd',
  ink: '#3b2417',
  accent: '#a8322d',
  line: '#c98a2d',
  highlight: '#e0a800',
}

const stylesWith = (font: string) => collectStyles(server, theme.parse({ ...colours, font }), '')

test('only the typeface of the theme is loaded', () => {
  const { shared, faces, fontsOf } = stylesWith('archivo')
  expect(fontsOf('René')).toEqual(['/assets/archivo.woff2'])
  expect(faces).not.toContain('bricolage.woff2')
  expect(shared.css).not.toContain('@font-face')
})

test.each([
  'Şahin',
  'Łukasz',
  'Ionuț',
])('%s is painted with the file of its letters, too', (name) => {
  const { fontsOf } = stylesWith('archivo')
  expect(fontsOf(name)).toEqual(['/assets/archivo.woff2', '/assets/further.woff2'])
})

test('the typeface of the device needs none', () => {
  expect(stylesWith('system').fontsOf('Şahin')).toEqual([])
})

test('a style sheet is without idle spaces, but for those in its texts and addresses', () => {
  const written = `.hero{--size:clamp(1rem, 2vw, 3rem);content:"a, \\", b"', c';mask:url(data:image/svg+xml,a, b)}`
  const server = { sharedStyle: '', printStyle: '', styles: { hero: written }, looks: {} }
  const { blocks } = collectStyles(
    server as unknown as App['server'],
    theme.parse({ ...colours, font: 'system' }),
    '',
  )
  expect(blocks.get('hero')?.css).toBe(
    `.hero{--size:clamp(1rem,2vw,3rem);content:"a, \\", b"', c';mask:url(data:image/svg+xml,a, b)}`,
  )
})
