import path from 'node:path'
import { asciiEmail } from '../../src/content/contact/ascii-email.ts'
import { INBOX_PORT } from '../../src/content/site/form.ts'
import { pathOf, withBase } from '../../src/shell/address.ts'
import { compile } from '../compile/compile.ts'
import { words } from '../inbox/command-words.ts'
import { ownInbox } from '../inbox/own/own-inbox.ts'
import { openFolder } from '../inbox/store/open-folder.ts'
import { takeFolder } from '../inbox/store/take-folder.ts'
import { reportText } from '../report/text.ts'
import { addressIn } from '../serve/address-in.ts'
import { listen } from '../serve/listen.ts'
import { localAddress } from '../serve/local-address.ts'
import type { Command } from './command.ts'
import { needFolder } from './need-folder.ts'

/** `gewerk inbox`: takes the posts of the contact form on a server, behind its web server. */
export const inbox: Command = async (site) => {
  const { env } = process
  const given = addressIn(env, INBOX_PORT)
  await needFolder(site)
  const compiled = await compile(site)
  const { whole, url, shell, answers } = compiled.site ?? {}
  if (!whole || !url || !shell || !answers) {
    console.error(reportText(compiled.problems))
    return 1
  }
  const { form } = whole
  if (form.provider !== 'inbox') {
    console.error(words.otherProvider(form.provider))
    return 1
  }
  const directory = path.resolve(site.folder, env.INBOX_DIR || path.join(site.cache, 'inbox'))
  await openFolder(directory)
  if (!(await takeFolder(directory))) {
    console.error(words.folderTaken(directory))
    return 2
  }
  const action = shell.form?.action ?? withBase(pathOf(url), form.path)
  const { port, host } = env.PORT ? given : { ...given, port: form.port }
  const { handlers, wake } = ownInbox({
    directory,
    path: action,
    to: asciiEmail(form.to ?? shell.company.email),
    url,
    days: form.days,
    mailServer: env.SMTP_URL || undefined,
    password: env.INBOX_PASSWORD ?? '',
    language: shell.language,
    answers,
  })
  const inUse = words.portInUse(port)
  const server = await listen(handlers, { port, host, command: 'inbox', inUse })
  wake()
  console.log(words.begun(`${localAddress(server)}${action}`))
  if (!env.SMTP_URL) console.log(words.noMail)
  if (!env.INBOX_PASSWORD) console.log(words.noPassword)
  return 0
}
