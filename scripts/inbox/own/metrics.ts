import type { Handler } from '../../serve/handler.ts'
import type { Outbox } from '../mail/outbox.ts'
import { send, sendJson } from '../receive/answer.ts'
import type { InboxSetting } from '../receive/inbox-setting.ts'
import type { EnquiryStore } from '../store/enquiries.ts'

/** What is looked at from outside: whether messages are taken, and, for whom it may be told, how many. */
export const watched =
  (
    { path, mayRead }: InboxSetting,
    store: EnquiryStore,
    outbox: Pick<Outbox, 'waiting'>,
  ): Handler =>
  async (request, response, next) => {
    const asked = request.url?.split('?')[0]
    if (asked === `${path}/health`) {
      const ready = await store.isReady()
      return sendJson(response, ready ? 200 : 503, { ready })
    }
    if (asked !== `${path}/metrics`) return next()
    if (!mayRead(request)) return send(response, 401, 'text', '')
    const { enquiries, damaged } = await store.read()
    const suspected = enquiries.filter((enquiry) => enquiry.suspected)
    const lines = [
      `gewerk_inbox_messages ${enquiries.length}`,
      `gewerk_inbox_suspected ${suspected.length}`,
      `gewerk_inbox_damaged_lines ${damaged}`,
      `gewerk_inbox_mails_waiting ${await outbox.waiting()}`,
    ]
    send(response, 200, 'text', `${lines.join('\n')}\n`)
  }
