import { startDev } from '../dev/server.ts'
import { INBOX_PATH } from '../inbox/local-form.ts'
import { checkFolder } from '../read/check-folder.ts'
import { reportText } from '../report/text.ts'
import { explainListening } from '../serve/explain-listening.ts'
import { LOOPBACK } from '../serve/serve.ts'
import type { Command } from './command.ts'
import { reopenSite } from './open-site.ts'
import { ownProgress } from './own-progress.ts'
import { words } from './words.ts'

/** `gewerk dev`: the site while it is edited. */
export const dev: Command = async (site) => {
  const unreadable = await checkFolder(site.content)
  if (unreadable.length > 0) {
    console.error(reportText(unreadable))
    return 2
  }
  const port = Number(process.env.PORT || 5173)
  try {
    const { address } = await startDev(site, {
      port,
      progress: ownProgress(),
      reopen: () => reopenSite(site),
      report: (problems) => console.log(reportText(problems)),
    })
    console.log(words.shown(address, `${address}${INBOX_PATH}`))
    return 0
  } catch (error) {
    console.error(explainListening(error, { port, host: LOOPBACK, command: 'dev' }))
    return 2
  }
}
