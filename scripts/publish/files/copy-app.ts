import { promises as fs, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { App } from '../../app/app.ts'
import { digest } from '../../machine/digest.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { stampOf } from '../../read/stamp.ts'
import type { Styles } from '../../render/styles.ts'
import type { SiteWriter } from './site-writer.ts'

/** Another one for a file that is another; whoever has hundreds need not read them. */
const stateOf = (location: string): string =>
  stampOf(statSync(location)) ?? digest(readFileSync(location))

/** Copies the files of a folder and of those below it. */
const copyFiles = async (
  from: string,
  folder: string,
  { makeGroup }: SiteWriter,
  isWanted: (name: string) => boolean,
): Promise<void> => {
  const entries = await fs.readdir(from, { recursive: true, withFileTypes: true })
  const locations = entries.flatMap((entry) =>
    entry.isFile() ? path.join(entry.parentPath, entry.name) : [],
  )
  const batches = locations
    .filter((location) => isWanted(wayTo(location, from)))
    .map((location) => ({
      names: [folder + wayTo(location, from)],
      inputs: stateOf(location),
      make: async () => [await fs.readFile(location)],
    }))
  await makeGroup(`app ${folder}`, batches)
}

/** The browser's files, which are compressed already, and of those that styles name what this site's do. */
export const copyApp = async (
  { client, styleFiles }: App,
  { shared, faces, blocks }: Styles,
  plain: SiteWriter,
  writer: SiteWriter,
): Promise<void> => {
  const css = [shared, ...blocks.values()].map((sheet) => sheet.css).join() + faces
  await copyFiles(client, '', plain, () => true)
  await copyFiles(styleFiles, 'assets/', writer, (name) => css.includes(`/assets/${name}`))
}
