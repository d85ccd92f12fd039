import { promises as fs } from 'node:fs'
import path from 'node:path'
import { generateHandbook, handbookFolder } from './handbook/generate.ts'

/** Writes the generated parts of the editors' handbook. */
for (const [name, text] of await generateHandbook()) {
  await fs.writeFile(path.join(handbookFolder, name), text)
  console.log(`docs/handbuch/${name}`)
}
