import { sha256 } from '../../machine/digest.ts'
import { realLocation } from '../../machine/files/real-location.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import type { SiteAddress } from '../../resolve/addresses/lost-addresses.ts'
import { type BuildManifest, readBuildManifest } from '../../site/build-manifest.ts'

/**
 * Tells whose site a folder holds: where the content lies, as seen from there. Hashed, because it is
 * published.
 */
export const contentMark = async (folder: string, content: string): Promise<string> => {
  const way = wayTo((await realLocation(content)) ?? content, folder)
  return sha256(way).slice(0, 16)
}

/** The addresses that a manifest tells of; none where it is that of another content. */
export const addressesIn = async (
  manifest: BuildManifest | undefined,
  folder: string,
  content: string,
): Promise<readonly SiteAddress[]> =>
  manifest?.content === (await contentMark(folder, content)) ? manifest.addresses : []

/** The addresses of the last build of a content folder; none where another content was built there. */
export const addressesOfLastBuild = async (
  out: string,
  content: string,
): Promise<readonly SiteAddress[]> => {
  const folder = await realLocation(out)
  return folder === undefined ? [] : addressesIn(await readBuildManifest(folder), folder, content)
}
