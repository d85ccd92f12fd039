import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Deploy } from '../../src/content/deploy.ts'
import { compile } from '../compile/compile.ts'
import { whyNotPublished } from '../deploy/confirm.ts'
import { folderPlace } from '../deploy/folder-place.ts'
import { carryOut, isNothing, type Place, planFor } from '../deploy/plan.ts'
import { rsyncPlace } from '../deploy/rsync-place.ts'
import { withSecrets } from '../deploy/secrets.ts'
import { sftpPlace } from '../deploy/sftp-place.ts'
import { DeployFault, type Secrets } from '../deploy/ssh.ts'
import { deployWords } from '../deploy/words.ts'
import { hasErrors } from '../problem/problem.ts'
import { readBuildManifest } from '../publish/build-manifest.ts'
import { reportText } from '../report/text.ts'
import type { Site } from '../site/site.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import { buildSite } from './build-site.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'

const isDryRun = (args: string[]): boolean | undefined => {
  try {
    return (
      parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'] ?? false
    )
  } catch {
    return undefined
  }
}

const placeFor = ({ out, folder }: Site, target: Deploy, secrets: Secrets): Place => {
  if (target.to === 'folder') return folderPlace(out, path.resolve(folder, target.folder))
  return target.to === 'rsync' ? rsyncPlace(out, target, secrets) : sftpPlace(out, target, secrets)
}

/** Whether the content may be published, and where to. */
const targetOf = async (site: Site): Promise<Deploy | undefined> => {
  const { memory, shelf } = await openSiteMemory(site)
  const { problems, site: resolved } = await compile(site, { release: true, memory, shelf })
  await memory.save()
  if (hasErrors(problems) || !resolved) {
    console.error(`${reportText(problems)}\n${deployWords.notYet}`)
    return undefined
  }
  const { deploy: target } = resolved.whole
  if (!target) console.error(deployWords.noTarget)
  return target
}

const publish = async (
  site: Site,
  target: Deploy,
  { dry, secrets }: { dry: boolean; secrets: Secrets },
): Promise<number> => {
  const manifest = await readBuildManifest(site.out)
  if (!manifest) throw new DeployFault(deployWords.notBuilt)
  const place = placeFor(site, target, secrets)
  const there = await place.manifest()
  const plan = planFor(manifest.files, there?.files)
  console.log(isNothing(plan) ? deployWords.nothing : deployWords.plan(plan))
  if (dry) return 0
  if (!isNothing(plan)) await carryOut(plan, place)
  const { url = '', addresses } = manifest
  const reason = await whyNotPublished({ out: site.out, url, addresses })
  if (reason !== undefined) console.error(deployWords.notShown(url, reason))
  else console.log(deployWords.published(url))
  return reason === undefined ? 0 : 1
}

/** `gewerk deploy`: checks, builds, and takes the site to where visitors see it. */
export const deploy: Command = async (site, args) => {
  const dry = isDryRun(args)
  if (dry === undefined) {
    console.error(deployWords.usage)
    return 2
  }
  const target = await targetOf(site)
  if (!target) return 1
  const code = await buildSite(site, { progress: ownProgress() })
  if (code !== 0) {
    console.error(deployWords.notBuilt)
    return code
  }
  try {
    return await withSecrets(process.env, (secrets) => publish(site, target, { dry, secrets }))
  } catch (error) {
    if (!(error instanceof DeployFault)) throw error
    console.error(error.message)
    return 1
  }
}
