import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BUILD_MANIFEST } from '../../scripts/addresses/own-files.ts'
import { carryOut } from '../../scripts/deploy/carry-out.ts'
import { whyNotPublished } from '../../scripts/deploy/confirm.ts'
import { folderPlace } from '../../scripts/deploy/folder-place.ts'
import { isNothing, lookAt, type Place, sizesOf } from '../../scripts/deploy/plan.ts'
import { whileBuilt } from '../../scripts/deploy/while-built.ts'
import { whyNotReplaced } from '../../scripts/deploy/why-not-replaced.ts'
import { deployWords } from '../../scripts/deploy/words.ts'
import { openSiteWriter } from '../../scripts/publish/files/site-writer.ts'
import { readBuildManifest, writeBuildManifest } from '../../scripts/site/build-manifest.ts'
import { emptyFolder } from '../workspace.ts'

/** What somebody types who wants to have it all the same. */
const REPLACE = 'deploy -- --replace'

const buildOf = async (texts: Record<string, string>, url?: string) => {
  const folder = await emptyFolder()
  const { write, files } = openSiteWriter(folder)
  for (const [name, text] of Object.entries(texts)) await write(name, text)
  const whose = url === undefined ? {} : { url }
  await writeBuildManifest(folder, { content: '', ...whose, addresses: [], files })
  return folder
}

/** A small site, whose pages name a style and a script with these digests. */
const build = (digest: string, pages: readonly string[], url?: string) => {
  const names = `assets/style.${digest}.css assets/app.${digest}.js`
  const written = pages.map((page) => [`${page}.html`, `${page} ${names}`])
  const texts = {
    [`assets/style.${digest}.css`]: `p{}/*${digest}*/`,
    [`assets/app.${digest}.js`]: digest,
    'assets/always.js': 'x',
    ...Object.fromEntries(written),
  }
  return buildOf(texts, url)
}

const manifestOf = async (folder: string) => {
  const manifest = await readBuildManifest(folder)
  if (!manifest) throw new Error('No manifest')
  return manifest
}

const publish = async (from: string, to: string, around = (place: Place) => place) => {
  const place = around(folderPlace(from, to))
  const site = await manifestOf(from)
  const { plan, there } = await lookAt(place, site.files)
  const left = await carryOut(plan, place, there, site)
  return { ...plan, left }
}

const filesIn = async (folder: string) =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted()

/** Every page that is there, with all that it names. */
const expectWhole = async (folder: string) => {
  const names = await filesIn(folder)
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const [page, ...named] = (await fs.readFile(path.join(folder, name), 'utf8')).split(' ')
    expect(`${page}.html`).toBe(name)
    for (const other of named) expect(names, name).toContain(other)
  }
}

/** Goes on for so many files, and then the line is cut. */
const cutAfter = (steps: number) => (place: Place) => {
  let left = steps
  const each = (work: Place['put']) => async (names: readonly string[], folder?: string) => {
    for (const name of names) {
      if (left === 0) throw new Error('cut')
      left -= 1
      await work([name], folder)
    }
  }
  return { ...place, put: each(place.put), remove: each(place.remove) }
}

describe('publishing', () => {
  test('takes what is new, leaves what is there, deletes what is gone, and nothing that is not ours', async () => {
    const [old, next, to] = [
      await build('a1', ['index', 'alt/x']),
      await build('b2', ['index']),
      await emptyFolder(),
    ]
    await fs.mkdir(path.join(to, '.gewerk-anfragen'))
    await fs.writeFile(path.join(to, '.gewerk-anfragen/1'), 'Anfrage')
    await publish(old, to)
    const { lasting, documents, gone } = await publish(next, to)
    expect(lasting.toSorted()).toEqual(['assets/app.b2.js', 'assets/style.b2.css'])
    expect(documents).toEqual(['index.html'])
    expect(gone.toSorted()).toEqual(['alt/x.html', 'assets/app.a1.js', 'assets/style.a1.css'])
    expect(isNothing({ lasting, documents, gone })).toBe(false)
    expect(await filesIn(to)).toEqual(['.gewerk-anfragen/1', ...(await filesIn(next))].toSorted())
    // A folder that is left would be answered to otherwise than a page that there is not.
    expect((await fs.readdir(to)).toSorted()).toEqual(
      ['.gewerk-anfragen', ...(await fs.readdir(next))].toSorted(),
    )
    const { plan } = await lookAt(folderPlace(next, to), (await manifestOf(next)).files)
    expect(isNothing(plan)).toBe(true)
  })

  test.each([
    ['a page more', { 'team.html': 'Team' }],
    ['a page less', { 'alt/x.html': undefined }],
    ['a picture more', { 'media/b.jpg': 'b' }],
    ['a picture less', { 'media/a.jpg': undefined }],
  ])('takes %s, and asks for no more than that', async (_, change) => {
    const before = { 'index.html': 'Bad', 'alt/x.html': 'alt', 'media/a.jpg': 'a' }
    const all = Object.entries({ ...before, ...change })
    const after = Object.fromEntries(all.flatMap(([name, text]) => (text ? [[name, text]] : [])))
    const [old, next, to] = [await buildOf(before), await buildOf(after), await emptyFolder()]
    await publish(old, to)
    const removed: string[] = []
    await publish(next, to, (place) => ({
      ...place,
      remove: async (names) => {
        removed.push(...names)
        await place.remove(names)
      },
    }))
    expect(await filesIn(to)).toEqual(await filesIn(next))
    const gone = all.filter(([, text]) => text === undefined).map(([name]) => name)
    expect(removed).toEqual(gone)
  })

  test('leaves folders of what is gone in which somebody has a file', async () => {
    const [old, next, to] = [
      await build('a1', ['index', 'alt/x', 'alt/tief/y']),
      await build('b2', ['index']),
      await emptyFolder(),
    ]
    await publish(old, to)
    await fs.writeFile(path.join(to, 'alt/fremd.txt'), 'x')
    await publish(next, to)
    expect(await fs.readdir(path.join(to, 'alt'))).toEqual(['fremd.txt'])
  })

  test('leaves no folder of what is gone, however deep it lay', async () => {
    const [old, next, to] = [
      await build('a1', ['index', 'alt/tief/y']),
      await build('b2', ['index']),
      await emptyFolder(),
    ]
    await publish(old, to)
    await publish(next, to)
    expect((await fs.readdir(to)).toSorted()).toEqual((await fs.readdir(next)).toSorted())
  })

  test('puts there again what somebody has deleted, or what was cut off', async () => {
    const [site, to] = [await build('a1', ['index', 'a', 'b']), await emptyFolder()]
    await publish(site, to)
    await fs.rm(path.join(to, 'a.html'))
    await fs.truncate(path.join(to, 'assets/app.a1.js'), 1)
    const { foreign } = await lookAt(folderPlace(site, to), (await manifestOf(site)).files)
    expect(foreign).toEqual([])
    const { lasting, documents } = await publish(site, to)
    expect({ lasting, documents }).toEqual({
      lasting: ['assets/app.a1.js'],
      documents: ['a.html'],
    })
    for (const name of await filesIn(site))
      expect(await fs.readFile(path.join(to, name), 'utf8')).toBe(
        await fs.readFile(path.join(site, name), 'utf8'),
      )
  })

  test.skipIf(process.platform === 'win32')(
    'lets a web server read what was built by somebody whose files are private',
    async () => {
      const [parent, usual] = [await emptyFolder(), process.umask(0o077)]
      const to = path.join(parent, 'neu/www')
      try {
        await publish(await build('a1', ['index', 'a/b/c']), to)
      } finally {
        process.umask(usual)
      }
      const rights = async (name: string) => (await fs.stat(path.join(parent, name))).mode & 0o777
      for (const folder of ['neu', 'neu/www', 'neu/www/a', 'neu/www/a/b', 'neu/www/assets'])
        expect(await rights(folder), folder).toBe(0o755)
      for (const file of ['index.html', 'a/b/c.html', 'assets/always.js', BUILD_MANIFEST])
        expect(await rights(`neu/www/${file}`), file).toBe(0o644)
    },
  )

  test.each([
    ['a1', 'b2', ['index', 'a']],
    // What is to be put there next is gone.
    ['a1', 'b2', ['a']],
  ])('what is built meanwhile is never taken for what was uploaded', async (first, next, pages) => {
    const [site, to] = [await build(first, ['index', 'a']), await emptyFolder()]
    const manifest = await manifestOf(site)
    const buildMeanwhile = async () => {
      await fs.rm(site, { recursive: true })
      await fs.cp(await build(next, pages), site, { recursive: true })
    }
    const rebuilt = (place: Place): Place => ({
      ...place,
      put: async (names, folder) => {
        for (const name of names) {
          await place.put([name], folder)
          if (name === 'a.html') await buildMeanwhile()
        }
      },
    })
    const publishing = publish(site, to, (place) => whileBuilt(rebuilt(place), site, manifest))
    await expect(publishing).rejects.toThrow(deployWords.changed)
    await publish(site, to)
    await expectWhole(to)
    for (const name of await filesIn(site))
      expect(await fs.readFile(path.join(to, name), 'utf8'), name).toBe(
        await fs.readFile(path.join(site, name), 'utf8'),
      )
  })

  test('names what lies there from somebody else, once, before it is replaced', async () => {
    const [site, to] = [await build('a1', ['index', 'a']), await emptyFolder()]
    await fs.writeFile(path.join(to, 'index.html'), 'Hier entsteht eine neue Website')
    await fs.writeFile(path.join(to, 'anderes.html'), 'x')
    const { files } = await manifestOf(site)
    // As one of the site itself would be, whose list has been lost.
    await fs.writeFile(path.join(to, 'a.html'), '?'.repeat(files['a.html']?.bytes ?? 0))
    expect((await lookAt(folderPlace(site, to), files)).foreign).toEqual(['index.html'])
    await publish(site, to)
    expect(await fs.readFile(path.join(to, 'a.html'), 'utf8')).toMatch(/^a /)
    expect((await lookAt(folderPlace(site, to), files)).foreign).toEqual([])
  })

  test('keeps a file of which the name alone is written otherwise, where both are one', async () => {
    const to = await emptyFolder()
    const small = (names: readonly string[]) => names.map((name) => name.toLowerCase())
    /** As Windows and macOS have it. */
    const blindToCase = (place: Place): Place => ({
      put: async (names, folder) => {
        await place.put(names, folder)
        for (const name of names)
          await fs.rename(path.join(to, name), path.join(to, small([name])[0] ?? ''))
      },
      manifest: place.manifest,
      removeEmpty: place.removeEmpty,
      remove: (names) => place.remove(small(names)),
      sizes: async (names) => {
        const sizes = await place.sizes(small(names))
        return sizesOf(names, (name) => sizes.get(name.toLowerCase()))
      },
    })
    await publish(await build('a1', ['Team', 'index']), to, blindToCase)
    const next = await build('b22', ['team', 'index'])
    const { foreign } = await lookAt(
      blindToCase(folderPlace(next, to)),
      (await manifestOf(next)).files,
    )
    expect(foreign).toEqual([])
    expect(await publish(next, to, blindToCase)).toMatchObject({ left: [] })
    expect(await filesIn(to)).toEqual(await filesIn(next))
    expect(await publish(next, to, blindToCase)).toEqual({
      lasting: [],
      documents: [],
      gone: [],
      left: [],
    })
  })

  test('names what somebody has put where a page is new, also on a site that is there for long', async () => {
    const [old, next, to] = [
      await build('a1', ['index']),
      await build('b2', ['index', 'files/agb']),
      await emptyFolder(),
    ]
    await publish(old, to)
    await fs.mkdir(path.join(to, 'files'))
    await fs.writeFile(path.join(to, 'files/agb.html'), 'von Hand hochgeladen')
    const look = await lookAt(folderPlace(next, to), (await manifestOf(next)).files)
    expect(look.foreign).toEqual(['files/agb.html'])
    expect(whyNotReplaced(look, undefined, REPLACE)).toContain('files/agb.html')
    // Of one that was cut off, nothing is taken for somebody else's.
    await expect(publish(next, to, cutAfter(5))).rejects.toThrow('cut')
    await fs.truncate(path.join(to, 'files/agb.html'), 1)
    const { foreign } = await lookAt(folderPlace(next, to), (await manifestOf(next)).files)
    expect(foreign).toEqual([])
  })

  test('deletes documents before what they name', async () => {
    const [old, next, to] = [
      await build('a1', ['x', 'z']),
      await build('b2', ['y']),
      await emptyFolder(),
    ]
    await publish(old, to)
    for (let steps = 6; steps < 12; steps += 1) {
      await publish(next, to, cutAfter(steps)).catch(() => undefined)
      await expectWhole(to)
      await publish(old, to)
    }
  })

  test('tells what a server does not delete, and tries it again the next time', async () => {
    const [old, next, to] = [
      await build('a1', ['index', 'a', 'b/c']),
      await build('a1', ['index']),
      await emptyFolder(),
    ]
    // As over SFTP and FTPS, where a file that is not there is refused in the same words.
    const refusing = (place: Place) => ({ ...place, remove: async () => undefined })
    await publish(old, to)
    expect((await publish(next, to, refusing)).left.toSorted()).toEqual(['a.html', 'b/c.html'])
    const again = await publish(next, to, refusing)
    expect(again).toMatchObject({ lasting: [], documents: [] })
    expect(again.left.toSorted()).toEqual(['a.html', 'b/c.html'])
    // Somebody has deleted one by hand.
    await fs.rm(path.join(to, 'a.html'))
    const { gone, left } = await publish(next, to)
    expect({ gone: gone.toSorted(), left }).toEqual({ gone: ['a.html', 'b/c.html'], left: [] })
    expect(await filesIn(to)).toEqual(await filesIn(next))
    expect(await publish(next, to)).toEqual({ lasting: [], documents: [], gone: [], left: [] })
  })

  test('leaves no part of a file on a disk that got full, and takes those away that a killed run has left', async () => {
    const [old, next, later] = [
      await build('a1', ['index']),
      await build('b2', ['index']),
      await build('c3', ['index']),
    ]
    const to = await emptyFolder()
    const parts = async () => (await filesIn(to)).filter((name) => name.endsWith('.neu'))
    /** As a server has it that keeps what it got of a file; it has room for nothing but a part. */
    const full = (place: Place, answers = true): Place => ({
      ...place,
      put: async (names, folder) => {
        if ((await parts()).length > 0) throw new Error('full')
        const tooLarge = names.find((name) => name.startsWith('assets/'))
        if (tooLarge === undefined) return place.put(names, folder)
        await fs.writeFile(path.join(to, `${tooLarge}.neu`), 'a part')
        throw new Error('full')
      },
      remove: (names) => (answers ? place.remove(names) : Promise.reject(new Error('away'))),
    })
    await publish(old, to)
    await expect(publish(next, to, (place) => full(place))).rejects.toThrow('full')
    expect(await parts()).toEqual([])
    await expect(publish(next, to, (place) => full(place, false))).rejects.toThrow()
    await fs.writeFile(path.join(to, 'assets/app.b2.js.neu'), 'a part')
    // The list that goes ahead has room again.
    await expect(publish(later, to, (place) => full(place))).rejects.toThrow('full')
    expect(await parts()).toEqual([])
    await expectWhole(to)
    await publish(later, to)
    expect(await filesIn(to)).toEqual(await filesIn(later))
  })

  test('tells what went wrong first, not that nothing can be cleared away after it', async () => {
    const [site, to] = [await build('a1', ['index']), await emptyFolder()]
    const full = (place: Place): Place => ({
      ...place,
      put: (names, folder) =>
        folder === undefined ? Promise.reject(new Error('full')) : place.put(names, folder),
      remove: () => Promise.reject(new Error('away')),
    })
    await expect(publish(site, to, full)).rejects.toThrow('full')
  })

  test('takes away a former file that a run has set aside which was cut off', async () => {
    const [old, next] = [await build('a1', ['index']), await build('b2', ['index'])]
    const to = await emptyFolder()
    /** As a server has it that renames onto nothing that is there. */
    const cut = (place: Place): Place => ({
      ...place,
      put: async (names, folder) => {
        if (!names.includes('index.html')) return place.put(names, folder)
        await fs.rename(path.join(to, 'index.html'), path.join(to, 'index.html.alt'))
        throw new Error('cut')
      },
    })
    await publish(old, to)
    await expect(publish(next, to, cut)).rejects.toThrow('cut')
    await publish(next, to)
    expect(await filesIn(to)).toEqual(await filesIn(next))
  })

  test.each([
    'ENOSPC',
    'EDQUOT',
  ])('says of which folder there is no room left: %s', async (code) => {
    const [site, to] = [await build('a1', ['index']), await emptyFolder()]
    // As Node has it: what is read is the path.
    vi.spyOn(fs, 'copyFile').mockImplementation(async (from, dest) => {
      const what = { code, syscall: 'copyfile', path: String(from), dest: String(dest) }
      throw Object.assign(new Error(code), what)
    })
    const place = path.join(to, 'index.html.neu')
    const refused = folderPlace(site, to).put(['index.html'])
    await expect(refused).rejects.toThrow(deployWords.full(place))
  })

  test('leaves a whole site wherever it is cut off, and finishes the next time', async () => {
    const [old, next] = [
      await build('a1', ['index', 'a', 'b']),
      await build('b2', ['index', 'b', 'c']),
    ]
    for (let steps = 0; steps < 12; steps += 1) {
      const to = await emptyFolder()
      await publish(old, to)
      await publish(next, to, cutAfter(steps)).catch(() => undefined)
      await expectWhole(to)
      await publish(next, to)
      expect(await filesIn(to)).toEqual(await filesIn(next))
    }
  })
})

test('after one that was cut off, no files are counted that never were the site’s', async () => {
  const [site, to] = [await build('a1', ['index', 'a']), await emptyFolder()]
  await publish(site, to, cutAfter(2)).catch(() => undefined)
  const { plan } = await lookAt(folderPlace(site, to), (await manifestOf(site)).files)
  expect(deployWords.plan(plan)).toBe('5 Dateien hochzuladen, 0 Dateien zu löschen.')
})

describe('a place that has the site of another address', () => {
  const [ONE, OTHER] = ['https://eins.example', 'https://zwei.example']
  const whyNot = async (from: string, to: string) => {
    const { files, url } = await manifestOf(from)
    return whyNotReplaced(await lookAt(folderPlace(from, to), files), url, REPLACE)
  }

  test('keeps it, and is named, until somebody says that it is to be replaced', async () => {
    const [one, other, to] = [
      await build('a1', ['index', 'a'], ONE),
      await build('b2', ['index'], OTHER),
      await emptyFolder(),
    ]
    expect(await whyNot(one, to)).toBeUndefined()
    await publish(one, to)
    expect(await whyNot(one, to)).toBeUndefined()
    expect(await whyNot(other, to)).toBe(deployWords.otherSite(ONE, OTHER, REPLACE))
    await publish(other, to)
    expect(await whyNot(other, to)).toBeUndefined()
  })

  test('is known as such wherever a deployment was cut off', async () => {
    const [one, next, other] = [
      await build('a1', ['index'], ONE),
      await build('b2', ['index'], ONE),
      await build('c3', ['index'], OTHER),
    ]
    for (let steps = 0; steps < 6; steps += 1) {
      const to = await emptyFolder()
      await publish(one, to)
      await publish(next, to, cutAfter(steps)).catch(() => undefined)
      expect(await whyNot(next, to)).toBeUndefined()
      expect(await whyNot(other, to)).toBe(deployWords.otherSite(ONE, OTHER, REPLACE))
    }
  })

  test('where nobody knows the address, as with older lists, it is taken for the same', async () => {
    const [old, site, to] = [
      await build('a1', ['index']),
      await build('b2', ['index'], ONE),
      await emptyFolder(),
    ]
    await publish(old, to)
    expect(await whyNot(site, to)).toBeUndefined()
  })

  test('what is none of Gewerk’s is named as before', async () => {
    const [site, to] = [await build('a1', ['index'], ONE), await emptyFolder()]
    await fs.writeFile(path.join(to, 'index.html'), 'Hier entsteht eine neue Website')
    expect(await whyNot(site, to)).toBe(deployWords.foreign(['index.html'], REPLACE))
  })
})

describe('a list of files that names what can be none of a site', () => {
  test('deletes nothing outside of the place', async () => {
    const [site, around] = [await build('a1', ['index']), await emptyFolder()]
    const to = path.join(around, 'htdocs')
    const own = path.join(around, 'anne')
    await fs.writeFile(own, 'x')
    await publish(site, to)
    const files = { '../anne': { bytes: 1, sha256: '' } }
    const written = JSON.stringify({ version: 1, content: '', addresses: [], files })
    await fs.writeFile(path.join(to, BUILD_MANIFEST), written)
    await publish(site, to)
    expect(await fs.readFile(own, 'utf8')).toBe('x')
    expect(await filesIn(to)).toEqual(await filesIn(site))
  })

  test.each([
    '../../home/anne/x',
    'a/../../x',
    '/etc/passwd',
    'a//x',
    './x',
    'a/.',
    'a/',
    '',
    '..\\x',
    'x"\n!touch x',
  ])('is none: %j', async (name) => {
    const [folder, other] = [await emptyFolder(), 'a/..b/...c']
    const write = (names: string[]) =>
      writeBuildManifest(folder, {
        content: '',
        addresses: [],
        files: new Map(names.map((each) => [each, { bytes: 1, sha256: '' }])),
      })
    await write([other])
    expect(await readBuildManifest(folder)).toBeDefined()
    await write([other, name])
    expect(await readBuildManifest(folder)).toBeUndefined()
  })
})

test('a page that a deployment has left as it is, and was cut off, goes with a later site', async () => {
  const [old, cut, next] = [
    await build('a1', ['index', 'a']),
    await build('a1', ['index', 'a', 'b']),
    await build('a1', ['index']),
  ]
  for (let steps = 0; steps < 4; steps += 1) {
    const to = await emptyFolder()
    await publish(old, to)
    await publish(cut, to, cutAfter(steps)).catch(() => undefined)
    await publish(next, to)
    expect(await filesIn(to)).toEqual(await filesIn(next))
  }
})

test('a later site is there as a whole, also where one that was cut off has left its pages', async () => {
  const [old, cut, next] = [
    await build('a1', ['index', 'a', 'b']),
    await build('b2', ['index', 'a', 'c']),
    await build('a1', ['index', 'a']),
  ]
  for (let steps = 0; steps < 12; steps += 1) {
    const to = await emptyFolder()
    await publish(old, to)
    await publish(cut, to, cutAfter(steps)).catch(() => undefined)
    await publish(next, to)
    expect(await filesIn(to)).toEqual(await filesIn(next))
    for (const name of await filesIn(next))
      expect(await fs.readFile(path.join(to, name), 'utf8')).toBe(
        await fs.readFile(path.join(next, name), 'utf8'),
      )
  }
})

describe('while another deployment goes to the same place', () => {
  /** Something else comes first where this file is put. */
  const comingBefore = (file: string, work: () => Promise<unknown>) => (place: Place) => ({
    ...place,
    put: async (names: readonly string[], folder?: string) => {
      if (names.includes(file)) await work()
      await place.put(names, folder)
    },
  })
  const gate = () => {
    let open = (): void => undefined
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { opened, open: () => open() }
  }
  const expectSite = async (site: string, to: string) => {
    for (const name of await filesIn(site))
      expect(await fs.readFile(path.join(to, name), 'utf8')).toBe(
        await fs.readFile(path.join(site, name), 'utf8'),
      )
  }

  test('pages are not mixed where it began before this one puts its own', async () => {
    const [a, b, to] = [
      await build('a1', ['index', 'x']),
      await build('b2', ['index', 'x']),
      await emptyFolder(),
    ]
    const publishing = publish(
      a,
      to,
      comingBefore('assets/app.a1.js', () => publish(b, to)),
    )
    await expect(publishing).rejects.toThrow(deployWords.overtaken)
    await expectSite(b, to)
  })

  test('none of the two takes the place for its own, and the next one makes it whole', async () => {
    const [a, b, to] = [
      await build('a1', ['index', 'x']),
      await build('b2', ['index', 'x']),
      await emptyFolder(),
    ]
    const otherBegun = gate()
    const thisOver = gate()
    const waiting = comingBefore('index.html', () => {
      otherBegun.open()
      return thisOver.opened
    })
    let other: Promise<unknown> = Promise.resolve()
    const first = publish(
      a,
      to,
      comingBefore('index.html', async () => {
        other = publish(b, to, waiting)
        await otherBegun.opened
      }),
    )
    await expect(first).rejects.toThrow(deployWords.overtaken)
    thisOver.open()
    await expect(other).rejects.toThrow(deployWords.overtaken)
    await publish(a, to)
    await expectSite(a, to)
    expect(await filesIn(to)).toEqual(await filesIn(a))
  })

  test('pages that were laid over those of one that is done are put there again', async () => {
    const [a, b, to] = [
      await build('a1', ['index', 'x']),
      await build('b2', ['index', 'x']),
      await emptyFolder(),
    ]
    const first = publish(
      a,
      to,
      comingBefore('index.html', () => publish(b, to)),
    )
    await expect(first).rejects.toThrow(deployWords.overtaken)
    await publish(b, to)
    await expectSite(b, to)
  })
})

describe('what has been published', () => {
  type Answers = Record<string, { status: number; text: string } | undefined>
  const asked = async (answers: Answers) => {
    const out = await build('a1', ['index', 'heating/index'])
    const site = {
      out,
      url: 'https://firma.example',
      routes: ['/', '/heating'],
    }
    const page = (name: string) => fs.readFile(path.join(out, name), 'utf8')
    const right: Answers = {
      'https://firma.example/': { status: 200, text: await page('index.html') },
      'https://firma.example/heating': { status: 200, text: await page('heating/index.html') },
    }
    const all = { ...right, ...answers }
    return whyNotPublished(site, async (url) => (url in all ? all[url] : { status: 404, text: '' }))
  }

  test('is the site that was built', async () => {
    expect(await asked({})).toBeUndefined()
  })

  test.each([
    [
      'is another one',
      { 'https://firma.example/': { status: 200, text: 'alt' } },
      /unter \/ steht/,
    ],
    [
      'lacks a page',
      { 'https://firma.example/heating': { status: 404, text: '' } },
      /\/heating antwortet mit 404/,
    ],
    [
      'has everything',
      { 'https://firma.example/gewerk-deploy-nirgends': { status: 200, text: '' } },
      /200 statt 404/,
    ],
    ['does not answer', { 'https://firma.example/heating': undefined }, /antwortet nicht/],
  ])('%s', async (_, answers, words) => {
    expect(await asked(answers)).toMatch(words)
  })

  const serving = async (answer: http.RequestListener) => {
    const server = http.createServer(answer)
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test('is found where its server leads to it', async () => {
    const out = await build('a1', ['index'])
    const page = await fs.readFile(path.join(out, 'index.html'))
    const url = await serving(({ url: asked }, response) => {
      if (asked === '/') response.writeHead(301, { location: '/start/' }).end()
      else response.writeHead(asked === '/start/' ? 200 : 404).end(page)
    })
    expect(await whyNotPublished({ out, url, routes: ['/'] })).toBeUndefined()
  })

  test('is another one where a page of its server has no end', async () => {
    const url = await serving((_, response) => {
      const part = Buffer.alloc(1_000_000)
      const send = () => response.write(part, (error) => !error && send())
      send()
    })
    const out = await build('a1', ['index'])
    expect(await whyNotPublished({ out, url, routes: ['/'] })).toMatch(/unter \/ steht/)
  })

  test('is led on without end by its server', async () => {
    const url = await serving((request, response) =>
      response.writeHead(301, { location: `${request.url}` }).end(),
    )
    const out = await build('a1', ['index'])
    expect(await whyNotPublished({ out, url, routes: ['/'] })).toBe(deployWords.leadsOn(`${url}/`))
  })

  test('is nothing to say of where the program itself fails', async () => {
    const fault = new TypeError('x is not a function')
    const out = await build('a1', ['index'])
    const site = { out, url: 'https://firma.example', routes: ['/'] }
    await expect(whyNotPublished(site, () => Promise.reject(fault))).rejects.toBe(fault)
    await fs.rm(path.join(out, 'index.html'))
    await fs.mkdir(path.join(out, 'index.html'))
    await expect(whyNotPublished(site)).rejects.toThrow('EISDIR')
  })
})
