import { promises as fs } from 'node:fs'
import path from 'node:path'
import { pathOf } from '../../src/shell/address.ts'
import {
  type HeaderRule,
  headerRules,
  type RedirectRule,
  redirectRules,
} from '../serve/host-rules.ts'
import type { BuildManifest } from '../site/build-manifest.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { pageRoutes } from '../site/page-routes.ts'

/** What was built, and how it is to be served. */
export interface Built extends Pick<BuildManifest, 'files'> {
  /** Address for which it was built, without a slash at its end. */
  url: string
  /** Path of it. */
  base: string
  /** Where pages are, from the root of the site. */
  routes: string[]
  /** Paths below which an unknown address has a page of its own; empty for all others. */
  notFound: string[]
  headers: HeaderRule[]
  redirects: RedirectRule[]
  /** Changes with the program and what all pages share. */
  name: string | undefined
  /** A file as it was built. */
  read: (name: string) => Promise<Buffer | undefined>
}

const NOT_FOUND = /^(?:(.*)\/)?404\.html$/

const scopesIn = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const found = NOT_FOUND.exec(name)
    return found ? [found[1] ? `/${found[1]}` : ''] : []
  })

/** The name of a build, as each page file has it. */
export const buildName = (pageFile: Buffer | undefined): string | undefined => {
  try {
    const { build } = JSON.parse(pageFile?.toString() ?? '')
    return typeof build === 'string' ? build : undefined
  } catch {
    return undefined
  }
}

/** Reads a built site; undefined where there is none. */
export const readBuilt = async (out: string): Promise<Built | undefined> => {
  const manifest = await readBuildManifest(out)
  if (!manifest?.url) return undefined
  const { url, files } = manifest
  const read = (name: string) => fs.readFile(path.join(out, name)).catch(() => undefined)
  return {
    ...{ url, files, read },
    base: pathOf(url),
    routes: pageRoutes(manifest),
    notFound: scopesIn(Object.keys(files)),
    headers: await headerRules(out),
    redirects: await redirectRules(out),
    name: buildName(await read('index.json')),
  }
}
