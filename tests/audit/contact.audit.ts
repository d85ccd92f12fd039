import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  control,
  enquiriesWith,
  fill,
  INBOX,
  panel,
  send,
  written,
} from '../browser/contact/form.ts'
import { desktop, hydrated, newVisitor, site } from '../browser/harness.ts'

/** How a visitor is told that a message is there, is not there, or may be there. */
type Told = 'sent' | 'not sent' | 'unclear'

interface Run {
  page: Page
  message: string
}

interface Scenario {
  /** Where the form is opened; `?fault=` makes the inbox misbehave. */
  path?: string
  /** What is done to the browser before the message is sent. */
  before?: (run: Run) => Promise<unknown>
  /** Sends the message; by default a click. */
  send?: (run: Run) => Promise<unknown>
  /** What happens while it is under way. */
  during?: (run: Run) => Promise<unknown>
}

const TIMES = 10
const AT_ONCE = 4

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const once = (answer: (route: Route) => Promise<void>) => (run: Run) =>
  run.page.route(INBOX, answer, { times: 1 })

/** The inbox stores the message, and the browser never hears of it. */
const storedThen = (answer: (route: Route) => Promise<void>) =>
  once(async (route) => {
    await route.fetch()
    await answer(route)
  })

const slowly = once(async (route) => {
  await pause(1_500)
  await route.continue().catch(() => undefined)
})

const underWay = ({ page }: Run) => page.waitForRequest(INBOX, { timeout: 5_000 })

const reloaded = async (run: Run) => {
  await underWay(run)
  await run.page.reload()
  await hydrated(run.page)
}

const scenarios: Record<string, Scenario> = {
  'no fault': {},
  'connection refused': { before: once((route) => route.abort('connectionrefused')) },
  'connection reset': { before: once((route) => route.abort('connectionreset')) },
  'reset in the middle of the answer': { path: '/contact?fault=reset' },
  'reset after storing': { before: storedThen((route) => route.abort('connectionreset')) },
  'internal error': { path: '/contact?fault=500' },
  'gateway lost the answer': { before: storedThen((route) => route.fulfill({ status: 504 })) },
  'too many requests': { path: '/contact?fault=429' },
  'captcha page': { path: '/contact?fault=captcha' },
  'login page of a hotel': { before: once((route) => route.fulfill({ body: '<h1>Login</h1>' })) },
  'refused fields': {
    before: once((route) =>
      route.fulfill({ status: 422, json: { error: 'x', errors: [{ field: 'email' }] } }),
    ),
  },
  'no answer': { path: '/contact?fault=timeout' },
  'slow answer': { path: '/contact?fault=slow' },
  offline: { before: ({ page }) => page.context().setOffline(true) },
  'connection lost on the way': {
    before: slowly,
    during: async (run) => {
      await underWay(run)
      await run.page.context().setOffline(true)
    },
  },
  'double click': { send: ({ page }) => page.locator('.contact__submit button').dblclick() },
  'click and Enter key': {
    send: async ({ page }) => {
      await control(page, 'name').press('Enter')
      // It may be there already, and the form gone: nothing then waits for a button.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.contact__submit button')?.click(),
      )
      await page.keyboard.press('Enter')
    },
  },
  'back and forward': {
    before: slowly,
    during: async (run) => {
      await underWay(run)
      await run.page.goBack()
      await run.page.goForward()
      await hydrated(run.page)
    },
  },
  'other page and back': {
    before: slowly,
    during: async (run) => {
      await underWay(run)
      await run.page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
      await run.page.waitForURL(`${site}/jobs`)
      await run.page.goBack()
    },
  },
  reload: { before: slowly, during: reloaded },
}

const ended = (page: Page) =>
  page.locator('.contact__sent, .contact__outcome, .contact__errors').first()

const toldIn = async (page: Page): Promise<Told> => {
  await ended(page).waitFor({ timeout: 30_000 })
  if (await panel(page, 'sent').count()) return 'sent'
  return (await panel(page, 'unclear').count()) ? 'unclear' : 'not sent'
}

const openFilled = async (path: string, message: string): Promise<Page> => {
  const { page } = await newVisitor(desktop)
  await page.goto(`${site}/heating`)
  await page.goto(site + path)
  await hydrated(page)
  await fill(page, { message })
  await control(page, 'inquiryType').selectOption('heizung')
  return page
}

/** All is well again: the visitor sends once more what was not surely sent. */
const sendAgain = async (page: Page): Promise<void> => {
  await page.context().setOffline(false)
  await page.evaluate(() => history.replaceState(history.state, '', '/contact'))
  const again = page.locator('.contact__submit button')
  // The provider may have asked to wait.
  await expect
    .poll(
      async () => {
        if (await panel(page, 'sent').count()) return 'sent'
        await again.click({ timeout: 1_000 }).catch(() => undefined)
        return 'not yet'
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe('sent')
}

interface Outcome {
  told: Told
  stored: number
  faults: string[]
}

const judge = async (page: Page, message: string, told: Told, stored: number) => {
  const faults: string[] = []
  if (told === 'sent' && stored !== 1) faults.push('false "sent"')
  if (told === 'not sent' && stored !== 0) faults.push('false "not sent"')
  if (stored > 1) faults.push('stored twice')
  if (told === 'sent') return faults
  const kept = { ...written, message, inquiryType: 'heizung' }
  for (const [name, text] of Object.entries(kept)) {
    if ((await control(page, name).inputValue()) !== text) faults.push(`lost ${name}`)
  }
  return faults
}

const run = async (name: string, number: number): Promise<Outcome> => {
  const scenario = scenarios[name] as Scenario
  const message = `Audit ${name} ${process.pid}-${number}`
  const page = await openFilled(scenario.path ?? '/contact', message)
  const visit = { page, message }
  await scenario.before?.(visit)
  await Promise.all([scenario.during?.(visit), scenario.send ? scenario.send(visit) : send(page)])
  const told = await toldIn(page)
  const stored = (await enquiriesWith(message)).length
  const faults = await judge(page, message, told, stored)
  if (told !== 'sent') {
    await sendAgain(page)
    const after = (await enquiriesWith(message)).length
    if (after !== 1) faults.push(`${after} stored after sending again`)
  }
  await page.context().close()
  return { told, stored, faults }
}

/** Works through a list, several at once. */
const inParallel = async <T>(list: T[], work: (item: T) => Promise<void>): Promise<void> => {
  const rest = [...list]
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** `sent/1 ×9, unclear/1 ×1` */
const tally = (words: string[]): string =>
  [...new Set(words)]
    .map((word) => `${word} ×${words.filter((one) => one === word).length}`)
    .join(', ')

it('loses nothing, stores nothing twice and claims nothing false in 200 submissions', async () => {
  const names = Object.keys(scenarios)
  const jobs = names.flatMap((name) => Array.from({ length: TIMES }, (_, number) => [name, number]))
  expect(jobs).toHaveLength(200)
  const told = new Map<string, string[]>()
  const faults: string[] = []
  await inParallel(jobs as [string, number][], async ([name, number]) => {
    const outcome = await run(name, number).catch((error: Error) => ({
      told: 'nothing',
      stored: -1,
      faults: [error.message.split('\n')[0] as string],
    }))
    told.set(name, [...(told.get(name) ?? []), `${outcome.told}/${outcome.stored}`])
    faults.push(...outcome.faults.map((fault) => `${name} ${number}: ${fault}`))
  })
  const rows = names.map((name) => `${name}: ${tally(told.get(name) ?? [])}`)
  console.log(`told/stored\n${rows.join('\n')}`)
  expect(faults).toEqual([])
})
