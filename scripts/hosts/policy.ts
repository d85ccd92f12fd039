import type { MediaFile } from '../../src/content/collections/resolved.ts'
import type { PageData } from '../../src/page/page-data.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { recent } from '../memory/recent.ts'
import { hashSource } from './hash-source.ts'

/** Most documents have the same styles. */
const hashes = recent<string>(32)

const hashOf = (text: string): string => hashes.get(text, () => hashSource(text))

const originOf = (url: string) => (/^https?:/.test(url) ? [new URL(url).origin] : [])

/** Adds the origins of all files of other servers that a page may load, wherever its blocks hold them. */
const collectOrigins = (value: unknown, origins: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return
  const { remote, url } = value as Partial<MediaFile>
  if (remote && url) for (const origin of originOf(url)) origins.add(origin)
  else for (const child of Object.values(value)) collectOrigins(child, origins)
}

const remoteOrigins = (value: unknown): string[] => {
  const origins = new Set<string>()
  collectOrigins(value, origins)
  return [...origins]
}

/** What pages may ask of other servers. */
type Addressed = Pick<Shell, 'form' | 'proposals'>

/** Where scripts may post the contact form, and where browsers may go with it. */
const formSources = ({ form }: Addressed) => {
  const { action = '', scriptAction = action, origins = [] } = form ?? {}
  return { connect: originOf(scriptAction), action: [...originOf(action), ...origins] }
}

/** What is the same for all documents. */
const shared = (shell: Addressed, scripts: readonly string[]) => {
  const form = formSources(shell)
  return {
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...form.connect, ...originOf(shell.proposals ?? '')],
    'form-action': ["'self'", ...form.action],
    'base-uri': ["'none'"],
  }
}

const inWords = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/**
 * What every answer of a site says; a document says more by itself, and both hold. Its styles have a hash of
 * their own on each page and its films may be elsewhere, so that nothing is said of either here.
 */
export const sharedPolicy = (shell: Addressed, scripts: readonly string[]): string =>
  inWords({
    ...shared(shell, scripts),
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })

/** What stands in a document itself. */
interface Inline {
  scripts: string[]
  styles: string[]
}

/**
 * Content-Security-Policy (CSP Level 3) of one document: everything from the site itself, inline
 * scripts and styles by their hash, and other servers only where the content names them.
 */
export const policyFor = (shell: Addressed, page: PageData, { scripts, styles }: Inline): string =>
  inWords({
    'default-src': ["'none'"],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'media-src': ["'self'", ...remoteOrigins(page.blocks)],
    ...shared(shell, scripts),
  })
