import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { decode } from '../../addresses/address-key.ts'
import { isInside } from '../../machine/files/is-inside.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { systemBlocks } from '../system-blocks.ts'
import { words } from '../words.ts'
import { fileOfModule } from './file-of-module.ts'

const isRelative = (id: string): boolean => /^\.{1,2}\//.test(id)

/** What companies may import from the package; the compiler has already redirected these names. */
const PUBLIC = ['gewerk/blocks', 'gewerk/components']

const isOfPackage = (id: string): boolean => /^gewerk(?:\/|$)/.test(id)

/** `https://…`, or the same in short: `//…`. */
const isOnOtherServer = (address: string): boolean => /^(?:https?:)?\/\//i.test(address)

/** A style sheet; with a question (`?inline`) it is a text for the program. */
const isStyle = (id: string): boolean => id.endsWith('.css')

/** What a style sheet loads: `@import "…"` and `url(…)`. */
const LOADED = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|url\(\s*["']?([^"')]+)/gi

/** What is said in a comment is not loaded. */
const COMMENTS = /\/\*[\s\S]*?\*\//g

/** A file beside the style sheet, by its way from there: `./x.png`, or `x.png` alone. */
const isFile = (loaded: string): boolean => isRelative(loaded) || /^[\w.-]+\.\w+$/.test(loaded)

/** What is wrong with something that a style sheet of a company's block loads. */
const faultOfLoaded = (loaded: string, file: string, folder: string): string | undefined => {
  const shown = `blocks/${wayTo(file, folder)}`
  if (isOnOtherServer(loaded)) return words.otherServer(shown, loaded)
  const way = decode(loaded.replace(/[?#].*/, ''))
  if (!isFile(way)) return undefined
  const meant = path.resolve(path.dirname(file), way)
  if (!isInside(folder, meant)) return words.leadsOut(shown, loaded)
  // The bundler would leave it as it is, and browsers ask in vain.
  return existsSync(meant) ? undefined : words.noFile(shown, loaded)
}

/** What is wrong with a file of data; the bundler would not say in which file. */
const faultOfData = (code: string, shown: string): string | undefined => {
  try {
    JSON.parse(code.replace(/^\uFEFF/, ''))
    return undefined
  } catch (error) {
    return words.brokenData(shown, (error as Error).message)
  }
}

/**
 * Refuses imports from outside the folder of a company's blocks. Whether blocks have changed is told by that folder
 * and the installed packages, so a change elsewhere would go unnoticed. They run in browsers, where modules of Node
 * don't exist. And they import no style sheets: documents hold those of blocks, and an imported one would only come
 * with the app.
 */
export const stayInside = (folders: readonly string[]): Plugin => {
  const own = folders.filter((folder) => folder !== systemBlocks)
  return {
    name: 'gewerk:stay-inside',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer) return
      const from = fileOfModule(importer)
      const folder = own.find((each) => isInside(each, from))
      if (!folder) return
      const shown = `blocks/${wayTo(from, folder)}`
      if (isBuiltin(id)) this.error(words.onlyInNode(shown, id))
      if (isStyle(id)) this.error(words.importsStyle(shown, id))
      if (isOfPackage(id) && !PUBLIC.includes(id)) this.error(words.notPublic(shown, id))
      const leadsOut = isRelative(id) && !isInside(folder, path.resolve(path.dirname(from), id))
      if (leadsOut) this.error(words.leadsOut(shown, id))
    },
    transform: {
      filter: { id: /\.css(?:$|\?)|\.json$/ },
      handler(code, id) {
        const file = fileOfModule(id)
        const folder = own.find((each) => isInside(each, file))
        if (!folder) return
        if (file.endsWith('.json')) {
          const fault = faultOfData(code, `blocks/${wayTo(file, folder)}`)
          if (fault !== undefined) this.error(fault)
          return
        }
        for (const [, imported, named] of code.replace(COMMENTS, '').matchAll(LOADED)) {
          const fault = faultOfLoaded(imported ?? named ?? '', file, folder)
          if (fault !== undefined) this.error(fault)
        }
        // Editors on Windows begin files with an invisible sign; the compiler takes it for a part of the first rule.
        return code.startsWith('\uFEFF') ? { code: code.slice(1), map: null } : undefined
      },
    },
  }
}
