import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, visit } from './harness.ts'

const ARABIC = 'وصلوا في الموعد، وأنهوا العمل قبل الشتاء. شكرًا!'

/** Where an element begins and ends, and where its last sign stands, in pixels from the left of the window. */
const lastSign = (words: Locator, text: string) =>
  words.evaluate((element, shown) => {
    element.textContent = shown
    const sign = document.createRange()
    sign.setStart(element.firstChild as Text, shown.length - 1)
    sign.setEnd(element.firstChild as Text, shown.length)
    const all = document.createRange()
    all.selectNodeContents(element)
    const { right } = element.getBoundingClientRect()
    const written = all.getBoundingClientRect()
    return {
      atLeft: sign.getBoundingClientRect().left - written.left < 1,
      toRight: right - written.right,
    }
  }, text)

it('what a customer says in a language that is written from the right begins and ends where it does there', async () => {
  const { page } = await visit('/', desktop)
  const words = page.locator('.quote__text > p').first()
  const { atLeft, toRight } = await lastSign(words, ARABIC)
  expect(atLeft).toBe(true)
  // The mark before it.
  expect(toRight).toBeLessThan(40)
})

it('what is German stays where it is', async () => {
  const { page } = await visit('/', desktop)
  const { atLeft } = await lastSign(page.locator('.quote__text > p').first(), 'Alles pünktlich!')
  expect(atLeft).toBe(false)
})
