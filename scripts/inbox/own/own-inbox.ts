import type { Handler } from '../../serve/handler.ts'
import { meansSite } from '../access.ts'
import { inbox, journalIn } from '../local/inbox.ts'
import { mailer } from '../mail/mail.ts'
import { openOutbox } from '../mail/outbox.ts'
import { wording } from '../messages.ts'
import { type Answering, refuse } from '../receive/answer.ts'
import type { InboxSetting } from '../receive/inbox-setting.ts'
import { openRate, TRIES } from '../receive/rate.ts'
import { openEnquiries } from '../store/enquiries.ts'
import { Refusal } from '../store/refusal.ts'
import { watched } from './metrics.ts'
import { officeWith } from './office.ts'
import { openUpkeep } from './upkeep.ts'

/** What an inbox on a server has to know. */
export interface OwnInboxSetting extends Answering {
  /** Folder of all that it keeps: a copy of it is a backup. */
  directory: string
  path: string
  /** Where messages go. */
  to: string
  url: string
  /** How long messages are kept. */
  days: number
  /** `smtps://user:password@host`; without, messages are only kept. */
  mailServer: string | undefined
  /** With which the office reads them; without, nobody does. */
  password: string
}

const DAY = 86_400_000

/** Lets nothing in that is meant for another site of the server, and tells whoever looks after it, once. */
const ofSite = (url: string, answering: Answering): Handler => {
  const isMeant = meansSite(url)
  let isTold = false
  return (request, response, next) => {
    if (isMeant(request)) return next()
    if (!isTold) console.error(wording.otherSite(request.headers.host ?? '', url))
    isTold = true
    refuse(request, response, new Refusal(421, 'Meant for another site'), answering)
  }
}

/** The inbox of a server: it keeps messages, mails them, and deletes them when their days are over. */
export const ownInbox = ({
  directory,
  path,
  days,
  password,
  language,
  answers,
  ...mail
}: OwnInboxSetting) => {
  const store = openEnquiries(journalIn(directory))
  const { mailServer } = mail
  const send =
    mailServer === undefined
      ? async () => undefined
      : mailer({ ...mail, server: mailServer, photo: store.photo })
  const outbox = openOutbox(directory, store, send)
  const { wake, settled } = openUpkeep(async () => {
    const next = mailServer === undefined ? undefined : await outbox.deliver()
    const cleared = await store.clear(Date.now() - days * DAY)
    if (cleared > 0) await outbox.clear()
    return next
  })

  const setting: InboxSetting = {
    path,
    mayRead: officeWith(password),
    hasPassword: password !== '',
    mayTry: openRate(Date.now, TRIES),
    mayPost: openRate(),
    isTrial: false,
    language,
    answers,
    onKept: wake,
  }
  const handlers: Handler[] = [
    ofSite(mail.url, setting),
    watched(setting, store, outbox),
    inbox(directory, setting, store),
  ]
  return { handlers, wake, settled }
}
