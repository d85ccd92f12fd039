import { promises as fs } from 'node:fs'
import path from 'node:path'
import subset from 'subset-font'
import { productFolder as root } from '../machine/packages/product-folder.ts'
import { furtherLetters, letters } from './fonts/letters.ts'
import { rename } from './fonts/rename.ts'

const FACES = ['archivo', 'bricolage-grotesque', 'source-sans-3', 'source-serif-4']

/** The weights that the styles use, pairs of letters set closer, and no more: a third of a file's bytes. */
const CUT = {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern'],
  noHinting: true,
  // Copyright, licence and where it is to be read.
  preserveNameIds: [0, 13, 14],
}

/** A name that Adobe reserves for unchanged files, and ours for the changed one. */
const RESERVED = ['Source', 'Gewerk'] as const

/** Files of a typeface by what stands behind its name, what Fontsource calls their letters, and those that sites show. */
const PARTS = [
  ['', 'latin', letters],
  ['-further', 'latin-ext', furtherLetters],
] as const

/** A part of a typeface as Fontsource publishes it, cut down to some letters. */
const cut = async (face: string, part: string, shown: string): Promise<Buffer> => {
  const file = path.join('@fontsource-variable', face, 'files', `${face}-${part}-wght-normal.woff2`)
  const original = await fs.readFile(path.join(root, 'node_modules', file))
  const plain = await subset(original, shown, { ...CUT, targetFormat: 'sfnt' })
  const all = { ...CUT, keepAllGlyphs: true, targetFormat: 'woff2' } as const
  return subset(rename(plain, ...RESERVED), undefined, all)
}

/** Writes the typefaces of the theme into the sources; run when one of them, or its letters, changed. */
for (const face of FACES)
  for (const [ending, part, shown] of PARTS) {
    const file = path.join(root, 'src/styles/theme/font', `${face}${ending}.woff2`)
    await fs.writeFile(file, await cut(face, part, shown))
    console.log(`${(await fs.stat(file)).size} ${path.relative(root, file)}`)
  }
