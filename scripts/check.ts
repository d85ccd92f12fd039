import { parseArgs } from 'node:util'
import { checkFolder } from './content/check-folder.ts'
import { compile } from './content/compile.ts'
import { recallMedia, rememberMedia } from './content/media-memory.ts'
import { hasErrors, type Problem } from './content/problem.ts'
import { contentFolder, mediaMemory, outFolder } from './folders.ts'
import { formerAddresses } from './output/former-addresses.ts'
import { reportGithub } from './report/github.ts'
import { reportGitlab } from './report/gitlab.ts'
import { reportJson } from './report/json.ts'
import { reportMarkdown } from './report/markdown.ts'
import { reportText } from './report/text.ts'
import { run } from './run.ts'
import { today } from './today.ts'

const reporters = {
  text: reportText,
  json: reportJson,
  github: reportGithub,
  gitlab: reportGitlab,
  markdown: (problems: Problem[]) => reportMarkdown(problems, process.env.SOURCE_URL),
}
type Format = keyof typeof reporters

const USAGE = 'Usage: npm run check -- [--format text|json|github|gitlab|markdown] [--release]'

interface Wanted {
  format: Format
  release: boolean
  today: string
}

/** What was asked for, or what is wrong with the arguments. */
const readArguments = (): Wanted | { fault: string } => {
  try {
    const { values } = parseArgs({
      options: {
        format: { type: 'string', default: 'text' },
        release: { type: 'boolean', default: false },
      },
    })
    const { format, release } = values
    if (!Object.hasOwn(reporters, format)) return { fault: `Unknown format '${format}'` }
    return { format: format as Format, release, today: today() }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

const check = async (): Promise<number> => {
  const wanted = readArguments()
  if ('fault' in wanted) {
    console.error(`${wanted.fault}\n${USAGE}`)
    return 2
  }
  const { format, release, today } = wanted
  const directory = contentFolder()
  const unreadable = await checkFolder(directory)
  if (unreadable.length > 0) {
    console.log(reporters[format](unreadable))
    return 2
  }
  const memory = mediaMemory(directory)
  const known = await recallMedia(memory)
  const former = await formerAddresses(outFolder(), directory)
  const { problems, media } = await compile(directory, { today, release, media: known, former })
  await rememberMedia(memory, media, known)
  const report = reporters[format](problems)
  if (report !== '') console.log(report)
  return hasErrors(problems) ? 1 : 0
}

run('check', check)
