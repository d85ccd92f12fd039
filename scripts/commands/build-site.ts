import type { Target } from '../../src/enquiry/providers/provider.ts'
import type { App } from '../app/app.ts'
import { appOf } from '../app/app-of.ts'
import { type CompileOptions, compile } from '../compile/compile.ts'
import { restless } from '../compile/words.ts'
import { writeSchemas } from '../json-schema/write.ts'
import { againWhile } from '../machine/concurrency/again-while.ts'
import { wayTo } from '../machine/files/way-to.ts'
import { diskWords } from '../problem/disk-words.ts'
import { explainDiskFault } from '../problem/explain-disk-fault.ts'
import { hasErrors } from '../problem/problem.ts'
import { causeOf } from '../problem/while-reading.ts'
import { type Progress, silent } from '../progress/progress.ts'
import { builtWords } from '../publish/built-words.ts'
import type { Changes } from '../publish/changes.ts'
import { addressesIn } from '../publish/output/last-build.ts'
import { prepareOutput } from '../publish/output/prepare-output.ts'
import { SiteReplaced, undisturbed } from '../publish/output/undisturbed.ts'
import { publishSite } from '../publish/publish-site.ts'
import { type PublishedSite, publishedSite } from '../publish/published-site.ts'
import { ContentChanged } from '../read/content-changed.ts'
import { reportText } from '../report/text.ts'
import type { SiteAddress } from '../resolve/addresses/lost-addresses.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import type { Site } from '../site/site.ts'
import { openSiteMemory, type SiteMemory } from '../site/site-memory.ts'
import { openTeam, type Team } from '../threads/team.ts'
import { needFolder } from './need-folder.ts'

/** Exit codes as `check` has them: 0 done, 1 content problems, 2 it could not run. */
type ExitCode = 0 | 1 | 2

const refuse = (words: string): ExitCode => {
  console.error(words)
  return 2
}

/** What becomes of a site besides what its content says. */
export interface BuildOptions {
  /** Where the contact form posts, in the place of the content's provider. */
  form?: Target
  /** Addresses that are to lead somewhere still, in the place of those of the site that was in the output. */
  former?: readonly SiteAddress[]
  /** What is said of the finished site. */
  words?: (changes: Changes, folder: string) => string
  progress?: Progress
  /** What makes the pages, in the place of the site's own app. */
  openApp?: (site: Site) => Promise<App>
}

/** What is to be published; undefined where there are errors. All else of the content is let go. */
const compileAndTell = async (
  site: Site,
  options: SiteMemory & CompileOptions,
): Promise<PublishedSite | undefined> => {
  const compiled = await compile(site, options)
  console.log(reportText(compiled.problems))
  await writeSchemas(site, compiled, options.memory)
  const whole = hasErrors(compiled.problems) ? undefined : compiled.site
  return whole && publishedSite(whole, compiled.media)
}

const build = async (
  site: Site,
  team: Team,
  { form, former, words = builtWords.built, progress = silent, openApp = appOf }: BuildOptions,
): Promise<ExitCode> => {
  const { content, out } = site
  // All of it is looked at before it is replaced.
  const output = await undisturbed(out, () => prepareOutput(site, 'mark'))
  if ('refusal' in output) return refuse(output.refusal)
  const manifest = await readBuildManifest(output.folder)
  const before = former ?? (await addressesIn(manifest, output.folder, content))
  const { memory, shelf } = await openSiteMemory(site)
  const options = { former: before, memory, shelf, team, progress }
  const published = await compileAndTell(site, options)
  if (!published) {
    shelf.save()
    await memory.save()
    return 1
  }
  const changes = await publishSite(site, output.folder, {
    site: published,
    form,
    openApp,
    memory,
    shelf,
    team,
    progress,
  })
  if ('refusal' in changes) return refuse(changes.refusal)
  await memory.save()
  shelf.keep(new Set(published.pages.map(({ digest }) => digest)))
  const shown = wayTo(out, site.folder) || out
  console.log(words(changes, shown))
  return 0
}

const isOvertaken = (error: unknown): boolean =>
  [ContentChanged, SiteReplaced].some((overtaken) => causeOf(error) instanceof overtaken)

/** The site on the day on which its build begins, also where that lasts past midnight. */
const onOneDay = (site: Site): Site => {
  const today = site.today()
  return { ...site, today: () => today }
}

/** Builds again where somebody saves or builds meanwhile. */
const buildWhole = async (site: Site, options: BuildOptions): Promise<ExitCode> => {
  const team = openTeam(site)
  const buildNow = () => build(onOneDay(site), team, options)
  return againWhile(isOvertaken, buildNow, restless).finally(team.end)
}

/**
 * Builds the content of a site into its output, a folder of static files. What is there stays untouched
 * until the new site is complete; a folder that holds anything but a built site is refused.
 */
export const buildSite = async (site: Site, options: BuildOptions = {}): Promise<ExitCode> => {
  await needFolder(site)
  try {
    return await buildWhole(site, options)
  } catch (error) {
    const words = explainDiskFault(error, diskWords.untouched)
    if (words === undefined) throw error
    return refuse(words)
  }
}
