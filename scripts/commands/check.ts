import { reportAhead } from '../ahead/report.ts'
import { compile } from '../compile/compile.ts'
import { ownTerminal, type Terminal } from '../machine/command-line/terminal.ts'
import { emptyShelf } from '../memory/shelf.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import { addressesOfLastBuild } from '../publish/output/last-build.ts'
import { checkFolder } from '../read/check-folder.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import { openTeam } from '../threads/team.ts'
import { readCheckRequest } from './check-request.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'
import { reporterFor } from './reporters.ts'

/** Repairs are wanted rarely. */
const loadFixing = () => import('../fix/fix-site.ts')

/** Nobody is asked in CI, whatever it pretends to be. */
const terminalForQuestions = () => (process.env.CI ? undefined : ownTerminal())

/** `--yes` stands for somebody who agrees to everything. */
const agreeing: Terminal = (work) => work(async () => 'j')

/** `gewerk check`: the content alone, with what is wrong and what to type instead. */
export const check: Command = async (site, args) => {
  const wanted = readCheckRequest(args, site.today())
  const { format, release, ahead, fix } = wanted
  const unreadable = await checkFolder(site.content)
  if (unreadable.length > 0) {
    console.log(await reporterFor(format)(unreadable, async () => []))
    return 2
  }
  const former = await addressesOfLastBuild(site.out, site.content)
  const { memory } = await openSiteMemory(site)
  const progress = ownProgress()
  const shelf = emptyShelf()
  const options = { release, former, memory, shelf }
  if (fix) {
    const { fixSite } = await loadFixing()
    const terminal = fix === 'agreed' ? agreeing : terminalForQuestions()
    await fixSite(site, { ...options, progress }, terminal)
  }
  const team = openTeam(site)
  const compiled = await compile(site, { ...options, progress, team }).finally(team.end)
  const { problems } = compiled
  await memory.save()
  if (ahead && compiled.site && !hasErrors(problems)) {
    const { lookAhead } = await import('../ahead/look-ahead.ts')
    const days = await lookAhead(site, compiled, ahead.until, { memory, shelf })
    console.log(reportAhead(days, { ...ahead, today: site.today() }, compiled.site.shell))
    return 0
  }
  if (wanted.live && compiled.site && !hasErrors(problems)) {
    const { askLive } = await import('./ask-live.ts')
    const report = (found: Problem[]) => reporterFor(format)(found, async () => [])
    return askLive(site, compiled.site, { ...wanted.live, format, report })
  }
  const suggest = async () => (await loadFixing()).suggestForSite(site, options)
  const report = await reporterFor(format)(problems, suggest)
  // What is read as a calendar must hold nothing else.
  const tell = ahead?.format === 'ics' ? console.error : console.log
  if (report !== '') tell(report)
  return hasErrors(problems) ? 1 : 0
}
