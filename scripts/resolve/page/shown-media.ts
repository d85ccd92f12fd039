import type { MediaFile } from '../../../src/content/collections/resolved.ts'
import { readFileHref } from '../../../src/content/files/file-href.ts'
import { addressesOf } from '../../addresses/media-address.ts'

const isMedia = (value: object): value is MediaFile => 'remote' in value && 'url' in value

/** Adds the addresses that a part of a page, as it is shown, may ask for. */
const collect = (value: unknown, addresses: Set<string>): void => {
  const file = typeof value === 'string' ? readFileHref(value) : undefined
  if (file) addresses.add(file.address)
  if (typeof value !== 'object' || value === null) return
  if (!isMedia(value)) for (const child of Object.values(value)) collect(child, addresses)
  else if (!value.remote) for (const address of addressesOf(value)) addresses.add(address)
}

/** Addresses of the site's own media files that a part of a page, as it is shown, may ask for. */
export const shownMedia = (value: unknown): string[] => {
  const addresses = new Set<string>()
  collect(value, addresses)
  return [...addresses]
}
