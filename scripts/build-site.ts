import { promises as fs } from 'node:fs'
import path from 'node:path'
import { bundle } from './bundle.ts'
import { checkFolder } from './content/check-folder.ts'
import { compile } from './content/compile.ts'
import { emit } from './content/emit.ts'
import { hasErrors } from './content/problem.ts'
import type { ResolvedSite } from './content/resolve.ts'
import { emittedFolder, root } from './folders.ts'
import { writeSchemas } from './json-schema/write.ts'
import { writeBuildManifest } from './output/build-manifest.ts'
import { explainDiskFault } from './output/explain-disk-fault.ts'
import { contentMark, formerAddresses } from './output/former-addresses.ts'
import { clearLeftovers } from './output/leftovers.ts'
import { ownMark } from './output/own-mark.ts'
import { prepareOutput } from './output/prepare-output.ts'
import { refuseOutput } from './output/refuse-output.ts'
import { nextFolder, switchSite } from './output/switch-site.ts'
import { prerender } from './prerender/prerender.ts'
import { reportText } from './report/text.ts'
import { reportWords } from './report/words.ts'
import { today } from './today.ts'

/** Exit codes as `check` has them: 0 done, 1 content problems, 2 it could not run. */
type ExitCode = 0 | 1 | 2

interface Job {
  content: string
  /** As the user named it. */
  out: string
  formEndpoint: string | undefined
}

const refuse = (words: string): ExitCode => {
  console.error(words)
  return 2
}

const WORK = path.join(root, '.gewerk', 'build-')

/** Writes the site beside the old one, and changes the two once it is complete. */
const publish = async (
  emitted: string,
  folder: string,
  job: Job & Pick<ResolvedSite, 'addresses'>,
): Promise<string | undefined> => {
  await clearLeftovers(WORK)
  const work = WORK + ownMark
  const next = nextFolder(folder)
  try {
    const files = await prerender(emitted, await bundle(work), next, job.formEndpoint)
    const mark = await contentMark(folder, job.content)
    await writeBuildManifest(next, { content: mark, addresses: job.addresses, files })
    // Building takes a while; somebody may have put a file there.
    const refusal = await refuseOutput(folder, job)
    if (refusal === undefined) switchSite(next, folder)
    return refusal
  } finally {
    // What can't be removed now, the next build clears away.
    for (const folder of [work, next]) {
      await fs.rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

const build = async (job: Job): Promise<ExitCode> => {
  const { content, out } = job
  const output = await prepareOutput(job)
  if ('refusal' in output) return refuse(output.refusal)
  const former = await formerAddresses(output.folder, content)
  const { problems, site, media } = await compile(content, { today: today(), former })
  console.log(reportText(problems))
  await writeSchemas(content)
  if (hasErrors(problems) || !site) return 1

  const emitted = emittedFolder(content)
  await emit(site, media, emitted)
  const refusal = await publish(emitted, output.folder, { ...job, addresses: site.addresses })
  if (refusal !== undefined) return refuse(refusal)
  console.log(reportWords.built(site.pages.length, path.relative(process.cwd(), out) || out))
  return 0
}

/**
 * Builds a content folder into a folder of static files. What is there stays untouched until the
 * new site is complete; a folder that holds anything but a built site is refused.
 *
 * @param formEndpoint address of the local inbox, in the place of the content's provider
 */
export const buildSite = async (
  content: string,
  out: string,
  formEndpoint?: string,
): Promise<ExitCode> => {
  const unreadable = await checkFolder(content)
  if (unreadable.length > 0) return refuse(reportText(unreadable))
  try {
    return await build({ content, out, formEndpoint })
  } catch (error) {
    const words = explainDiskFault(error)
    if (words === undefined) throw error
    return refuse(words)
  }
}
