import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { openLiveDesk } from '../../../scripts/dev/desk/live-desk.ts'
import type { Renderer } from '../../../scripts/dev/renderer/renderer.ts'
import { productFolder } from '../../../scripts/machine/packages/product-folder.ts'
import { WrongUsage } from '../../../scripts/machine/wrong-usage.ts'
import { contentFolder, siteOf } from '../../workspace.ts'

const BLOCKS = path.join(productFolder, 'tests/fixtures/blocks')

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
  // What comes last takes nothing from what waits.
  expect(desk.take({ files: ['style.css'], isOfFields: false })).toBeUndefined()
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

/** A site with a block of its own, by what its component is now. */
const withBlock = async () => {
  const site = siteOf(await contentFolder())
  const ownBlocks = path.join(site.folder, 'blocks')
  await fs.cp(BLOCKS, ownBlocks, { recursive: true })
  const component = path.join(ownBlocks, 'preisliste/Preisliste.tsx')
  const right = await fs.readFile(component, 'utf8')
  const renderer = { renew: vi.fn(), close: vi.fn(async () => undefined) }
  const opened = { ...site, ownBlocks }
  const reopen = vi.fn(async (): Promise<typeof opened> => opened)
  const desk = await openLiveDesk(opened, {
    rendererFor: async () => renderer as Partial<Renderer> as Renderer,
    reopen,
  })
  const save = async (text: string) => {
    await fs.writeFile(component, text)
    await desk.take({ files: [component], isOfFields: false })
  }
  return { desk, reopen, renderer, save, right }
}

test('of a component that was broken and is mended, nothing but it is read anew', async () => {
  const { desk, reopen, renderer, save, right } = await withBlock()
  await save(`${right}<`)
  expect(desk.fault()).toContain('blocks/preisliste/Preisliste.tsx')
  expect(desk.app()).toBe(0)
  await save(right)
  expect(desk.fault()).toBeUndefined()
  expect(renderer.renew).toHaveBeenCalledTimes(2)
  expect(reopen).not.toHaveBeenCalled()
  // A page may have lost what the component drew, or the whole app.
  expect(desk.app()).toBe(1)
})

test.each([
  ['that have a fault', () => new WrongUsage('Kaputt.')],
  ['whose file is just being replaced', () => Object.assign(new Error(), { code: 'ENOENT' })],
])('fields %s are read with the next change, whatever it is of', async (_, fault) => {
  const { desk, reopen, save, right } = await withBlock()
  reopen.mockRejectedValueOnce(fault())
  await desk.take({ files: ['schema.ts'], isOfFields: true })?.catch(() => undefined)
  await save(right)
  expect(reopen).toHaveBeenCalledTimes(2)
  expect(desk.fault()).toBeUndefined()
  await save(right)
  expect(reopen).toHaveBeenCalledTimes(2)
})
