import { promises as fs } from 'node:fs'
import path from 'node:path'
import { HEADERS, REDIRECTS } from '../addresses/own-files.ts'
import { takesQuery } from '../hosts/former-address.ts'

/** Headers of what is below a path, as `_headers` has them. */
export interface HeaderRule {
  matches: (pathname: string) => boolean
  headers: [string, string][]
}

/** A former address, as `_redirects` has it. */
export interface RedirectRule {
  from: string
  /** `id=3` */
  conditions: string[]
  to: string
}

const textOf = (directory: string, file: string): Promise<string> =>
  fs.readFile(path.join(directory, file), 'utf8').catch(() => '')

/** A star at the end is anything. */
const matcher = (pattern: string) => (pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern

const readHeader = (line: string): [string, string] => {
  const at = line.indexOf(':')
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

/** Reads the headers of a built site. */
export const headerRules = async (directory: string): Promise<HeaderRule[]> => {
  const rules: HeaderRule[] = []
  const text = await textOf(directory, HEADERS)
  for (const line of text.split('\n').filter(Boolean))
    if (line.startsWith(' ')) rules.at(-1)?.headers.push(readHeader(line))
    else rules.push({ matches: matcher(line), headers: [] })
  return rules
}

/** Reads a list of redirects. */
export const readRedirects = (text: string): RedirectRule[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', ...rest] = line.split(' ')
      return { from, conditions: rest.slice(0, -2).map(decodeURIComponent), to: rest.at(-2) ?? '' }
    })

/** An address without a slash at its end, and with the letters that stand for a sign as URLs spell them: `%C3%BC`. */
const plain = (pathname: string): string =>
  pathname.replace(/\/$/, '').replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase())

/** Where an address has moved to, if it has. */
export const movedTo = (
  rules: readonly RedirectRule[],
  { pathname, search, searchParams }: URL,
): string | undefined => {
  const given = [...searchParams].map((pair) => pair.join('='))
  const path = plain(pathname)
  const moved = rules.find(
    ({ from, conditions }) =>
      plain(from) === path && conditions.every((one) => given.includes(one)),
  )
  return moved && moved.to + (moved.conditions.length === 0 && takesQuery(moved.to) ? search : '')
}

/** Reads the redirects of a built site. */
export const redirectRules = async (directory: string): Promise<RedirectRule[]> =>
  readRedirects(await textOf(directory, REDIRECTS))
