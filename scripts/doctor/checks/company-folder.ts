import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { checkFolder } from '../../read/check-folder.ts'
import { companyNear } from '../../read/names/company-near.ts'
import { SITE_FILE } from '../../read/names/file-names.ts'
import { type Check, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** What may not be looked at, may be there. */
const isMissing = (location: string): Promise<boolean> =>
  fs.stat(location).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT',
  )

/** Whether there is a company's content where a command looks for it. */
export const companyFolder: Check = async ({ site: { folder, content }, env }) => {
  if (existsSync(path.join(content, SITE_FILE))) return right(words.folder.right(folder))
  const [unreadable] = (await isMissing(content)) ? [] : await checkFolder(content)
  if (unreadable) return wrong(unreadable.message, unreadable.hint)
  if (env.CONTENT_DIR) return wrong(words.folder.missing(content), words.folder.contentDir)
  return wrong(words.folder.missing(content), words.folder.advice(companyNear(folder)))
}
