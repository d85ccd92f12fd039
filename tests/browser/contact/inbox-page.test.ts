import { expect, it } from 'vitest'
import { inboxPage } from '../../../scripts/inbox/local/inbox-page.ts'
import { LOCAL } from '../../../scripts/inbox/receive/inbox-setting.ts'
import { newVisitor, phone } from '../harness.ts'

/** What has no blank, as addresses have none. */
const long = 'x'.repeat(120)

const enquiry = {
  id: '1',
  received: '2026-11-29T10:00:00.000Z',
  suspected: false,
  fields: { name: long, email: `${long}@firma.example`, inquiryType: long, message: long },
}

it('is no wider than a phone, however long an address is', async () => {
  const { page } = await newVisitor(phone)
  await page.setContent(inboxPage({ enquiries: [enquiry], damaged: 0 }, LOCAL))
  const [needed, there] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(needed).toBe(there)
})
