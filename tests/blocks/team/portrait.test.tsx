import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith } from '../../workspace.ts'

const photograph = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#a86' } })
      .jpeg()
      .toBuffer(),
  )

const page = `route: /team
meta:
  title: Team
  description: Wer bei uns arbeitet.
blocks:
  - type: hero
    title: Team
  - type: team
    title: Wer bei uns backt
    people:
      - name: Thea
        role: Meisterin
        photo: { src: thea.jpg, alt: Thea am Ofen }
`

const compiled = async (width: number, height: number) =>
  compileWith({ 'pages/team.yaml': page, 'media/thea.jpg': await photograph(width, height) })

const pictureOf = async (width: number, height: number): Promise<string> => {
  const { site, problems } = await compiled(width, height)
  const found = site?.pages.find(({ route }) => route === '/team')
  if (!site || !found) throw new Error(problems.map(({ message }) => message).join('\n'))
  const html = await renderBlocks({ ...site.shell, build: 'test' }, found.data)
  return /<source[^>]*>/.exec(html)?.[0] ?? ''
}

const attribute = (html: string, name: string): string =>
  new RegExp(`${name}="([^"]+)"`, 'i').exec(html)?.[1] ?? ''

/** CSS pixels of a letter of usual size. */
const REM = 16

/** How wide a portrait is told to be shown in a window, in CSS pixels. */
const toldIn = (html: string, window: number): number => {
  const fits = attribute(html, 'sizes')
    .split(', ')
    .map((size) => /^(?:\(min-width: ([\d.]+)rem\) )?(\d+)rem$/.exec(size) ?? [])
    .find(([, from = '0']) => window >= Number(from) * REM)
  return REM * Number(fits?.[2])
}

test.each([
  [320, 84],
  [560, 149],
  [768, 328],
  [870, 372],
  [1180, 329],
  [1280, 262],
  [1920, 268],
])('in a window of %i pixels a portrait is told as wide as the %i that it is shown at', async (window, shown) => {
  const told = toldIn(await pictureOf(1600, 2000), window)
  expect(told).toBeGreaterThanOrEqual(shown)
  expect(told).toBeLessThan(shown * 2)
})

test('of a photograph that is cut at both sides all of its width is told', async () => {
  expect(toldIn(await pictureOf(3000, 2000), 1920)).toBeGreaterThanOrEqual((335 * 3) / 2)
})

test('no width is offered that is wider than any column on a fine screen', async () => {
  expect(attribute(await pictureOf(3000, 3750), 'srcset')).not.toContain('1920w')
})

const doubtsOf = async (width: number, height: number) =>
  (await compiled(width, height)).problems.map(({ message, hint }) => `${message} ${hint}`)

test('a photograph whose height is too small for a portrait is told with the width that it needs', async () => {
  expect(await doubtsOf(600, 400)).toEqual([
    expect.stringMatching(/nur 600 Pixel breit.*mindestens 900 Pixeln/),
  ])
})

test.each([
  [480, 600],
  [480, 900],
  [900, 600],
])('one of %i to %i is sharp', async (width, height) => {
  expect(await doubtsOf(width, height)).toEqual([])
})
