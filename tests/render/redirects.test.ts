import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { REDIRECTS } from '../../scripts/addresses/own-files.ts'
import { redirectFile } from '../../scripts/addresses/redirect-file.ts'
import { formerAddresses } from '../../scripts/hosts/former-address.ts'
import { redirectsFile } from '../../scripts/hosts/netlify.ts'
import { redirectDocument } from '../../scripts/render/redirects.ts'
import { redirects } from '../../scripts/serve/redirects.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { emptyFolder } from '../workspace.ts'

test('a document leads on without a script, and search engines are told', () => {
  const html = redirectDocument({ from: '/a', to: '/heating#"x"' }, 'https://firma.example', 'de')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/heating#%22x%22">')
  expect(html).toContain('<link rel="canonical" href="https://firma.example/heating#%22x%22">')
  expect(html).toContain('<title>https://firma.example/heating#&quot;x&quot;</title>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<html lang="de">')
})

test.each([
  'https://www.kfw.de/F%C3%B6rderung?x=a%20b',
  'https://shop.example/über/$metadata',
  '/heating#"x"',
])('a document leads to the same address as a server: %s', (to) => {
  const html = redirectDocument({ from: '/a', to }, 'https://firma.example/firma', 'de')
  const [{ to: target } = { to: '' }] = formerAddresses([{ from: '/a', to }], '/firma')
  expect(html).toContain(`content="0; url=${target}"`)
  expect(html).toContain(`<a href="${target}">`)
  const { href } = new URL(target, 'https://firma.example')
  expect(html).toContain(`<link rel="canonical" href="${href}">`)
})

test.each([
  ['/alt', 'alt/index.html'],
  ['/alt/bad/', 'alt/bad/index.html'],
  ['/bad.html', 'bad.html'],
  ['/BAD.HTM', 'BAD.HTM'],
  ['/bad.php', 'bad.php/index.html'],
  // WordPress may still lie there.
  ['/index.php/2019/05/titel/', undefined],
  ['/INDEX.PHP/titel', undefined],
])('%s is the file %s', (from, file) => {
  expect(redirectFile({ from })).toBe(file)
})

test('a host finds what stands behind the ? also as browsers send it, and takes none of it for a name', () => {
  const redirects = [
    { from: '/?seite=über&L=a', to: '/about' },
    { from: '/?tag=:alle', to: '/tags' },
  ]
  expect(redirectsFile({ base: '', redirects }).trimEnd().split('\n')).toEqual([
    '/ seite=über L=a /about 301!',
    '/ seite=%C3%BCber L=a /about 301!',
    '/ tag=%3Aalle /tags 301!',
  ])
})

describe('the local server', () => {
  const ask = async (address: string) => {
    const folder = await emptyFolder()
    const list = redirectsFile({
      base: '',
      redirects: [
        { from: '/alt', to: '/bad' },
        { from: '/brötchen', to: '/contact?inquiry=torte#contact' },
        { from: '/index.php?id=3', to: '/bad' },
        { from: '/?page_id=7&L=1', to: '/contact' },
        { from: '/?seite=über', to: '/about' },
        { from: '/?tag=:alle', to: '/tags' },
        { from: '/?rabatt=10%25 bar', to: '/contact' },
      ],
    })
    await fs.writeFile(path.join(folder, REDIRECTS), list)
    const server = await serve([redirects(folder)], 0)
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
    return `${answer.status} ${answer.headers.get('Location')}`
  }

  test.each([
    ['/alt', '301 /bad'],
    ['/alt/', '301 /bad'],
    ['/alt?inquiry=heating', '301 /bad?inquiry=heating'],
    ['/br%C3%B6tchen?a=b', '301 /contact?inquiry=torte#contact'],
    ['/index.php?id=3&L=0', '301 /bad'],
    ['/index.php?id=33', '404 null'],
    ['/index.php', '404 null'],
    ['/?L=1&page_id=7', '301 /contact'],
    ['/?page_id=7', '404 null'],
    ['/?seite=%C3%BCber', '301 /about'],
    ['/?tag=%3Aalle', '301 /tags'],
    ['/?tag=:alle', '301 /tags'],
    ['/?tag=neu', '404 null'],
    ['/?rabatt=10%25%20bar', '301 /contact'],
    ['/?rabatt=10%25+bar', '301 /contact'],
    ['/alter', '404 null'],
    ['/', '404 null'],
    ['//', '404 null'],
  ])('answers %s with %s', async (address, answer) => {
    expect(await ask(address)).toBe(answer)
  })
})
