import { own } from '../../src/content/own.ts'
import type { Compiled } from '../compile/compile.ts'
import { declarationOf } from '../resolve/page/blocks.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { fieldOf, type Schema } from '../schema/schema.ts'
import { positionInFile, type Range, type SourceFile } from '../text/source-file.ts'
import type { Content } from '../validate/validate.ts'
import type { Path } from '../yaml/locate.ts'
import type { Reading } from './ahead.ts'
import { compare, nameOf } from './compare.ts'
import { words } from './words.ts'

type Page = ResolvedSite['pages'][number]

/** Content that is whole on a day. */
export interface DaysSite {
  site: ResolvedSite
  content: Content
}

/** What was compiled, where it is without faults. */
export const wholeSite = ({ site, content }: Compiled): DaysSite | undefined =>
  site && { site, content }

const fileNamed = (name: string, { site, pages, entries }: Content): SourceFile | undefined =>
  [site, ...pages, ...entries].find((checked) => checked?.file.source.name === name)?.file.source

type Place = Pick<Reading, 'file' | 'line' | 'column'>

const placeIn = (source: SourceFile, { start }: Range): Place => ({
  file: source.path,
  ...positionInFile(source, start),
})

/** Where a page is written that has no text of its own to be found by. */
const placeOfPage = ({ key }: Page, content: Content, path: Path): Place => {
  const found = content.pages.find(({ file }) => {
    const name = file.source.name.replace(/^pages\/|\.yaml$/g, '')
    return key === name || key.startsWith(`${name}/`)
  })
  return found
    ? placeIn(found.file.source, found.file.locate(path).value)
    : { file: key, line: 1, column: 1 }
}

/** Where the text stands that is read at a path of a page, or the block that it is in. */
const placeOfText = (page: Page, path: string[], { content }: DaysSite): Place => {
  const name = path.join('.')
  const within = Object.keys(page.fields).find((field) => field.startsWith(`${name}.`))
  const source =
    own(page.fields, name) ?? own(page.fields, within ?? '') ?? own(page.blocks, path[0] ?? '')
  const file = source && fileNamed(source.file, content)
  return file ? placeIn(file, source.range) : placeOfPage(page, content, [])
}

const partAt = (value: unknown, step: string): unknown =>
  Array.isArray(value)
    ? value.find((item) => item?.id === step)
    : (value as Record<string, unknown> | undefined)?.[step]

/** What stands above a text: the heading of its block, the name of the entry that it belongs to. */
const whereOf = (page: Page, path: string[]): string => {
  const names: string[] = []
  let value: unknown = page.data.blocks
  for (const step of path.slice(0, -1)) {
    value = partAt(value, step)
    const name = Array.isArray(value) ? undefined : nameOf(value)
    if (name !== undefined) names.push(name)
  }
  return names.join(' › ') || words.block(path[0] ?? '')
}

/** A page's blocks without what they know and do not show. */
const readIn = ({ data }: Page, { content }: DaysSite) =>
  data.blocks.map((block) => {
    const shape = declarationOf(block, content.model)?.schema.shape ?? {}
    const isMentioned = (key: string) => {
      const field = own(shape, key) && fieldOf(shape[key] as Schema)
      return field?.kind === 'entries' && field.mentioned === true
    }
    return Object.fromEntries(
      Object.entries(block).filter(([key]) => key === 'id' || !isMentioned(key)),
    )
  })

const comparePage = ([was, before]: [Page, DaysSite], [is, after]: [Page, DaysSite]): Reading[] => {
  if (was.digest === is.digest) return []
  const { meta } = is
  const inMeta = compare(
    { title: was.meta.title, description: was.meta.description },
    { title: meta.title, description: meta.description },
  )
  return [
    ...inMeta.map(({ path, ...sides }) => ({
      page: is.route,
      where: words.meta(path[0] ?? ''),
      ...placeOfPage(is, after.content, ['meta', ...path]),
      ...sides,
    })),
    ...compare(readIn(was, before), readIn(is, after)).map(({ path, ...sides }) => {
      // What is gone stands where it was.
      const [page, side] = sides.after === undefined ? [was, before] : [is, after]
      return {
        page: is.route,
        where: whereOf(page, path),
        ...placeOfText(page, path, side),
        ...sides,
      }
    }),
  ]
}

const wholePage = (
  page: Page,
  side: DaysSite,
  sides: (title: string) => Pick<Reading, 'before' | 'after'>,
): Reading => ({
  page: page.route,
  where: words.wholePage,
  ...placeOfText(page, [page.data.blocks[0]?.id ?? ''], side),
  ...sides(page.meta.title),
})

const byRoute = ({ site }: DaysSite): Map<string, Page> =>
  new Map(site.pages.map((page) => [page.route, page]))

const comparePages = (before: DaysSite, after: DaysSite): Reading[] => {
  const [old, present] = [byRoute(before), byRoute(after)]
  const routes = [...new Set([...old.keys(), ...present.keys()])]
  return routes.flatMap((route) => {
    const [was, is] = [old.get(route), present.get(route)]
    if (was && is) return comparePage([was, before], [is, after])
    if (was) return [wholePage(was, before, (title) => ({ before: title, after: undefined }))]
    return is ? [wholePage(is, after, (title) => ({ before: undefined, after: title }))] : []
  })
}

/** What every page shows; its paths are those of site.yaml. */
const compareShell = (before: DaysSite, { site, content }: DaysSite): Reading[] =>
  compare(before.site.shell, site.shell).flatMap(({ path, ...sides }) => {
    const { file } = content.site ?? {}
    const range = file?.locate(path).value
    if (!file || !range) return []
    const where = words.everyPage(path[0] ?? '')
    return [{ page: undefined, where, ...placeIn(file.source, range), ...sides }]
  })

/** All that visitors read differently on the second of two days. */
export const compareSites = (before: DaysSite, after: DaysSite): Reading[] => [
  ...compareShell(before, after),
  ...comparePages(before, after),
]
