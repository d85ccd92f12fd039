import { randomUUID } from 'node:crypto'
import type { Target } from '../../../src/enquiry/providers/provider.ts'
import { post } from '../../../src/enquiry/submission/post.ts'
import { isMap } from '../../schema/is-map.ts'
import type { Answer } from '../ask.ts'
import type { Finding } from '../finding.ts'
import type { Live } from '../live.ts'
import { formWords } from '../words/form-words.ts'
import type { LiveWording } from '../words/live-wording.ts'

const JSON_WANTED = { headers: { Accept: 'application/json' } }

const read = ({ body }: Answer): Record<string, unknown> => {
  try {
    const said: unknown = JSON.parse(body.toString())
    return isMap(said) ? said : {}
  } catch {
    return {}
  }
}

const judgeOwn = (answer: Answer, provider: Target['provider']): LiveWording[] => {
  const { ready, waiting } = read(answer)
  if (answer.body.includes('<?php')) return [formWords.formAsText()]
  if (ready !== true) return [formWords.formMissing(provider, answer.status, answer.fault)]
  return typeof waiting === 'number' && waiting > 0 ? [formWords.mailsWait(waiting)] : []
}

/** Services answer such a question as they like, as long as they are there and know the form. */
const judgeService = ({ status, fault }: Answer): LiveWording[] =>
  status === 0 || status === 404 || status === 410 || status >= 500
    ? [formWords.serviceMissing(status, fault)]
    : []

/** The number that Netlify gives each answer comes through whatever stands before it. */
const isNetlify = ({ headers }: Answer): boolean =>
  headers.server === 'Netlify' || 'x-nf-request-id' in headers

/** Whoever else has the site, answers each post with a page, and nobody takes the message. */
const judgeNetlify = (answer: Answer): LiveWording[] =>
  answer.status === 0 || isNetlify(answer) ? [] : [formWords.notNetlify()]

/** Where the form's own programs say that they are well. */
const asked: Partial<Record<Target['provider'], string>> = { php: '', inbox: '/health' }

const judge = (answer: Answer, provider: Target['provider']): LiveWording[] => {
  if (provider in asked) return judgeOwn(answer, provider)
  return provider === 'netlify' ? judgeNetlify(answer) : judgeService(answer)
}

/** Where the form's posts go, by the whole address. */
const addressOf = ({ action = '/' }: Target, { url, built }: Live): string =>
  new URL(action, `${built.url}/`).href.replace(built.url, url)

const askForm = async (live: Live, form: Target) => {
  const address = addressOf(form, live) + (asked[form.provider] ?? '')
  return { address, answer: await live.ask(address, JSON_WANTED) }
}

/** Whether the form takes messages, as far as can be told without one. */
export const checkForm = async (live: Live): Promise<Finding[]> => {
  const { form } = live
  if (!form) return []
  const { address, answer } = await askForm(live, form)
  return judge(answer, form.provider).map((each) => ({ address, ...each }))
}

/** Sends a message that says of itself that it is none. */
export const checkMessage = async (live: Live): Promise<Finding[]> => {
  const { form, email, now, url, fetch } = live
  if (!form) return [{ address: `${url}/`, ...formWords.noForm() }]
  const address = addressOf(form, live)
  const { certificate } = (await askForm(live, form)).answer
  if (certificate?.fault) return [{ address, ...formWords.messageUnsent(certificate.fault) }]
  const moment = now.toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
  const message = formWords.messageText(moment, url)
  const values = { name: formWords.messageName, email, inquiryType: '', message }
  const target = { ...form, action: address }
  const { outcome } = await post({ target, values, key: randomUUID() }, fetch)
  return outcome === 'sent' ? [] : [{ address, ...formWords.messageLost(form.provider) }]
}
