// @module-tag long
import { describe, expect, it } from 'vitest'
import { read, site, visit } from './harness.ts'
import { linksOf, words } from './parts.ts'

const TARGETS = {
  '/': '/contact',
  '/renovation': '/contact?inquiry=renovation',
  '/heating': '/contact?inquiry=heating',
  '/bathroom': '/contact?inquiry=bathroom',
  '/electrical': '/contact?inquiry=electrical',
  '/electrical/installation': '/contact?inquiry=electrical',
  '/electrical/photovoltaics': '/contact?inquiry=electrical',
  '/electrical/ev-charging': '/contact?inquiry=electrical',
  '/about': '/contact',
  '/impact': '/contact',
  '/portfolio': '/contact',
  '/portfolio/munich-heat-pump': '/contact',
  '/portfolio/project-6': '/contact',
}

describe('the call to action', () => {
  it('closes the page with the way to the form, the phone number and a promise', async () => {
    for (const [path, target] of Object.entries(TARGETS)) {
      const page = await read(path)
      const last = page.locator('main > section').last()
      expect((await words(last.getByRole('heading', { level: 2 }))).length, path).toBeGreaterThan(5)
      expect(await linksOf(last), path).toEqual([
        [expect.stringMatching(/\S/), target],
        [
          expect.stringMatching(/^Jetzt anrufen: \+49 2942 \d+$/),
          expect.stringMatching(/^tel:\+49/),
        ],
      ])
      expect(await words(last), path).toContain('Schnelle Antwort garantiert')
    }
  })

  it('takes the visitor to the form, with the topic chosen', async () => {
    const { page } = await visit('/heating')
    const last = page.locator('main > section').last()
    await last.getByRole('link', { name: 'Heizung anfragen' }).click()
    await page.waitForURL(`${site}/contact?inquiry=heating`)
    const topic = page.getByLabel('Thema')
    await expect.poll(() => topic.inputValue()).toBe('heizung')
  })
})
