import disk, { existsSync, promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { buildSite } from '../../../scripts/commands/build-site.ts'
import { productFolder as root } from '../../../scripts/machine/packages/product-folder.ts'
import { takeSpare } from '../../../scripts/publish/files/former-site.ts'
import { openSiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import { findForeign } from '../../../scripts/publish/output/find-foreign.ts'
import { prepareOutput } from '../../../scripts/publish/output/prepare-output.ts'
import { writeBuildManifest } from '../../../scripts/site/build-manifest.ts'
import { contentFolder, emptyFolder, siteOf } from '../../workspace.ts'

/** A folder with the content in it, and a finished site beside it. */
const workspace = async () => {
  const content = await contentFolder()
  const folder = path.dirname(content)
  const at = (name: string) => path.join(folder, name)
  const small = { 'index.html': 'Brot', 'assets/a.css': 'a' }
  const builtSite = async (name: string, site: Record<string, string> = small) => {
    const writer = openSiteWriter(at(name))
    for (const [file, text] of Object.entries(site)) await writer.write(file, text)
    const { files } = writer
    await writeBuildManifest(at(name), { content: '', addresses: [], files })
  }
  return { content, at, builtSite }
}

/** Everything below a folder, with what is in it. */
const stateOf = async (folder: string) => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.map(async (entry) => {
    const location = path.join(entry.parentPath, entry.name)
    return [location, entry.isFile() ? await fs.readFile(location, 'utf8') : 'no file']
  })
  return Object.fromEntries(await Promise.all(texts))
}

const refusalOf = async (content: string, out: string, serverFiles?: string): Promise<string> => {
  const prepared = await prepareOutput({ content, out, serverFiles })
  return 'refusal' in prepared ? prepared.refusal : 'not refused'
}

describe('a build goes nowhere near', () => {
  test.each([
    ['the repository', () => root, 'der Inhaltsordner|das Programm'],
    ['the folder above the repository', () => path.dirname(root), 'der Inhaltsordner|das Programm'],
    ['the root of the disk', () => path.parse(root).root, 'der Inhaltsordner|das Programm'],
    ['the home folder', () => os.homedir(), 'persönlicher Ordner|das Programm'],
  ])('%s', async (_, out, reason) => {
    const { content } = await workspace()
    expect(await refusalOf(content, out())).toMatch(new RegExp(`→ Darin liegt.*(?:${reason})`))
  })

  test('the home folder, even where nothing is in it', async () => {
    const { content } = await workspace()
    const home = await emptyFolder()
    vi.stubEnv('HOME', home)
    vi.stubEnv('USERPROFILE', home)
    expect(await refusalOf(content, home)).toContain(
      `→ Darin liegt Ihr persönlicher Ordner ${home}`,
    )
    vi.unstubAllEnvs()
  })

  test('nothing in particular for a user without a home folder', async () => {
    const { content, at } = await workspace()
    vi.spyOn(os, 'homedir').mockImplementation(() => {
      throw new Error('uv_os_homedir returned ENOENT')
    })
    expect(await refusalOf(content, at('dist'))).toBe('not refused')
  })

  test.each([
    ['the content folder', 'content', 'Darin liegt der Inhaltsordner'],
    ['the folder that holds it', '.', 'Darin liegt der Inhaltsordner'],
    ['a new folder in it', 'content/fertig', 'Er liegt im Inhaltsordner'],
    ['one of its folders', 'content/media', 'Er liegt im Inhaltsordner'],
  ])('%s', async (_, out, reason) => {
    const { content, at } = await workspace()
    expect(await refusalOf(content, at(out))).toContain(`→ ${reason}`)
  })

  test('the folder for what servers of one’s own need', async () => {
    const { content, at } = await workspace()
    expect(await refusalOf(content, at('deploy'), at('deploy'))).toContain('was eigene Server')
    expect(await refusalOf(content, at('deploy/dist'), at('deploy'))).toBe('not refused')
  })

  test('content that is reached by a link, or lies behind one', async () => {
    const { content, at } = await workspace()
    await fs.symlink(content, at('verknuepft'))
    expect(await refusalOf(at('verknuepft'), at('content/neu'))).toContain('→ Er liegt im Inhalts')
    expect(await refusalOf(content, at('verknuepft/neu'))).toContain('→ Er liegt im Inhalts')
    expect(await refusalOf(content, at('verknuepft'))).toContain('→ Darin liegt der Inhalts')
  })

  test('a link that leads nowhere, a file, and what would lie below a file', async () => {
    const { content, at } = await workspace()
    await fs.symlink(at('nirgends'), at('dist'))
    await fs.writeFile(at('datei'), 'wichtig')
    expect(await refusalOf(content, at('dist'))).toContain('ins Leere')
    expect(await refusalOf(content, at('dist/unten'))).toContain('ins Leere')
    expect(await refusalOf(content, at('datei'))).toMatch(/liegt eine Datei.*einen anderen Namen/)
    expect(await refusalOf(content, at('datei/unten'))).toContain('über eine Datei')
  })

  test('a folder that no build has made', async () => {
    const { content, at } = await workspace()
    await fs.mkdir(at('dist/.git'), { recursive: true })
    await fs.writeFile(at('dist/.git/HEAD'), 'ref: refs/heads/main')
    expect(await refusalOf(content, at('dist'))).toMatch(
      /Diese Fassung hat ihn nicht gebaut.* zum Beispiel \.git\/HEAD\. .* löschen Sie ihn von Hand/,
    )
  })

  test('one in which there is something behind what counts for nothing', async () => {
    const { content, at, builtSite } = await workspace()
    await builtSite('dist')
    for (const out of ['dist', 'Ablage']) {
      await fs.mkdir(at(`${out}/Alt`), { recursive: true })
      await fs.writeFile(at(`${out}/.DS_Store`), '')
      await fs.writeFile(at(`${out}/Rechnung.pdf`), '1.234,56 Euro')
      expect(await refusalOf(content, at(out))).toContain('Rechnung.pdf')
    }
  })

  test('one that can’t be looked into', async () => {
    const { content, at } = await workspace()
    await fs.mkdir(at('dist'))
    const locked = Object.assign(new Error('EACCES: dist'), { code: 'EACCES' })
    vi.spyOn(disk, 'readdirSync').mockImplementationOnce(() => {
      throw locked
    })
    await expect(prepareOutput({ content, out: at('dist') })).rejects.toThrow(locked)
  })

  test.each([
    ['version of another program', '{"version":2,"addresses":[],"files":{"index.html":{}}}'],
    ['damaged text', '{"version":1,'],
    ['mark of other files', '{"version":1,"addresses":[],"files":{},"digest":"x"}'],
    ['list', '{"version":1,"addresses":[],"files":[]}'],
    ['nothing', 'null'],
  ])('a folder whose mark is a %s', async (_, mark) => {
    const { content, at, builtSite } = await workspace()
    await builtSite('dist')
    await fs.writeFile(at('dist/.gewerk-build.json'), mark)
    expect(await refusalOf(content, at('dist'))).toContain('Diese Fassung hat ihn nicht gebaut')
  })

  test.each([
    ['a file that somebody has added', 'assets/notizen.txt', 'nicht beim Bauen entstanden'],
    ['a file that somebody has hidden', '.htaccess', 'nicht beim Bauen entstanden'],
    ['a folder that somebody has added', 'kunden/tief/liste.txt', 'nicht beim Bauen entstanden'],
    ['a page that somebody has changed', 'index.html', 'seit dem letzten Bauen geändert'],
  ])('%s', async (_, name, reason) => {
    const { content, at, builtSite } = await workspace()
    await builtSite('dist')
    await fs.mkdir(path.dirname(at(`dist/${name}`)), { recursive: true })
    await fs.writeFile(at(`dist/${name}`), 'Torf')
    const refusal = await refusalOf(content, at('dist'))
    expect(refusal).toContain(name)
    expect(refusal).toContain(reason)
  })

  test('a file that somebody has added since the clock was set back', async () => {
    const { content, at, builtSite } = await workspace()
    await builtSite('dist')
    const later = new Date(Date.now() + 60 * 60 * 1_000)
    await fs.utimes(at('dist/.gewerk-build.json'), later, later)
    await fs.writeFile(at('dist/notizen.txt'), 'Torf')
    expect(await refusalOf(content, at('dist'))).toContain('Darin liegt notizen.txt;')
  })

  test('a file that somebody has put in the place of a folder, or into one in the place of a file', async () => {
    const { content, at, builtSite } = await workspace()
    await builtSite('dist')
    await fs.rm(at('dist/assets'), { recursive: true })
    await fs.writeFile(at('dist/assets'), 'Torf')
    expect(await refusalOf(content, at('dist'))).toContain('Darin liegt assets;')
    await fs.rm(at('dist/assets'))
    await fs.rm(at('dist/index.html'))
    await fs.mkdir(at('dist/index.html'))
    await fs.writeFile(at('dist/index.html/notizen.txt'), 'Torf')
    expect(await refusalOf(content, at('dist'))).toContain('Darin liegt index.html/notizen.txt;')
  })

  test('a link that somebody has put in the place of a folder', async () => {
    const { content, at, builtSite } = await workspace()
    await builtSite('dist')
    await fs.rename(at('dist/assets'), at('woanders'))
    await fs.symlink(at('woanders'), at('dist/assets'))
    expect(await refusalOf(content, at('dist'))).toContain('Darin liegt assets;')
  })
})

/** Has a site look as if nothing had been touched since its list was written: times are whoever's who delivers it. */
const settle = async (site: string) => {
  const soon = Date.now() / 1000 + 0.2
  await fs.utimes(path.join(site, '.gewerk-build.json'), soon, soon)
  await setTimeout(300)
}

test('no link in the place of a folder or file is a part of the site before the last, whatever its list says', async () => {
  const { at, builtSite } = await workspace()
  for (const linked of ['assets', 'assets/a.css']) {
    // As long as the link to it.
    await builtSite('vorher', { 'assets/a.css': at('fremd') })
    await fs.rename(at(`vorher/${linked}`), at('fremd'))
    await fs.symlink(at('fremd'), at(`vorher/${linked}`))
    await settle(at('vorher'))
    expect(await findForeign(at('vorher'))).toMatchObject({ name: linked })
    expect(await takeSpare(at('vorher'), at('nachher'))).toBeUndefined()
    expect(existsSync(at('nachher'))).toBe(false)
    expect(existsSync(at('fremd'))).toBe(true)
    await fs.rm(at('fremd'), { recursive: true })
  }
})

test('a file that a power cut has emptied is none of a site, however old it is', async () => {
  const { at, builtSite } = await workspace()
  await builtSite('vorher')
  await fs.truncate(at('vorher/assets/a.css'))
  await settle(at('vorher'))
  expect(await findForeign(at('vorher'))).toEqual({ name: 'assets/a.css', reason: 'changed' })
  expect(await takeSpare(at('vorher'), at('nachher'))).toBeUndefined()
})

describe('a build may replace', () => {
  test('nothing, an empty folder, and what a build made, whatever is missing of it', async () => {
    const { content, at, builtSite } = await workspace()
    await fs.mkdir(at('leer/auch'), { recursive: true })
    await builtSite('dist')
    await fs.rm(at('dist/index.html'))
    await fs.rm(at('dist/assets'), { recursive: true })
    for (const name of ['neu', 'neu/tief/unten', 'leer', 'dist']) {
      expect(await prepareOutput({ content, out: at(name) })).toEqual({ folder: at(name) })
    }
  })

  test('what a link leads to, and leaves the link alone', async () => {
    const { content, at, builtSite } = await workspace()
    await builtSite('www')
    await fs.symlink(at('www'), at('dist'))
    await fs.symlink(at('.'), at('hier'))
    expect(await prepareOutput({ content, out: at('dist') })).toEqual({ folder: at('www') })
    expect(await prepareOutput({ content, out: at('hier/neu') })).toEqual({ folder: at('neu') })
  })

  test('a site, or an empty folder, into which an operating system has put its own files', async () => {
    const { content, at, builtSite } = await workspace()
    await builtSite('dist')
    for (const name of ['dist', 'dist/Bilder', 'leer/auch']) {
      await fs.mkdir(at(name), { recursive: true })
      await fs.writeFile(at(`${name}/.DS_Store`), '')
    }
    expect(await refusalOf(content, at('dist'))).toBe('not refused')
    expect(await refusalOf(content, at('leer'))).toBe('not refused')
  })
})

test('a refused build says so, ends with 2, and has touched nothing', async () => {
  const { content, at } = await workspace()
  await fs.mkdir(at('.git'))
  await fs.writeFile(at('.git/HEAD'), 'ref: refs/heads/main')
  const before = await stateOf(at('.'))
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await buildSite({ ...siteOf(content), out: at('.') })).toBe(2)
  expect(error.mock.calls.join()).toMatch(/^Die Website wurde nicht gebaut, und nichts wurde ange/)
  expect(log).not.toHaveBeenCalled()
  expect(await stateOf(at('.'))).toEqual(before)
})
