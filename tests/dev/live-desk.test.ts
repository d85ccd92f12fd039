import { expect, test, vi } from 'vitest'
import { openLiveDesk } from '../../scripts/dev/live-desk.ts'
import type { Renderer } from '../../scripts/dev/renderer.ts'
import { contentFolder, siteOf } from '../workspace.ts'

const open = async () => {
  const site = siteOf(await contentFolder())
  const renew = vi.fn<Renderer['renew']>()
  const renderer = { renew, close: async () => undefined } as Partial<Renderer> as Renderer
  let openFirst = () => {}
  const first = new Promise<void>((resolve) => {
    openFirst = resolve
  })
  const reopen = vi.fn(async () => {
    await first
    return site
  })
  const desk = await openLiveDesk(site, { rendererFor: async () => renderer, reopen })
  return { desk, reopen, renew, openFirst }
}

test('what is saved of blocks while others are taken over is taken over in one go', async () => {
  const { desk, reopen, openFirst } = await open()
  const begun = desk.take({ files: ['schema.ts'], isOfFields: true })
  await vi.waitFor(() => expect(reopen).toHaveBeenCalledTimes(1))
  const next = desk.take({ files: ['style.css'], isOfFields: false })
  // Whoever has handed over the first of them is told.
  for (let times = 0; times < 4; times += 1)
    expect(desk.take({ files: ['schema.ts'], isOfFields: true })).toBeUndefined()
  openFirst()
  await Promise.all([begun, next])
  expect(reopen).toHaveBeenCalledTimes(2)
  expect(desk.app()).toBe(2)
})

test('of styles and components that wait, each file is drawn anew once', async () => {
  const { desk, renew, openFirst } = await open()
  const begun = desk.take({ files: ['schema.ts'], isOfFields: true })
  const files = [['style.css'], ['Bread.tsx'], ['style.css']]
  openFirst()
  await begun
  await Promise.all(files.map((each) => desk.take({ files: each, isOfFields: false })))
  expect(renew.mock.lastCall).toEqual([['style.css', 'Bread.tsx']])
})
