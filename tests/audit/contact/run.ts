import type { Page, Route } from 'playwright-core'
import { control, fill, panel, written } from '../../browser/contact/form.ts'
import { desktop, hydrated, newVisitor, site } from '../../browser/harness.ts'
import type { Behaviour } from './behaviours.ts'
import { type Outcome, openLedger, type Told } from './ledger.ts'
import { healthy, type NetworkFault } from './network-faults.ts'
import { isPost, type Service } from './services.ts'

/** One visitor's message: what goes wrong, and how it is sent. */
export interface Draw {
  service: Service
  message: string
  /** What happens to the first posts; all later ones arrive. */
  faults: NetworkFault[]
  behaviour: Behaviour
}

const SLOWNESS = 1_500
const ATTEMPTS = 5
const PATIENCE = 45_000
const OVER = '.contact__sent'
const FRESH = `${OVER}, :is(.contact__outcome, .contact__errors):not([data-read])`

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Gives what all pages share the form of another provider; a server may close idle connections. */
const useTarget = (page: Page, { target }: Service) =>
  page.context().route(`${site}/assets/shell.*.json`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, json: { ...(await response.json()), form: target } })
  })

const openFilled = async (page: Page, message: string) => {
  await page.goto(`${site}/heating`)
  await page.goto(`${site}/contact`)
  await hydrated(page)
  await fill(page, { message })
  await control(page, 'inquiryType').selectOption('heizung')
}

const read = async (page: Page): Promise<Told> => {
  await page.locator(FRESH).first().waitFor()
  if (await panel(page, 'sent').count()) return 'sent'
  if (await panel(page, 'errors').count()) return 'fields'
  return (await panel(page, 'unclear').count()) ? 'unclear' : 'not sent'
}

/** Presses the button once it may be pressed; what has been read before is read no more. */
const sendAgain = async (page: Page) => {
  await page.context().setOffline(false)
  const marked = page.locator('.contact__outcome, .contact__errors')
  await marked.evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.dataset.read = ''
  })
  await page.locator('.contact__submit button:not([aria-disabled])').click()
}

const keepsWords = async (page: Page, message: string) => {
  const kept = { ...written, message, inquiryType: 'heizung' }
  const values = Object.entries(kept).map(
    async ([name, text]) => (await control(page, name).inputValue()) === text,
  )
  return (await Promise.all(values)).every(Boolean)
}

const visit = async (page: Page, { service, message, faults, behaviour }: Draw) => {
  const ledger = openLedger(service)
  const rest = [...faults]
  let isRead = false
  const answer = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const fault = rest.shift() ?? healthy
    if (behaviour.slow && !isRead) await pause(SLOWNESS)
    // The browser may have gone on meanwhile.
    await fault(route, ledger.service).catch(() => undefined)
  }
  await behaviour.prepare?.(page)
  await useTarget(page, service)
  await page.context().route(isPost, answer)
  await openFilled(page, message)
  const underWay = () => page.waitForRequest((request) => request.method() === 'POST')

  let isOver = (await behaviour.act({ page, underWay, warn: ledger.warn })) === true
  for (let attempt = 0; !isOver && attempt < ATTEMPTS; attempt += 1) {
    const said = await read(page)
    isRead = true
    await ledger.note(said)
    isOver = said === 'sent'
    if (isOver) break
    if (!(await keepsWords(page, message))) ledger.complain('words lost')
    await sendAgain(page)
  }
  if (!isOver) ledger.complain('never sent')
  return ledger.close()
}

/** Lets a visitor send a message until it is said to be sent. */
export const run = async (draw: Draw): Promise<Outcome> => {
  const { page } = await newVisitor(desktop)
  // Several browse at once.
  page.setDefaultTimeout(PATIENCE)
  return visit(page, draw).finally(() => page.context().close())
}
