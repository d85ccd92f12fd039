// @module-tag long
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  hydrated,
  moving,
  newVisitor,
  site,
  phone as smallWindow,
  visit,
  desktop as wideWindow,
  withoutScript,
} from './harness.ts'
import { hold } from './hold.ts'

const phone: BrowserContextOptions = { ...smallWindow, ...moving }
const desktop: BrowserContextOptions = { ...wideWindow, ...moving }

const FILM = /\/media\/film[^/]*\.(webm|mp4)$/

const hero = (page: Page) => page.locator('main section').filter({ has: page.locator('h1') })
const film = (page: Page) => hero(page).locator('video')
const poster = (page: Page) => hero(page).locator('img')
const pause = (page: Page) => hero(page).getByRole('button', { name: 'Film anhalten' })
const play = (page: Page) => hero(page).getByRole('button', { name: 'Film abspielen' })

const waiting = (page: Page) => hero(page).getByRole('button', { name: 'Film lädt, anhalten' })

const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const opacity = (page: Page) =>
  film(page).evaluate((video) => Number(getComputedStyle(video).opacity))

/** Paths of the films that are asked for from now on. */
const record = (page: Page): string[] => {
  const films: string[] = []
  page.on('request', (request) => {
    if (FILM.test(request.url())) films.push(request.url())
  })
  return films
}

describe('the film of the home page', () => {
  it('shows the focus of its button on the ground of the button: a film may be as dark as the ring', async () => {
    const { page } = await visit('/', desktop)
    await pause(page).focus()
    const reach = () =>
      pause(page).evaluate((button) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(button)
        return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      })
    expect(await reach()).toBeLessThan(0)
    const ring = () =>
      pause(page).evaluate((button) => {
        const { outlineColor, outlineStyle, backgroundColor } = getComputedStyle(button)
        return outlineStyle === 'solid' && outlineColor !== backgroundColor
      })
    expect(await ring()).toBe(true)
    await pause(page).hover()
    expect(await ring()).toBe(true)
  })

  it('is transparent over its poster until it can play, then fades in: silent, in a loop', async () => {
    const { page } = await newVisitor(desktop)
    const release = await hold(page, FILM)
    await page.goto(site)
    await hydrated(page)
    await film(page).waitFor({ state: 'attached' })
    expect(await opacity(page)).toBe(0)
    expect(await poster(page).isVisible()).toBe(true)

    release()
    await expect.poll(() => opacity(page)).toBe(1)
    const state = await film(page).evaluate((video: HTMLVideoElement) => ({
      muted: video.muted,
      loop: video.loop,
      paused: video.paused,
      fades: Number.parseFloat(getComputedStyle(video).transitionDuration) > 0,
      sound: video.controls,
    }))
    expect(state).toEqual({ muted: true, loop: true, paused: false, fades: true, sound: false })
    expect(await film(page).getAttribute('aria-hidden')).toBe('true')
  })

  it('can be paused and started again, with mouse and keyboard', async () => {
    const { page } = await visit('/', desktop)
    await pause(page).click()
    await play(page).waitFor()
    expect(await isPaused(page)).toBe(true)
    await play(page).press('Enter')
    await pause(page).waitFor()
    expect(await isPaused(page)).toBe(false)

    const { width = 0, height = 0 } = (await pause(page).boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  it('offers nothing to start while it stalls in the middle', async () => {
    const { page } = await visit('/', desktop)
    await pause(page).waitFor()
    await film(page).evaluate((video) => {
      Object.defineProperty(video, 'readyState', {
        value: HTMLMediaElement.HAVE_CURRENT_DATA,
        configurable: true,
      })
      video.dispatchEvent(new Event('waiting'))
    })
    await waiting(page).waitFor()
    expect(await play(page).count()).toBe(0)
    await film(page).evaluate((video) => {
      Reflect.deleteProperty(video, 'readyState')
      video.dispatchEvent(new Event('playing'))
    })
    await pause(page).waitFor()
  })

  it('stays paused when the visitor comes back to the page, until it is started again', async () => {
    const { page } = await visit('/', desktop)
    await pause(page).click()
    const films = record(page)
    await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
    await page.getByRole('heading', { level: 1, name: /Leute|Stellen|Jobs|Handwerk/ }).waitFor()
    await page.goBack()
    await play(page).waitFor()
    expect(await film(page).count()).toBe(0)
    expect(films).toEqual([])
    await play(page).click()
    await pause(page).waitFor()
    expect(await isPaused(page)).toBe(false)
  })

  it('says that it is awaited, and can be called off meanwhile', async () => {
    const { page } = await newVisitor(desktop)
    const release = await hold(page, FILM)
    await page.goto(site)
    await waiting(page).waitFor()
    await waiting(page).click()
    await play(page).waitFor()
    release()
    await expect.poll(() => opacity(page)).toBe(1)
    expect(await isPaused(page)).toBe(true)
    expect(await play(page).isVisible()).toBe(true)
  })

  it('is not loaded with reduced motion, and goes when motion becomes unwelcome', async () => {
    const { page } = await newVisitor({ ...desktop, reducedMotion: 'reduce' })
    const films = record(page)
    await page.goto(site, { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(films).toEqual([])
    expect(await film(page).count()).toBe(0)
    expect(await hero(page).getByRole('button').count()).toBe(0)
    expect(await poster(page).isVisible()).toBe(true)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pause(page).waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await film(page).waitFor({ state: 'detached' })
    expect(await hero(page).getByRole('button').count()).toBe(0)
  })

  it('is a picture without JavaScript', async () => {
    const { page } = await newVisitor({ ...phone, ...withoutScript })
    const films = record(page)
    await page.goto(site, { waitUntil: 'networkidle' })
    expect(films).toEqual([])
    expect(await poster(page).isVisible()).toBe(true)
    expect(await hero(page).getByRole('button').count()).toBe(0)
  })

  it('is a picture to visitors who save data, until they have the app and start it', async () => {
    const { page } = await newVisitor(desktop)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const films = record(page)
    await page.goto(site, { waitUntil: 'networkidle' })
    expect(await hero(page).getByRole('button').count()).toBe(0)
    await page.goto(`${site}/?app`)
    await play(page).waitFor()
    expect(films).toEqual([])
    await play(page).click()
    await pause(page).waitFor()
  })

  it('waits for a tap on phones', async () => {
    const { page } = await newVisitor(phone)
    const films = record(page)
    await page.goto(site, { waitUntil: 'networkidle' })
    await play(page).waitFor()
    expect(films).toEqual([])
    await play(page).tap()
    await pause(page).waitFor()
    expect(films.length).toBeGreaterThan(0)
  })

  it('stays a picture, without a button, when the film can not be loaded', async () => {
    const { page } = await newVisitor(desktop)
    await page.route(FILM, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => FILM.test(request.url()))
    await page.goto(site)
    await failed
    await film(page).waitFor({ state: 'detached' })
    expect(await hero(page).getByRole('button').count()).toBe(0)
    expect(await poster(page).isVisible()).toBe(true)
  })
})
