import { rootCertificates } from 'node:tls'
import { carryOut } from '../../../scripts/deploy/carry-out.ts'
import { folderPlace } from '../../../scripts/deploy/folder-place.ts'
import { ftpsPlace } from '../../../scripts/deploy/ftps-place.ts'
import { lookAt, type Place } from '../../../scripts/deploy/plan.ts'
import { rsyncPlace } from '../../../scripts/deploy/rsync-place.ts'
import { sftpPlace } from '../../../scripts/deploy/sftp-place.ts'
import type { Secrets } from '../../../scripts/deploy/ssh.ts'
import { readBuildManifest } from '../../../scripts/site/build-manifest.ts'
import type { Deploy } from '../../../src/content/site/deploy.ts'

/** What is published where. */
export interface Wanted {
  from: string
  target: Deploy
  secrets: Secrets
  /** Who vouches for the server. */
  certificate?: string
}

export const placeOf = ({ from, target, secrets, certificate }: Wanted): Place => {
  if (target.to === 'folder') return folderPlace(from, target.folder)
  if (target.to === 'rsync') return rsyncPlace(from, target, secrets)
  if (target.to === 'sftp') return sftpPlace(from, target, secrets)
  return ftpsPlace(from, target, secrets, { ca: [...rootCertificates, certificate ?? ''] })
}

export const publish = async (wanted: Wanted) => {
  const place = placeOf(wanted)
  const site = await readBuildManifest(wanted.from)
  if (!site) throw new Error('No site')
  const { plan, there } = await lookAt(place, site.files)
  await carryOut(plan, place, there, site)
  return plan
}
