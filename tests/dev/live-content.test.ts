import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { watchContent } from '../../scripts/dev/live-content.ts'
import { contentFolder, show, siteOf } from '../workspace.ts'

const open = async () => {
  const folder = await contentFolder()
  const site = path.join(folder, 'site.yaml')
  const text = await fs.readFile(site, 'utf8')
  const save = (suffix: string) =>
    fs.writeFile(site, text.replace('titleSuffix: Backhaus Ährengold', `titleSuffix: ${suffix}`))
  return { watch: await watchContent(siteOf(folder)), save, folder }
}

const titleOf = (live: Awaited<ReturnType<typeof open>>['watch']) =>
  live.current().good?.site?.pages.find(({ data }) => data.route === '/contact')?.data.meta.title

test('what is good is shown, and stays so while something is wrong', async () => {
  const { watch, save } = await open()
  expect(titleOf(watch)).toBe('Laden – Backhaus Ährengold')
  await save('"Brot')
  const live = await watch.update()
  expect(live.problems.map(show)).toEqual(['content/site.yaml:5:14 open-quote'])
  expect(titleOf(watch)).toBe('Laden – Backhaus Ährengold')
  await save('Brot')
  expect((await watch.update()).problems).toEqual([])
  expect(titleOf(watch)).toBe('Laden – Brot')
})

test('what is saved while others wait is part of what they get', async () => {
  const { watch, save } = await open()
  const first = watch.update()
  const second = watch.update()
  expect(second).toBe(first)
  await save('Torte')
  await Promise.all([first, second, watch.update()])
  expect(titleOf(watch)).toBe('Laden – Torte')
  expect(await watch.isCurrent()).toBe(true)
})

test('a save, a new file and a file that goes are noticed', async () => {
  const { watch, save, folder } = await open()
  expect(await watch.isCurrent()).toBe(true)
  await save('Brot und Torte')
  expect(await watch.isCurrent()).toBe(false)
  await watch.update()
  await fs.writeFile(path.join(folder, 'media/neu.svg'), '<svg/>')
  expect(await watch.isCurrent()).toBe(false)
  await watch.update()
  await fs.rm(path.join(folder, 'media/neu.svg'))
  expect(await watch.isCurrent()).toBe(false)
})

test('what can’t be read keeps nobody from beginning, and is noticed when it comes and goes', async () => {
  const folder = await contentFolder()
  const broken = path.join(folder, 'media/foto.jpg')
  await fs.symlink('nirgends.jpg', broken)
  const watch = await watchContent(siteOf(folder))
  expect(watch.current().problems.map(({ file, code }) => `${file} ${code}`)).toContain(
    'content/media/foto.jpg no-file',
  )
  expect(await watch.isCurrent()).toBe(true)
  await fs.rm(broken)
  expect(await watch.isCurrent()).toBe(false)
  await watch.update()
  await fs.symlink('nirgends.jpg', broken)
  expect(await watch.isCurrent()).toBe(false)
})

test('a name that is no UTF-8 keeps nobody from beginning', async () => {
  const folder = await contentFolder()
  const name = Buffer.concat([Buffer.from(`${folder}/media/b`), Buffer.from([0xe4])])
  await fs.writeFile(name, '')
  const watch = await watchContent(siteOf(folder))
  expect(watch.current().problems.map(({ code }) => code)).toContain('unreadable-name')
})
