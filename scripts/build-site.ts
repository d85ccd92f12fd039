import { promises as fs } from 'node:fs'
import path from 'node:path'
import { bundle } from './bundle.ts'
import { checkFolder } from './content/check-folder.ts'
import { compile } from './content/compile.ts'
import { emit } from './content/emit.ts'
import { hasErrors } from './content/problem.ts'
import { emittedFolder, root } from './folders.ts'
import { writeSchemas } from './json-schema/write.ts'
import { prerender } from './prerender/prerender.ts'
import { reportText } from './report/text.ts'
import { reportWords } from './report/words.ts'
import { today } from './today.ts'

/** Puts a finished folder in the place of the old one; the old one goes only then. */
const replaceFolder = async (finished: string, target: string): Promise<void> => {
  const old = `${finished}.old`
  await fs.rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await fs.rename(finished, target)
  await fs.rm(old, { recursive: true, force: true })
}

/** Exit codes as `check` has them: 0 done, 1 content problems, 2 the content can't be read. */
type ExitCode = 0 | 1 | 2

/**
 * Builds a content folder into a folder of static files. What is there stays untouched until the
 * new site is complete.
 *
 * @param formEndpoint address of the local inbox, in the place of the content's provider
 */
export const buildSite = async (
  content: string,
  out: string,
  formEndpoint?: string,
): Promise<ExitCode> => {
  const unreadable = await checkFolder(content)
  if (unreadable.length > 0) {
    console.error(reportText(unreadable))
    return 2
  }
  const { problems, site, media } = await compile(content, { today: today() })
  console.log(reportText(problems))
  await writeSchemas(content)
  if (hasErrors(problems) || !site) return 1

  const emitted = emittedFolder(content)
  await emit(site, media, emitted)
  const work = await fs.mkdtemp(path.join(root, '.gewerk', 'build-'))
  const next = `${out}.next-${process.pid}`
  try {
    await prerender(emitted, await bundle(work), next, formEndpoint)
    await replaceFolder(next, out)
  } finally {
    await fs.rm(work, { recursive: true, force: true })
    await fs.rm(next, { recursive: true, force: true })
  }
  console.log(reportWords.built(site.pages.length, path.relative(process.cwd(), out) || out))
  return 0
}
