import { isInside } from '../machine/files/is-inside.ts'
import { realLocation } from '../machine/files/real-location.ts'
import type { Site } from '../site/site.ts'
import { deployWords } from './words.ts'

const real = async (location: string): Promise<string> => (await realLocation(location)) ?? location

/**
 * Why a site can't go into a folder of this machine: it lies in one that commands read or replace, or around the
 * content, which visitors would then get as well. The built site itself may be where the server looks.
 */
export const whyNotInto = async (
  folder: string,
  { content, out, cache }: Pick<Site, 'content' | 'out' | 'cache'>,
): Promise<string | undefined> => {
  const place = await real(folder)
  for (const own of [content, out, cache]) {
    const around = await real(own)
    const isSite = own === out && place === around
    if (!isSite && isInside(around, place)) return deployWords.insideOwn(folder, own)
  }
  return isInside(place, await real(content))
    ? deployWords.holdsContent(folder, content)
    : undefined
}
