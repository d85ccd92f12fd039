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
  const { make, write } = compressing(openSiteWriter(folder))
  await make({ names: ['brot/index.html', 'karte.png'], inputs: '', make: () => [TEXT, TEXT] })
  await write('brot/index.admin.json', TEXT)
  await write('_headers', TEXT)

  const read = (name: string) => fs.readFile(path.join(folder, name))
  expect((await fs.readdir(path.join(folder, 'brot'))).toSorted()).toEqual([
    'index.admin.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
  expect((await fs.readdir(folder)).toSorted()).toEqual(['_headers', 'brot', 'karte.png'])
  expect(brotliDecompressSync(await read('brot/index.html.br')).toString()).toBe(TEXT)
  expect(gunzipSync(await read('brot/index.html.gz')).toString()).toBe(TEXT)
})
