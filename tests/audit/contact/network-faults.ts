import type { Route } from 'playwright-core'
import { site } from '../../browser/harness.ts'
import type { Service } from './services.ts'

/** What becomes of one post on the way to its service and back. */
export type NetworkFault = (route: Route, service: Service) => Promise<unknown>

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Answer = Parameters<Route['fulfill']>[0]

/** Nobody has taken the message. */
const lost =
  (answer: Answer): NetworkFault =>
  (route) =>
    route.fulfill(answer)

/** The service has taken it, and something else is heard. */
const stored =
  (answer: Answer): NetworkFault =>
  async (route, service) => {
    await service.accept(route)
    await route.fulfill(answer)
  }

/** The service's own answer, changed on the way. */
const spoilt =
  (spoil: (body: string) => Answer): NetworkFault =>
  async (route, service) => {
    const said = await service.accept(route)
    await route.fulfill({ ...said, ...spoil(said.body) })
  }

const page = (body: string, status = 200): Answer => ({ status, contentType: 'text/html', body })
const json = (body: unknown, status = 200): Answer => ({ status, json: body })
const header = (name: string, value: string) => ({ headers: { [name]: value } })

const CAPTCHA = '<title>One more step</title><div class="g-recaptcha"></div>'

const named = <T>(names: T[], make: (name: T) => [string, NetworkFault]) =>
  Object.fromEntries(names.map(make))

/** No fault at all. */
export const healthy: NetworkFault = async (route, service) =>
  route.fulfill(await service.accept(route))

export const networkFaults: Record<string, NetworkFault> = {
  ...named(
    ['connectionrefused', 'connectionreset', 'connectionclosed', 'connectionaborted', 'timedout'],
    (reason) => [`${reason} before the service`, (route) => route.abort(reason)],
  ),
  ...named(['namenotresolved', 'internetdisconnected', 'blockedbyclient'], (reason) => [
    `${reason} before the service`,
    (route) => route.abort(reason),
  ]),
  ...named(['connectionreset', 'connectionclosed', 'connectionaborted'], (reason) => [
    `${reason} after storing`,
    async (route, service) => {
      await service.accept(route)
      await route.abort(reason)
    },
  ]),
  ...named([408, 500, 501, 502, 503, 504, 507, 520, 522, 524, 530], (status) => [
    `${status} after storing`,
    stored({ status }),
  ]),
  ...named([500, 502, 503, 504], (status) => [`${status} instead of storing`, lost({ status })]),
  '500 with success: false after storing': stored(json({ success: false, error: 'x' }, 500)),
  '500 with errors of fields after storing': stored(json({ errors: [{ field: 'email' }] }, 500)),
  '500 with a word on captchas after storing': stored(page('captcha check failed to load', 500)),
  '503 with Retry-After after storing': stored({ status: 503, ...header('Retry-After', '1') }),
  '503 with Retry-After instead of storing': lost({ status: 503, ...header('Retry-After', '1') }),
  ...named([400, 401, 403, 404, 405, 413, 415, 451], (status) => [
    `${status}`,
    lost(json({ success: false, ok: false, error: 'x' }, status)),
  ]),
  '422 with errors of fields': lost(
    json({ error: 'x', errors: [{ code: 'BLOCKED', field: 'message' }] }, 422),
  ),
  '429 with Retry-After': lost({ status: 429, ...header('Retry-After', '1') }),
  '200 that says no': lost(json({ success: false, ok: false, error: 'x' })),
  'captcha instead of storing': lost(page(CAPTCHA)),
  'captcha of a firewall': lost(page(CAPTCHA, 403)),
  'captcha on the page of thanks': stored(page(`<h1>Merci</h1>${CAPTCHA}`)),
  'login page of a hotel': lost(page('<h1>Login</h1>')),
  'redirect to the login of a hotel': lost({
    status: 302,
    ...header('Location', 'http://login.hotel.example/'),
  }),
  'redirect to a page of the site': lost({
    status: 301,
    ...header('Location', `${site}/contact/sent`),
  }),
  'redirect to a page of the site after storing': stored({
    status: 303,
    ...header('Location', `${site}/contact/sent`),
  }),
  'page of a gateway after storing': stored(page('<h1>Please wait</h1>')),
  'empty 200 instead of storing': lost({ status: 200 }),
  'empty 200 after storing': stored({ status: 200 }),
  'empty 202 of a firewall': lost({ status: 202 }),
  'unreadable JSON after storing': stored({ contentType: 'application/json', body: '{"ok":tr' }),
  'null after storing': stored(json(null)),
  'a list after storing': stored(json([])),
  'yes and no after storing': stored(json({ ok: true, success: true, error: 'x' })),
  'yes and no instead of storing': lost(json({ ok: true, success: true, error: 'x' })),
  'answer cut in the middle': spoilt((body) => ({ body: body.slice(0, body.length / 3) })),
  'answer of another type': spoilt(() => ({ contentType: 'application/octet-stream' })),
  'slow answer': async (route, service) => {
    await pause(2_500)
    await healthy(route, service)
  },
  'answer after the browser has given up': async (route, service) => {
    const said = await service.accept(route)
    await pause(21_000)
    await route.fulfill(said).catch(() => undefined)
  },
}
