import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core'
import { inject } from 'vitest'

/** A profile of the browser that one visitor after the other has. */
export interface Profile {
  context: BrowserContext
  /** Keeps the process of its pages: the next page finds scripts compiled and typefaces loaded there. */
  blank: Page
  /** What it was made with. */
  key: string
  session: CDPSession
}

/** Each is a process; more different ones than the tests of a file have need not wait for the next. */
const KEPT = 4

/** One browser serves all tests. */
const browser: Browser = await chromium.connect(inject('browser'))

/** Profiles that nobody has, the one that was used last at the end. */
const free: Profile[] = []

const open = async (options: BrowserContextOptions, key: string): Promise<Profile> => {
  const context = await browser.newContext(options)
  const blank = await context.newPage()
  return { context, blank, key, session: await context.newCDPSession(blank) }
}

/** A profile with nothing stored in it. */
export const lend = async (options: BrowserContextOptions): Promise<Profile> => {
  const key = JSON.stringify(options)
  const index = free.findLastIndex((profile) => profile.key === key)
  const [found] = index < 0 ? [] : free.splice(index, 1)
  return found ?? open(options, key)
}

/** Whether no visitor has crashed it, gone offline, or stopped its clock. */
const isAsLent = ({ blank }: Profile): Promise<boolean> =>
  blank
    .evaluate(() => navigator.onLine && String(setTimeout).includes('[native code]'))
    .catch(() => false)

const originsOf = (pages: Page[]): string[] => [
  ...new Set(pages.map((page) => new URL(page.url()).origin)),
]

/** Closes the pages, and forgets what they have stored. */
const empty = async ({ context, blank, session }: Profile): Promise<void> => {
  const pages = context.pages().filter((page) => page !== blank)
  const origins = originsOf(pages)
  await Promise.all(pages.map((page) => page.close()))
  await context.unrouteAll()
  for (const origin of origins.filter((each) => each.startsWith('http'))) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
}

/** Takes a profile back: for the next visitor who wants such a one, if it is as it was lent. */
export const takeBack = async (profile: Profile): Promise<void> => {
  if (!(await isAsLent(profile))) return profile.context.close()
  await empty(profile)
  free.push(profile)
  if (free.length > KEPT) await free.shift()?.context.close()
}
