import { openLine } from '../../../scripts/live/ask.ts'
import { readBuilt } from '../../../scripts/live/built.ts'
import { checkLive } from '../../../scripts/live/checks/check-live.ts'
import type { Live } from '../../../scripts/live/live.ts'
import { target } from '../../../src/enquiry/providers/formspree.ts'
import type { Server } from './server.ts'
import type { BuiltSite } from './site.ts'

/** What can't be right here: nobody vouches for certificates, nothing listens on port 80, no service is there. */
const OF_THIS_MACHINE = [
  'live-certificate',
  'live-certificate-ends',
  'live-http-silent',
  'live-form',
]

/** What `check --live` says of a server on this machine, as far as it could say anything else. */
export const askFromOutside = async (server: Server, { out }: BuiltSite, url: string) => {
  const built = await readBuilt(out)
  if (!built) throw new Error('There is no built site')
  const { protocol, port } = server
  const silent = { host: '127.0.0.1', port: 1 }
  const endpoint = 'https://formulare.example/f/x'
  const own = url.replace('https', protocol)
  const live: Live = {
    url: own,
    built: { ...built, url: own },
    ask: openLine((asked) => (asked.protocol === `${protocol}:` ? { ...silent, port } : silent)),
    form: target({ provider: 'formspree', endpoint, processor: '' }),
    email: '',
    now: new Date(),
    fetch,
  }
  const { problems } = await checkLive(live, { message: false })
  return problems
    .filter(({ code }) => !OF_THIS_MACHINE.includes(code) && code !== 'live-unencrypted')
    .map(({ code, file, message }) => `${code} ${file}: ${message}`)
}
