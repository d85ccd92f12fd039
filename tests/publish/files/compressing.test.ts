import { promises as fs } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { AT_ONCE } from '../../../scripts/machine/compress.ts'
import { compressing } from '../../../scripts/publish/files/compressing.ts'
import { openSiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import { emptyFolder } from '../../workspace.ts'

const TEXT = 'Brot und Brötchen. '.repeat(50)

test('texts lie beside themselves in fewer bytes, everything else as it is', async () => {
  const folder = await emptyFolder()
  const { make, makeGroup, write } = compressing(openSiteWriter(folder))
  await make({ names: ['brot/index.html', 'karte.png'], inputs: '', make: () => [TEXT, TEXT] })
  await makeGroup('pages', [{ names: ['torte/index.html'], inputs: '', make: () => [TEXT] }])
  await write('assets/brot.js', TEXT)
  await write('brot/index.json', TEXT)
  await write('brot/index.admin.json', TEXT)
  await write('feed.xml', TEXT)
  await write('_headers', TEXT)

  const read = (name: string) => fs.readFile(path.join(folder, name))
  const namesIn = async (name: string) => (await fs.readdir(path.join(folder, name))).toSorted()
  expect(await namesIn('.')).toEqual([
    '_headers',
    'assets',
    'brot',
    'feed.xml',
    'feed.xml.br',
    'feed.xml.gz',
    'karte.png',
    'torte',
  ])
  expect(await namesIn('assets')).toEqual(['brot.js', 'brot.js.br', 'brot.js.gz'])
  expect(await namesIn('brot')).toEqual([
    'index.admin.json',
    'index.html',
    'index.html.br',
    'index.json',
  ])
  expect(brotliDecompressSync(await read('brot/index.html.br')).toString()).toBe(TEXT)
  expect(brotliDecompressSync(await read('torte/index.html.br')).toString()).toBe(TEXT)
  expect(gunzipSync(await read('feed.xml.gz')).toString()).toBe(TEXT)
})

/** What a usual effort makes of a text, in bytes. */
const usual = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** A long text, always the same: its words are drawn by Lehmer's generator. */
const LONG = (() => {
  const words =
    'Brot Ofen Mehl Salz Korb Teig Hefe Laib Rinde Krume Stufe Waage Kruste Schaufel'.split(' ')
  let number = 1
  return Array.from({ length: 40_000 }, () => {
    number = (number * 48_271) % 2_147_483_647
    return words[number % words.length]
  }).join(' ')
})()

/** As much of it as takes so many bytes. */
const textOf = (bytes: number): string => {
  let length = 10_000
  while (usual(LONG.slice(0, length)) < bytes) length += 200
  return LONG.slice(0, length)
}

test.each([
  ['a little too long is made to come at once', 1.02, true],
  ['far too long takes no more time than others', 2, false],
])('a document that is %s', async (_, times, isAtOnce) => {
  const folder = await emptyFolder()
  const text = textOf(AT_ONCE * times)

  await compressing(openSiteWriter(folder)).write('index.html', text)

  const { size } = await fs.stat(path.join(folder, 'index.html.br'))
  expect(size <= AT_ONCE).toBe(isAtOnce)
  if (!isAtOnce) expect(size).toBe(usual(text))
})
