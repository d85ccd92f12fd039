// @module-tag long
import { describe, expect, it } from 'vitest'
import { atomFeed } from '../../scripts/render/feeds.ts'
import { newVisitor, site, withoutScript } from './harness.ts'

/** What a reader of XML makes of a text: its entries, or where it gives up. */
const readXml = async (text: string) => {
  const { page } = await newVisitor()
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    const fault = document.querySelector('parsererror')?.textContent
    const titles = [...document.querySelectorAll('entry > title')].map((title) => title.textContent)
    return { fault, titles }
  }, text)
}

describe('the feeds', () => {
  it('are named on every page, and come with their types', async () => {
    const { page } = await newVisitor(withoutScript)
    await page.goto(`${site}/about`)
    const links = await page.locator('link[rel="alternate"]').all()
    const types = await Promise.all(
      links.map(async (link) => {
        const address = site + (await link.getAttribute('href'))
        const response = await page.request.get(address)
        return [await link.getAttribute('type'), response.headers()['content-type'], response.ok()]
      }),
    )
    expect(types).toEqual([
      ['application/atom+xml', 'application/atom+xml; charset=utf-8', true],
      ['application/feed+json', 'application/feed+json; charset=utf-8', true],
    ])
  })

  it('are well-formed', async () => {
    const { page } = await newVisitor()
    const xml = await (await page.request.get(`${site}/feed.xml`)).text()
    const { fault, titles } = await readXml(xml)
    expect(fault).toBeUndefined()
    expect(titles).toHaveLength(3)
  })

  it('stay so whatever an entry is called', async () => {
    const title = '<b>"&amp;" ]]> \u0000\u0008\u001f\ud800 \uffff 🔥 ß'
    const entry = { url: 'https://a.example/?a&b', title, summary: title, author: title }
    const entries = [{ ...entry, date: '2026-01-01', image: '' }]
    const feed = { title, url: 'https://a.example', language: 'de', company: title, entries }
    expect(await readXml(atomFeed(feed))).toEqual({
      fault: undefined,
      titles: ['<b>"&amp;" ]]>   🔥 ß'],
    })
  })
})
