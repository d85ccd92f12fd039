import type { Site } from '../site/site.ts'

/**
 * Something that `gewerk` does with a site.
 *
 * @param args what stands behind its name
 * @returns exit code
 */
export type Command = (site: Site, args: string[]) => Promise<number>
