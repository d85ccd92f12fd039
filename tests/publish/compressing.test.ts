import { promises as fs } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressing } from '../../scripts/publish/compressing.ts'
import { openSiteWriter } from '../../scripts/publish/site-writer.ts'
import { emptyFolder } from '../workspace.ts'

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
