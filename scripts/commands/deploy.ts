import path from 'node:path'
import type { Deploy } from '../../src/content/site/deploy.ts'
import { compile } from '../compile/compile.ts'
import { carryOut } from '../deploy/carry-out.ts'
import { whyNotPublished } from '../deploy/confirm.ts'
import { DeployFault } from '../deploy/deploy-fault.ts'
import { folderPlace } from '../deploy/folder-place.ts'
import { ifBrokenOff } from '../deploy/if-broken-off.ts'
import { isNothing, lookAt, type Place } from '../deploy/plan.ts'
import { rsyncPlace } from '../deploy/rsync-place.ts'
import { withSecrets } from '../deploy/secrets.ts'
import { sftpPlace } from '../deploy/sftp-place.ts'
import type { Secrets } from '../deploy/ssh.ts'
import { whileBuilt } from '../deploy/while-built.ts'
import { whyNotInto } from '../deploy/why-not-into.ts'
import { whyNotReplaced } from '../deploy/why-not-replaced.ts'
import { deployWords } from '../deploy/words.ts'
import { calledFor } from '../machine/command-line/called-for.ts'
import { readOptions } from '../machine/command-line/read-options.ts'
import { hasErrors } from '../problem/problem.ts'
import { reportText } from '../report/text.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { pageRoutes } from '../site/page-routes.ts'
import type { Site } from '../site/site.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import { buildSite } from './build-site.ts'
import type { Command } from './command.ts'
import { needFolder } from './need-folder.ts'
import { ownProgress } from './own-progress.ts'

const ownFolder = async (site: Site, to: string): Promise<Place> => {
  const refusal = await whyNotInto(to, site)
  if (refusal !== undefined) throw new DeployFault(refusal)
  return folderPlace(site.out, to)
}

/** FTPS is loaded only where it is wanted. */
const placeFor = async (site: Site, target: Deploy, secrets: Secrets): Promise<Place> => {
  const { out, folder } = site
  if (target.to === 'folder') return ownFolder(site, path.resolve(folder, target.folder))
  const { onlyHost = target.host } = secrets
  if (target.host !== onlyHost) throw new DeployFault(deployWords.otherHost(target.host, onlyHost))
  if (target.to === 'rsync') return rsyncPlace(out, target, secrets)
  if (target.to === 'sftp') return sftpPlace(out, target, secrets)
  return (await import('../deploy/ftps-place.ts')).ftpsPlace(out, target, secrets)
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

/** What whoever breaks it off is told of the place. */
interface Far {
  words: string
}

interface How {
  dry: boolean
  replace: boolean
  secrets: Secrets
  far: Far
}

const publish = async (
  site: Site,
  target: Deploy,
  { dry, replace, secrets, far }: How,
): Promise<number> => {
  const manifest = await readBuildManifest(site.out)
  if (!manifest) throw new DeployFault(deployWords.notBuilt)
  const place = whileBuilt(await placeFor(site, target, secrets), site.out, manifest)
  const look = await lookAt(place, manifest.files)
  const refusal = replace
    ? undefined
    : whyNotReplaced(look, manifest.url, calledFor('deploy -- --replace', site.folder))
  if (refusal !== undefined) throw new DeployFault(refusal)
  const { plan, there } = look
  console.log(isNothing(plan) ? deployWords.nothing : deployWords.plan(plan))
  if (dry) return 0
  far.words = deployWords.brokenOff.meanwhile
  const left = isNothing(plan) ? [] : await carryOut(plan, place, there, manifest)
  const { url = '' } = manifest
  far.words = deployWords.brokenOff.after(url)
  const reason = await whyNotPublished({ out: site.out, url, routes: pageRoutes(manifest) })
  if (reason !== undefined) console.error(reason)
  else console.log(deployWords.published(url))
  if (left.length > 0) console.error(deployWords.left(left))
  return reason === undefined && left.length === 0 ? 0 : 1
}

const checkBuildAndPublish = async (site: Site, how: Omit<How, 'secrets'>): Promise<number> => {
  const target = await targetOf(site)
  if (!target) return 1
  const code = await buildSite(site, { progress: ownProgress() })
  if (code !== 0) {
    console.error(deployWords.notBuilt)
    return code
  }
  try {
    return await withSecrets(process.env, (secrets) => publish(site, target, { ...how, secrets }))
  } catch (error) {
    if (!(error instanceof DeployFault)) throw error
    console.error(error.message)
    return 1
  }
}

/** `gewerk deploy`: checks, builds, and takes the site to where visitors see it. */
export const deploy: Command = async (site, args) => {
  const { values } = readOptions({
    args,
    options: { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
  })
  await needFolder(site)
  const far: Far = { words: deployWords.brokenOff.before }
  const how = { dry: values['dry-run'] ?? false, replace: values.replace ?? false, far }
  // Behind the sign that the terminal writes for the keys.
  return ifBrokenOff(
    () => console.error(`\n${far.words}`),
    () => checkBuildAndPublish(site, how),
  )
}
