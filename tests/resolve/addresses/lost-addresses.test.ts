import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import { addressesOfLastBuild, contentMark } from '../../../scripts/publish/output/last-build.ts'
import { writeBuildManifest } from '../../../scripts/site/build-manifest.ts'
import {
  compileWith,
  contentFolder,
  emptyFolder,
  type Overrides,
  replace,
  TODAY,
} from '../../workspace.ts'

/** The addresses of the bakery as it is, and what is said of them once some files are changed. */
const afterBuild = async (overrides: Overrides, before: Overrides = {}, today = TODAY) => {
  const { site } = await compileWith(before)
  const former = site?.addresses
  const { problems } = await compileWith(overrides, { today, former })
  return problems.map(({ code, severity, hint }) => `${severity} ${code}: ${hint}`)
}

const renamed: Overrides = {
  'news/ofen.md': null,
  'news/backofen.md':
    '---\nid: backofen\ntitle: Ofen\nexcerpt: Heiß.\ndate: 2026-10-01\nauthor: Thea\nimage:\n  src: beispiel.svg\n  alt: Ein Ofen\n---\n\nNeu.\n',
}

describe('an address of the last build', () => {
  test('that is there says nothing', async () => {
    expect(await afterBuild({})).toEqual([])
  })

  test('says nothing where it is the home page: that it is missing is told', async () => {
    const said = await afterBuild({ 'pages/home.yaml': null })
    expect(said.filter((words) => words.includes('lost-address'))).toEqual([])
    expect(said.join()).toContain('error no-home')
  })

  test('is named where id and file were changed together, with its redirect', async () => {
    expect(await afterBuild(renamed)).toEqual([
      expect.stringMatching(
        /^warning lost-address: .*„- from: \/neues\/ofen“ und darunter „ {2}to: \/neues\/backofen“/,
      ),
    ])
  })

  test('does not lead to a page that took the place of another one', async () => {
    const one = (id: string) =>
      `---\nid: ${id}\ntitle: Neu\nexcerpt: Neu.\ndate: 2026-10-01\nauthor: Thea\nimage:\n  src: beispiel.svg\n  alt: Ein Ofen\n---\n\nNeu.\n`
    const before = { 'news/herbst-markt.md': one('herbst-markt') }
    const after = { 'news/ofen.md': null, 'news/herbstmarkt.md': one('herbstmarkt') }
    expect(await afterBuild(after, before)).toEqual([
      expect.stringMatching(/from: \/neues\/herbst-markt“.*to: \/neues\/herbstmarkt“/),
      expect.stringMatching(/from: \/neues\/ofen“.*to: \/“/),
    ])
  })

  test('is in order with that redirect', async () => {
    const redirect = '- from: /neues/ofen\n  to: /neues/backofen\n'
    expect(await afterBuild({ ...renamed, 'redirects.yaml': redirect })).toEqual([])
  })

  test('that moved is found by its name, one that is gone leads to what lies above', async () => {
    const before = {
      'pages/extra.yaml':
        'route: /a/b/c\nmeta: { title: a, description: a }\nblocks: [{ type: hero, title: a }]\n',
    }
    const moved = { 'pages/extra.yaml': before['pages/extra.yaml'].replace('/a/b/c', '/x/c') }
    expect(await afterBuild(moved, before)).toEqual([expect.stringContaining('to: /x/c“')])
    expect(await afterBuild({}, before)).toEqual([expect.stringContaining('to: /“')])
  })

  test('is missed when its redirect has been deleted', async () => {
    const before = { 'redirects.yaml': '- from: /alt\n  to: /sortiment\n' }
    expect(await afterBuild({}, before)).toEqual([expect.stringContaining('from: /alt“')])
  })

  test('is told once where only the id was changed', async () => {
    const codes = await afterBuild({ 'news/ofen.md': replace('id: ofen', 'id: neuer-ofen') })
    expect(codes).toEqual([expect.stringMatching(/^warning renamed-entry: /)])
  })

  test('that went on its day is not missed', async () => {
    const before = {
      'news/ofen.md': (text: string) => text.replace('author:', 'expires: 2026-11-10\nauthor:'),
    }
    const gone = { 'news/ofen.md': null }
    expect(await afterBuild(gone, before, '2026-11-10')).toHaveLength(1)
    expect(await afterBuild(gone, before, '2026-11-11')).toEqual([])
  })
})

test('another content folder does not see them', async () => {
  const content = await contentFolder()
  const out = path.join(path.dirname(content), 'dist')
  expect(await addressesOfLastBuild(out, content)).toEqual([])
  const addresses = [{ route: '/alt' }]
  const { write, files } = openSiteWriter(out)
  await write('index.html', '')
  await writeBuildManifest(out, { content: await contentMark(out, content), addresses, files })
  expect(await addressesOfLastBuild(out, content)).toEqual(addresses)
  expect(await addressesOfLastBuild(out, await emptyFolder())).toEqual([])
})
