import { WrongUsage } from '../machine/wrong-usage.ts'
import { checkFolder } from '../read/check-folder.ts'
import { reportText } from '../report/text.ts'
import type { Site } from '../site/site.ts'

/**
 * Lets a command begin only where there is a content folder that can be read.
 *
 * @throws WrongUsage with what is wrong with it
 */
export const needFolder = async ({ content }: Pick<Site, 'content'>): Promise<void> => {
  const unreadable = await checkFolder(content)
  if (unreadable.length > 0) throw new WrongUsage(reportText(unreadable))
}
