import { startDev } from '../dev/server.ts'
import { INBOX_PATH } from '../inbox/local-form.ts'
import { calledFor } from '../machine/command-line/called-for.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { openNews } from '../report/news-text.ts'
import { addressIn } from '../serve/address-in.ts'
import { explainListening } from '../serve/explain-listening.ts'
import { LOOPBACK } from '../serve/serve.ts'
import type { Command } from './command.ts'
import { needFolder } from './need-folder.ts'
import { reopenSite } from './open-site.ts'
import { ownProgress } from './own-progress.ts'
import { words } from './words.ts'

/** Where `dev` answers if nobody says otherwise. */
const DEV_PORT = 5173

/** `gewerk dev`: the site while it is edited. */
export const dev: Command = async (site) => {
  await needFolder(site)
  const { port } = addressIn(process.env, DEV_PORT)
  const news = openNews()
  try {
    const { address } = await startDev(site, {
      port,
      progress: ownProgress(),
      reopen: () => reopenSite(site),
      since: performance.timeOrigin,
      report: (problems) => console.log(news(problems)),
    })
    console.log(words.shown(address, `${address}${INBOX_PATH}`))
    return 0
  } catch (error) {
    const command = calledFor('dev', site.folder)
    throw new WrongUsage(explainListening(error, { port, host: LOOPBACK, command }))
  }
}
