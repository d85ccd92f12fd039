import type { Look } from './plan.ts'
import { deployWords } from './words.ts'

/**
 * What lies at a place and is none of this site's, unless somebody says that it is to be replaced; undefined
 * where there is nothing such. Who copies a site.yaml easily keeps the folder of the site that it was.
 *
 * @param url of the site that is to be there
 * @param command of `npm run` that replaces what lies there
 */
export const whyNotReplaced = (
  { there, foreign }: Pick<Look, 'there' | 'foreign'>,
  url: string | undefined,
  command: string,
): string | undefined => {
  const other = there?.url
  if (other !== undefined && url !== undefined && other !== url)
    return deployWords.otherSite(other, url, command)
  return foreign.length > 0 ? deployWords.foreign(foreign, command) : undefined
}
