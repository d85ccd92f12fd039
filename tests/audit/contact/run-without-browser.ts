import type { Route } from 'playwright-core'
import { createDraftStore } from '../../../src/enquiry/drafts/draft.ts'
import { type Fetch, post } from '../../../src/enquiry/submission/post.ts'
import {
  createSubmission,
  type SubmissionState,
} from '../../../src/enquiry/submission/submission.ts'
import { written } from '../../browser/contact/form.ts'
import { memoryStorage } from '../../enquiry/submission/memory-storage.ts'
import { type Outcome, openLedger, type Told } from './ledger.ts'
import { healthy, type NetworkFault } from './network-faults.ts'
import type { Service } from './services.ts'

interface Answer {
  status?: number
  headers?: Record<string, string>
  contentType?: string
  body?: string
  json?: unknown
}

/** A page of another site is kept from scripts; one of this site says whatever pages say. */
const followed = ({ status = 200, headers = {}, contentType, body, json }: Answer): Response => {
  if (headers.Location?.includes('hotel')) throw new TypeError('Failed to fetch')
  if (headers.Location) return new Response('<h1>Ihre Nachricht ist angekommen</h1>')
  const text = json === undefined ? body : JSON.stringify(json)
  const type = contentType ?? 'application/json'
  return new Response(text, { status, headers: { ...headers, 'Content-Type': type } })
}

/** Meets every fetch with the next fault, as a browser would hear of it. */
const fetchWith = (faults: NetworkFault[], service: Service): Fetch => {
  const rest = [...faults]
  return async (_, { body, headers }) => {
    let answer: Answer | undefined
    const route = {
      request: () => ({
        postData: () => String(body),
        headers: () => Object.fromEntries(new Headers(headers)),
      }),
      fulfill: async (said: Answer) => {
        answer = said
      },
      abort: async () => undefined,
    }
    await (rest.shift() ?? healthy)(route as unknown as Route, service)
    if (!answer) throw new TypeError('Failed to fetch')
    return followed(answer)
  }
}

const toldBy = (state: SubmissionState): Told => {
  if (state.status === 'sent' || state.status === 'unclear') return state.status
  return state.status === 'refused' && state.reason === 'fields' ? 'fields' : 'not sent'
}

const ATTEMPTS = 5

/**
 * Lets a message be sent until it is said to be sent, by the code of the form alone: fast enough for
 * thousands.
 *
 * @param reload whether the tab is reloaded before each attempt
 */
export const runWithoutBrowser = async (
  service: Service,
  message: string,
  faults: NetworkFault[],
  reload: boolean,
): Promise<Outcome> => {
  const ledger = openLedger(service)
  const storage = memoryStorage()
  const fetch = fetchWith(faults, ledger.service)
  const target = { ...service.target, keyField: 'Kennung' }
  let clock = Date.now()
  const open = () =>
    createSubmission({
      drafts: createDraftStore([() => storage]),
      post: (sent) => post(sent, fetch),
      announce: () => undefined,
      isOnline: () => true,
      now: () => clock,
      wait: async () => undefined,
    })
  let submission = open()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await submission.send({ ...written, inquiryType: 'heizung', message }, target)
    const said = toldBy(submission.get())
    await ledger.note(said)
    if (said === 'sent') return ledger.close()
    // A service may have asked to wait.
    clock += 10_000
    if (reload) submission = open()
    submission.appear()
  }
  ledger.complain('never sent')
  return ledger.close()
}
