import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stateOfApp } from '../../scripts/app/app-of.ts'
import { systemBlocks } from '../../scripts/app/system-blocks.ts'
import { productFolder as root } from '../../scripts/machine/product-folder.ts'
import { emptyFolder } from '../workspace.ts'

test('an app is another one with every block of a company, and with every package that it installs', async () => {
  const company = await emptyFolder()
  const save = async (name: string, text: string) => {
    const file = path.join(company, name)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, text)
    return stateOfApp({ root, blockFolders: [systemBlocks, path.join(company, 'blocks')] })
  }
  const states = [
    await save('blocks/preisliste/schema.ts', 'one'),
    await save('blocks/preisliste/schema.ts', 'another'),
    await save('node_modules/.package-lock.json', 'react 19.2'),
    await save('node_modules/.package-lock.json', 'react 19.3'),
  ]
  expect(new Set(states).size).toBe(4)
  expect(await save('content/site.yaml', 'url')).toBe(states[3])
})
