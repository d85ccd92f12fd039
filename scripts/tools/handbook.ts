import { promises as fs } from 'node:fs'
import path from 'node:path'
import { openSite } from '../commands/open-site.ts'
import { generateHandbook } from '../handbook/generate.ts'
import { handbookFolder } from '../handbook/handbook-folder.ts'
import { takePictures } from './handbook-pictures.ts'

/** Writes the generated parts of the editors' handbook; with `--pictures` also those of the blocks. */
for (const [name, text] of await generateHandbook()) {
  await fs.writeFile(path.join(handbookFolder, name), text)
  console.log(`docs/handbuch/${name}`)
}
if (process.argv.includes('--pictures')) {
  await takePictures(await openSite({ folder: process.cwd(), env: process.env }))
}
