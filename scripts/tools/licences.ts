import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The folder of the package that a module belongs to; nothing for our own. */
const packageOf = (id: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1]

/** Takes note of the packages of which a build takes something over. */
export const notePackages = (seen: Set<string>): Plugin => ({
  name: 'gewerk:note-packages',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      const ids = chunk.type === 'chunk' ? chunk.moduleIds : chunk.originalFileNames
      for (const id of ids) {
        const found = packageOf(path.resolve(id))
        if (found && existsSync(path.join(found, 'package.json'))) seen.add(found)
      }
    }
  },
})

const LICENCE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i

const noticeOf = async (folder: string): Promise<string> => {
  const { name, version, license } = JSON.parse(
    await fs.readFile(path.join(folder, 'package.json'), 'utf8'),
  )
  const files = (await fs.readdir(folder)).filter((file) => LICENCE.test(file))
  const texts = await Promise.all(files.map((file) => fs.readFile(path.join(folder, file), 'utf8')))
  return [`${name} ${version}: ${license}`, ...texts.map((text) => text.trim())].join('\n\n')
}

/** The licences of these packages, as those who pass them on have to show them. */
export const licencesOf = async (packages: Iterable<string>): Promise<string> => {
  const notices = await Promise.all([...packages].toSorted().map(noticeOf))
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
