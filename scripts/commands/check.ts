import { parseArgs } from 'node:util'
import { compile } from '../compile/compile.ts'
import { fixSite } from '../fix/fix-site.ts'
import { emptyShelf } from '../memory/shelf.ts'
import { ownTerminal, type Terminal } from '../new/site/terminal.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import { formerAddresses } from '../publish/former-addresses.ts'
import { checkFolder } from '../read/check-folder.ts'
import { reportGithub } from '../report/github.ts'
import { reportGitlab } from '../report/gitlab.ts'
import { reportJson } from '../report/json.ts'
import { reportMarkdown } from '../report/markdown.ts'
import { reportText } from '../report/text.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'

const reporters = {
  text: reportText,
  json: reportJson,
  github: reportGithub,
  gitlab: reportGitlab,
  markdown: (problems: Problem[]) => reportMarkdown(problems, process.env.SOURCE_URL),
}
type Format = keyof typeof reporters

const USAGE =
  'Usage: npm run check -- [--format text|json|github|gitlab|markdown] [--release] [--fix [--yes]]'

interface Wanted {
  format: Format
  release: boolean
  fix: boolean
  yes: boolean
}

/** What was asked for, or what is wrong with the arguments. */
const readArguments = (args: string[]): Wanted | { fault: string } => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'text' },
        release: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    })
    const { format, release, fix, yes } = values
    if (!Object.hasOwn(reporters, format)) return { fault: `Unknown format '${format}'` }
    return { format: format as Format, release, fix, yes }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

/** Nobody is asked in CI, whatever it pretends to be. */
const terminalForQuestions = () => (process.env.CI ? undefined : ownTerminal())

/** `--yes` stands for somebody who agrees to everything. */
const agreeing: Terminal = (work) => work(async () => 'j')

/** `gewerk check`: the content alone, with what is wrong and what to type instead. */
export const check: Command = async (site, args) => {
  const wanted = readArguments(args)
  if ('fault' in wanted) {
    console.error(`${wanted.fault}\n${USAGE}`)
    return 2
  }
  const { format, release, fix, yes } = wanted
  const unreadable = await checkFolder(site.content)
  if (unreadable.length > 0) {
    console.log(reporters[format](unreadable))
    return 2
  }
  const former = await formerAddresses(site.out, site.content)
  const { memory } = await openSiteMemory(site)
  const progress = ownProgress()
  const options = { release, former, memory, shelf: emptyShelf() }
  const problems = fix
    ? await fixSite(site, options, yes ? agreeing : terminalForQuestions())
    : (await compile(site, { ...options, progress })).problems
  await memory.save()
  const report = reporters[format](problems)
  if (report !== '') console.log(report)
  return hasErrors(problems) ? 1 : 0
}
