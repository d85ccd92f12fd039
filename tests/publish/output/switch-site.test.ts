import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { productFolder as root } from '../../../scripts/machine/packages/product-folder.ts'
import { openSiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import { prepareOutput } from '../../../scripts/publish/output/prepare-output.ts'
import { switchSite } from '../../../scripts/publish/output/switch-site.ts'
import { writeBuildManifest } from '../../../scripts/site/build-manifest.ts'
import { contentFolder } from '../../workspace.ts'

const writeSite = async (folder: string, text: string) => {
  const writer = openSiteWriter(folder)
  await writer.write('index.html', text)
  await writeBuildManifest(folder, { content: '', addresses: [], files: writer.files })
}

const workspace = async () => {
  const content = await contentFolder()
  const out = path.join(path.dirname(content), 'dist')
  await writeSite(`${out}-neu`, 'neu')
  const beside = async () =>
    (await fs.readdir(path.dirname(out))).filter((name) => name.startsWith('dist.'))
  const siteNow = () => fs.readFile(path.join(out, 'index.html'), 'utf8')
  return { content, out, beside, siteNow }
}

/** Switches in a process that kills itself after so many renames; resolves with what it printed. */
const switchUntil = (out: string, renames: number): Promise<string> =>
  new Promise((resolve) => {
    const script = path.join(root, 'tests/publish/interrupted.ts')
    const args = ['--import', 'tsx', script, `${out}-neu`, out, `${renames}`]
    execFile(process.execPath, args, { cwd: root }, (_, printed) => resolve(printed.trim()))
  })

describe('a switch that is killed', () => {
  test.each([
    [0, 'alt'],
    [1, 'alt'],
    [2, 'neu'],
  ])('after %i renames leaves a whole site for the next build: %s', async (renames, site) => {
    const { content, out, beside, siteNow } = await workspace()
    await writeSite(out, 'alt')
    expect(await switchUntil(out, renames)).toBe('')
    expect(await prepareOutput({ content, out })).toEqual({ folder: out })
    expect(await siteNow()).toBe(site)
    expect(await beside()).toEqual([])
  })

  test('does not keep the next build from its work with what nobody can remove', async () => {
    const { content, out } = await workspace()
    await writeSite(out, 'alt')
    await switchUntil(out, 0)
    vi.spyOn(fs, 'rm').mockRejectedValue(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await prepareOutput({ content, out })).toEqual({ folder: out })
  })

  test('before there was a site leaves none, and no litter', async () => {
    const { content, out, beside } = await workspace()
    expect(await switchUntil(out, 0)).toBe('')
    expect(await prepareOutput({ content, out })).toEqual({ folder: out })
    expect(await beside()).toEqual([])
  })

  test('has three renames and no more', async () => {
    const { out, siteNow } = await workspace()
    await writeSite(out, 'alt')
    expect(await switchUntil(out, 3)).toBe('3')
    expect(await siteNow()).toBe('neu')
  })
})

test('a switch that fails says why, and puts the former site back, if there was one', async () => {
  const { out, siteNow } = await workspace()
  const fails = () => expect(switchSite(`${out}-fehlt`, out)).rejects.toThrow("-fehlt' ->")
  await fails()
  await writeSite(out, 'alt')
  await fails()
  expect(await siteNow()).toBe('alt')
})

describe('what other builds have beside the site', () => {
  const DAY = 24 * 60 * 60 * 1_000

  afterEach(() => vi.useRealTimers())

  /** Whether a folder with this mark is still there after the next build has looked, so much later. */
  const survives = async (mark: string, age = 0): Promise<boolean> => {
    const { content, out, beside } = await workspace()
    await writeSite(out, 'alt')
    const folder = `${out}.next-${mark}`
    await fs.mkdir(folder)
    // It was the site before the last, from three days ago.
    const then = new Date(Date.now() - 3 * DAY)
    await fs.utimes(folder, then, then)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + age })
    await prepareOutput({ content, out })
    return (await beside()).length > 0
  }

  /** The mark of a process that prepares a site, on this machine. */
  const own = async () =>
    (await import('../../../scripts/machine/files/own-mark.ts')).ownMark.split('-')

  test('stays while its process lives: this one, another one, one of another machine', async () => {
    const [pid, host, run] = await own()
    expect(await survives(`${pid}-${host}-${run}`)).toBe(true)
    expect(await survives(`${process.ppid}-${host}-00000000`)).toBe(true)
    expect(await survives('99999999-00000000-00000000')).toBe(true)
    expect(await survives('99999999-00000000-00000000', DAY / 2)).toBe(true)
  })

  test('goes when its process is gone, or its number is another’s', async () => {
    const [pid, host] = await own()
    expect(await survives(`99999999-${host}-00000000`)).toBe(false)
    expect(await survives(`${pid}-${host}-00000000`)).toBe(false)
    expect(await survives(`${process.ppid}-${host}-00000000`, 2 * DAY)).toBe(false)
    expect(await survives('99999999-00000000-00000000', 2 * DAY)).toBe(false)
  })

  test('stays where it is no build’s', async () => {
    expect(await survives('entwurf', 2 * DAY)).toBe(true)
    expect(await survives('99999999-kopie', 2 * DAY)).toBe(true)
    expect(await survives('2024', 2 * DAY)).toBe(true)
  })
})
