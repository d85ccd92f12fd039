import type { CollectionName } from '../../../src/content/collection-names.ts'
import { DOCUMENT_NAME } from '../../../src/content/files/document-name.ts'
import type { Redirect } from '../../../src/content/site/redirect.ts'
import type { PageData } from '../../../src/page/page-data.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { ALWAYS } from '../../resolve/dates/period.ts'
import { meantFile } from '../../resolve/fields/meant-file.ts'
import { mediaWording } from '../../resolve/fields/media-messages.ts'
import { checkLinks } from '../../resolve/links/check-links.ts'
import type { LinkTarget } from '../../resolve/links/link-targets.ts'
import { movedBy } from '../../resolve/links/moved-by.ts'
import { anchorsIn, choicesIn } from '../../resolve/page/blocks.ts'
import { withOwnIds } from '../../resolve/page/own-ids.ts'
import { productModel } from '../../schema/product-model.ts'
import { fileOf } from './file-of.ts'

/** What can be asked of a published site. */
export interface LinkSite {
  /** Of the page on which the link stands. */
  route: string
  /** Routes that are known to be there. */
  routes: readonly string[]
  /** PDF files to which it has links; missing where that is not known. */
  documents?: readonly string[] | undefined
  /** Missing where they are not known. */
  redirects?: readonly Redirect[] | undefined
  /** A page; missing where there is none, and unknown where nobody answers. */
  page: (route: string) => Promise<PageData | 'unknown' | undefined>
}

/** Nobody says before a page is loaded what is on it. */
const NOT_LOOKED_AT: LinkTarget = {
  fragments: new Set(),
  incomplete: true,
  takesInquiry: false,
  choices: [],
  period: ALWAYS,
}

const targetOf = ({ blocks }: PageData): LinkTarget => {
  const anchors = blocks.flatMap((block) => anchorsIn(block, productModel))
  const names = [...blocks.map(({ id }) => id), ...anchors]
  return {
    ...NOT_LOOKED_AT,
    fragments: withOwnIds(blocks, names).ids,
    choices: blocks.flatMap((block) => choicesIn(block, productModel)),
    incomplete: false,
  }
}

const isOwn = (target: string): boolean => /^\/(?!\/)/.test(target)

const routeOf = (target: string): string => target.split(/[?#]/)[0] ?? ''

/** Which files lie there besides those that links lead to, only the build knows: a file may be all right, or be missing. */
const judgeDocument = (target: string, documents: readonly string[] | undefined): Wording[] =>
  !documents || documents.includes(target)
    ? []
    : [mediaWording.unseenDocument(target, meantFile(target, [...documents]))]

/** What the check will say of each of several links, as far as the published site can tell. */
export const checkTargets = async (
  targets: readonly string[],
  { route, routes, page, documents, redirects = [] }: LinkSite,
): Promise<Map<string, Problem[]>> => {
  const wanted = new Set([route, ...targets.filter(isOwn).map(routeOf)])
  const found = await Promise.all(
    [...wanted].map(async (each) => [each, await page(each)] as const),
  )
  const pages = new Map(routes.map((each) => [each, NOT_LOOKED_AT]))
  for (const [each, data] of found)
    if (data === 'unknown') pages.set(each, NOT_LOOKED_AT)
    else if (data) pages.set(each, targetOf(data))
    else pages.delete(each)
  const lookUp = {
    pages,
    fileRoutes: new Map(),
    firstRoutes: new Map(),
    // What is made of news, only the build knows.
    mayHaveFeed: true,
    mayExist: () => false,
    inquiries: undefined,
    // Which entries come and have gone, only the build knows.
    mayBeAway: (collection: CollectionName) =>
      productModel.collections[collection].shown !== undefined,
    labelsOf: () => [],
    today: '',
    movedTo: movedBy(redirects),
  }
  const { source } = fileOf('', undefined, '')
  const range = () => ({ start: 0, end: 0 })
  const told = (target: string) =>
    DOCUMENT_NAME.test(target)
      ? judgeDocument(target, documents).map((words) =>
          problemAt(source, range(), words, 'warning'),
        )
      : checkLinks([{ target, source, range, route, period: ALWAYS }], lookUp)
  return new Map(targets.map((target) => [target, told(target)]))
}
