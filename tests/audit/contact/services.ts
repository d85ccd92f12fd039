import type { Route } from 'playwright-core'
import { localForm } from '../../../scripts/inbox/local-form.ts'
import type { ProviderName } from '../../../src/content/site/form.ts'
import type { Target } from '../../../src/enquiry/providers/provider.ts'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { enquiriesWith } from '../../browser/contact/form.ts'
import { site } from '../../browser/harness.ts'

/** What a service says. */
export interface Said {
  status: number
  contentType: string
  body: string
}

/** A message as the office finds it. */
export type Stored = Record<string, string>

/** A form-collection service in the place of a provider, for one message. */
export interface Service {
  target: Target
  /** Takes a post; resolves to the answer that confirms it. */
  accept: (route: Route) => Promise<Said>
  stored: () => Promise<Stored[]>
}

const json = (body: unknown, status = 200): Said => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

const page = (text: string): Said => ({ status: 200, contentType: 'text/html', body: text })

const endpoint = () => `${site}/__service/f/1`
const processor = 'x'
const key = () => ({ endpoint: endpoint(), accessKey: 'k', processor })

/** How to post to each, and how each confirms as it documents it; see src/enquiry/providers. */
/** `anfrage.php` is asked itself, in php.audit.ts. */
export type Simulated = Exclude<ProviderName, 'php'>

const presets: Record<Exclude<Simulated, 'inbox'>, () => { target: Target; yes: Said }> = {
  formspree: () => ({
    target: targetFor({ provider: 'formspree', endpoint: endpoint(), processor }),
    yes: json({ ok: true, next: '/thanks' }),
  }),
  formsubmit: () => ({
    target: targetFor({ provider: 'formsubmit', endpoint: endpoint(), processor }),
    yes: json({ success: 'true', message: 'The form was submitted successfully.' }),
  }),
  basin: () => ({
    target: targetFor({ provider: 'basin', endpoint: endpoint(), processor }),
    yes: json({ success: true, id: 7 }),
  }),
  web3forms: () => ({
    target: targetFor({ provider: 'web3forms', ...key() }),
    yes: json({ success: true, body: { message: 'Email sent successfully!' } }),
  }),
  staticforms: () => ({
    target: targetFor({ provider: 'staticforms', ...key() }),
    yes: json({ success: true, message: 'Form submission received' }),
  }),
  netlify: () => ({
    target: targetFor({ provider: 'netlify', processor }),
    yes: page('<title>Thank you!</title><p>Your form submission has been received.</p>'),
  }),
  generic: () => ({
    target: targetFor({
      provider: 'generic',
      endpoint: endpoint(),
      acceptedBy: 'Anfrage ist eingegangen',
      processor,
    }),
    yes: page('<h1>Danke</h1><p>Ihre Anfrage ist eingegangen.</p>'),
  }),
}

const fieldsOf = (route: Route): Stored => {
  const text = route.request().postData() ?? ''
  const isJson = route.request().headers()['content-type']?.startsWith('application/json')
  return isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
}

const simulated = (name: keyof typeof presets): Service => {
  const { target, yes } = presets[name]()
  const kept: Stored[] = []
  const accept = async (route: Route) => {
    kept.push(fieldsOf(route))
    return yes
  }
  return { target, accept, stored: async () => kept }
}

/** The inbox itself, which is there to be tried. */
const local = (message: string): Service => ({
  target: localForm(),
  accept: async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    return { ...json(null), status: response.status(), body: await response.text() }
  },
  stored: async () => (await enquiriesWith(message)).map(({ fields }) => fields),
})

export const SERVICES: Simulated[] = [
  'inbox',
  ...(Object.keys(presets) as (keyof typeof presets)[]),
]

/** A service that has no post yet but those with this message. */
export const openService = (name: Simulated, message: string): Service =>
  name === 'inbox' ? local(message) : simulated(name)

/** Addresses to which one of these forms posts. */
export const isPost = ({ pathname }: URL): boolean =>
  /^\/((ajax\/)?__service|__inbox|contact\/?$)/.test(pathname)
