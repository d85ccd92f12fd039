import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compile } from '../../../scripts/compile/compile.ts'
import { remembering } from '../../../scripts/memory/open-memory.ts'
import { heldShelf } from '../../../scripts/memory/shelf.ts'
import type { Problem } from '../../../scripts/problem/problem.ts'
import { siteOf } from '../../workspace.ts'
import { AUDITED_TODAY } from '../audited.ts'
import { fileFaults, type Texts } from './file-faults.ts'
import { keyFaults } from './key-faults.ts'
import type { Mutation } from './mutation.ts'
import { placesIn } from './places.ts'
import { valueFaults } from './value-faults.ts'

/** A copy of a content folder in which files are changed and put back. */
export class Workshop {
  texts: Texts = {}
  media: string[] = []
  private known = { memory: remembering(), shelf: heldShelf() }
  private baseline = new Set<string>()

  private constructor(readonly folder: string) {}

  static async open(content: string): Promise<Workshop> {
    const parent = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-faults-'))
    const workshop = new Workshop(path.join(parent, 'content'))
    await fs.cp(content, workshop.folder, { recursive: true })
    const names = await fs.readdir(workshop.folder, { recursive: true })
    for (const name of names.toSorted()) {
      if (name.startsWith('media/')) workshop.media.push(name.slice('media/'.length))
      else if (/\.(yaml|md)$/.test(name))
        workshop.texts[name] = await fs.readFile(path.join(workshop.folder, name), 'utf8')
    }
    const { problems } = await compile(siteOf(workshop.folder, AUDITED_TODAY), workshop.known)
    workshop.baseline = new Set(problems.map(({ code, message }) => code + message))
    return workshop
  }

  async close(): Promise<void> {
    await fs.rm(path.dirname(this.folder), { recursive: true, force: true })
  }

  /** What is reported once these files are changed, and was not before. */
  async problemsOf(files: Mutation['files']): Promise<Problem[] | Error> {
    const at = (name: string) => path.join(this.folder, name)
    const before = new Map<string, Uint8Array | undefined>()
    try {
      for (const [name, content] of Object.entries(files)) {
        before.set(name, await fs.readFile(at(name)).catch(() => undefined))
        await fs.mkdir(path.dirname(at(name)), { recursive: true })
        if (content === null) await fs.rm(at(name))
        else await fs.writeFile(at(name), content)
      }
      const { problems } = await compile(siteOf(this.folder, AUDITED_TODAY), this.known)
      return problems.filter(({ code, message }) => !this.baseline.has(code + message))
    } catch (error) {
      return error as Error
    } finally {
      for (const [name, content] of before) {
        if (content) await fs.writeFile(at(name), content)
        else await fs.rm(at(name), { force: true })
      }
      await this.removeEmptyFolders()
    }
  }

  private async removeEmptyFolders(): Promise<void> {
    for (const entry of await fs.readdir(this.folder, { withFileTypes: true }))
      if (entry.isDirectory()) await fs.rmdir(path.join(this.folder, entry.name)).catch(() => {})
  }
}

/** All faults in a content, each kind in at most `most` places spread over the files. */
export const mutationsOf = (
  { texts, media }: Pick<Workshop, 'texts' | 'media'>,
  most: number,
): Mutation[] => {
  const places = Object.entries(texts).flatMap(([file, text]) => placesIn(file, text))
  const made = [...keyFaults, ...valueFaults].flatMap((make) =>
    spread(
      places.flatMap((place) => make(place) ?? []),
      most,
    ),
  )
  const groups = new Map<string, Mutation[]>()
  for (const mutation of fileFaults(texts, media))
    groups.set(mutation.kind, [...(groups.get(mutation.kind) ?? []), mutation])
  return [...made, ...[...groups.values()].flatMap((group) => spread(group, most))]
}

const spread = <T>(all: T[], most: number): T[] => {
  if (all.length <= most) return all
  const step = all.length / most
  return Array.from({ length: most }, (_, index) => all[Math.floor(index * step + step / 2)] as T)
}
