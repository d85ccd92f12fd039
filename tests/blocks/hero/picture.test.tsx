import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroMedia } from '../../../src/blocks/hero/HeroMedia.tsx'
import { ShellProvider } from '../../../src/shell/Shell.tsx'
import type { Shell } from '../../../src/shell/shell-data.ts'

const picture = {
  src: { url: '/media/haus.0a.720.webp', width: 1600, height: 1200, widths: [720, 1200, 1600] },
  alt: 'Ein Haus',
}

const html = renderToStaticMarkup(
  <ShellProvider value={{ base: '' } as Shell}>
    <HeroMedia block={{ picture } as Parameters<typeof HeroMedia>[0]['block']} />
  </ShellProvider>,
)

const attribute = (name: string): string =>
  new RegExp(`${name}="([^"]+)"`, 'i').exec(html)?.[1] ?? ''

/** CSS pixels of a letter of usual size. */
const REM = 16

/** How wide the document says the picture is shown, in CSS pixels. */
const shownAt = (window: number): number => {
  const fits = attribute('sizes')
    .split(', ')
    .map((size) => /^(?:\(min-width: (\d+)rem\) )?(\d+)vw$/.exec(size) ?? [])
    .find(([, from = '0']) => window >= Number(from) * REM)
  return (window * Number(fits?.[2])) / 100
}

/** Which file a browser takes: the first that has a pixel for each of the screen's, else the widest. */
const chosen = (window: number, density: number): number => {
  const widths = [...attribute('srcset').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  return widths.find((width) => width >= shownAt(window) * density) ?? Math.max(...widths)
}

test.each([
  ['a usual phone', 390, 3, 720],
  ['a small phone', 360, 3, 720],
  ['a large phone', 430, 2.75, 720],
  ['a tablet', 768, 2, 1200],
  ['a laptop', 1280, 1, 720],
  ['a fine laptop', 1280, 2, 1600],
  ['a large window', 1920, 1, 1200],
])('%s of %i pixels at %d takes the picture of %i', (_, window, density, width) => {
  expect(chosen(window, density)).toBe(width)
})

test('it is asked for at once, before all others, and has its place', () => {
  expect(attribute('fetchpriority')).toBe('high')
  expect(html).not.toContain('loading=')
  expect([attribute('width'), attribute('height')]).toEqual(['1600', '1200'])
})
