import { existsSync } from 'node:fs'
import open from 'open'
import { words } from '../handbook/html/words.ts'
import { writeHandbook } from '../handbook/html/write-handbook.ts'
import { hasScreen } from '../machine/command-line/has-screen.ts'
import { readOptions } from '../machine/command-line/read-options.ts'
import { readableHandbook } from '../site/cache.ts'
import type { Command } from './command.ts'
import { needFolder } from './need-folder.ts'

const openInBrowser = async (file: string): Promise<string> => {
  if (!hasScreen(process.env, process.platform, process.stdout.isTTY)) return words.openByHand(file)
  return open(file).then(
    () => words.opened(file),
    () => words.openByHand(file),
  )
}

/** `gewerk handbuch`: the handbook for those who keep the texts, in the browser. */
export const handbuch: Command = async (site, args) => {
  const { values } = readOptions({ args, options: { 'no-open': { type: 'boolean' } } })
  // Who has no content yet, or none that can be read, may read it all the same.
  if (!existsSync(site.folder)) await needFolder(site)
  const file = await writeHandbook(site, readableHandbook(site))
  console.log(values['no-open'] ? file : await openInBrowser(file))
  return 0
}
