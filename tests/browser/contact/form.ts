import type { Page } from 'playwright-core'
import { site } from '../harness.ts'

/** Where the form posts to; with everything behind it. */
export const INBOX = '**/__inbox*'

export const written = {
  name: 'Jette Ahlers',
  email: 'jette@example.org',
  message: 'Unsere Ölheizung ist von 1994.\nWas können wir tun?',
}

const FIELDS = ['name', 'email', 'inquiryType', 'message'] as const

export const control = (page: Page, name: string) => page.locator(`.contact__form [name="${name}"]`)

export const send = (page: Page) => page.locator('.contact__submit button').click()

/** Fills in the form as a visitor would; `over` replaces single texts. */
export const fill = async (page: Page, over: Partial<typeof written> = {}): Promise<void> => {
  for (const [name, text] of Object.entries({ ...written, ...over })) {
    await control(page, name).fill(text)
  }
}

/** What stands in the fields. */
export const valuesIn = async (page: Page): Promise<Record<string, string>> => {
  const values = FIELDS.map(async (name) => [name, await control(page, name).inputValue()])
  return Object.fromEntries(await Promise.all(values))
}

/** The states that a message can end in, by the panel that says so. */
export const panel = (page: Page, state: 'sent' | 'refused' | 'unclear' | 'offline' | 'errors') =>
  page.locator(
    { sent: '.contact__sent', errors: '.contact__errors' }[state as 'sent'] ??
      `.contact__outcome--${state}`,
  )

export interface Kept {
  fields: Record<string, string>
  suspected: boolean
  photos?: string[]
}

/** Every enquiry that the inbox of the served site holds. */
const enquiries = async (): Promise<Kept[]> => {
  const response = await fetch(`${site}/__inbox`, { headers: { Accept: 'application/json' } })
  return ((await response.json()) as { enquiries: Kept[] }).enquiries
}

/** The enquiries with a text in their message. */
export const enquiriesWith = async (text: string): Promise<Kept[]> =>
  (await enquiries()).filter(({ fields }) => fields.message?.includes(text))

let count = 0

/** A message that no other test sends. */
export const newMessage = (): string => `Nachricht ${process.pid}-${Date.now()}-${++count}`
