import { inParallel } from '../../machine/concurrency/in-parallel.ts'
import { inGroups } from '../../memory/in-groups.ts'
import type { Progress } from '../../progress/progress.ts'
import { crumbsOf, imageNamedOn } from '../../render/linked-data.ts'
import type { Batch, ByThreads } from '../files/batch.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { PublishedSite } from '../published-site.ts'
import { namesOfPage, type PageJob, renderPageFiles } from './page-files.ts'

/** What the pages of a site are made with, and where they go. */
export interface SiteJob extends PageJob {
  site: PublishedSite
  writer: SiteWriter
  /** Routes of the pages to which forms lead once the browser itself has posted them. */
  confirming: ReadonlySet<string>
  /** How threads make the pages, if any do; they find the parts of pages on the shelf. */
  byThreads: ByThreads | undefined
  /** Changes with all that pages are made of besides their own parts. */
  state: string
}

type Page = PublishedSite['pages'][number]

const batchOf = (page: Page, { site, state, confirming, ...job }: SiteJob): Batch => {
  const { route, admin, hasLater, digest } = page
  const confirms = confirming.has(route)
  const crumbs = crumbsOf(route, site)
  const order = { route, admin, hasLater, digest, crumbs, confirms }
  return {
    names: namesOfPage(order),
    inputs: JSON.stringify([digest, crumbs, confirms, imageNamedOn(route, job.linked), state]),
    make: () => renderPageFiles(page, order, job),
    order,
  }
}

/** Groups at a time: while one is being finished, threads already have the next one. */
const GROUPS_AT_ONCE = 2

/** Writes all pages; those together that are remembered together. */
export const writePages = async (
  pages: readonly Page[],
  job: SiteJob,
  progress: Progress,
): Promise<void> => {
  const groups = [...inGroups(pages, ({ route }) => route)]
  const steps = groups.flatMap(([name, group]) => group.map((page) => ({ page, name, group })))
  const write = async ({ page, name, group }: (typeof steps)[number]): Promise<void> => {
    if (page !== group.at(-1)) return
    const batches = group.map((each) => batchOf(each, job))
    await job.writer.makeGroup(`pages ${name}`, batches, job.byThreads)
  }
  await inParallel(progress('documents', steps), write, GROUPS_AT_ONCE)
}
