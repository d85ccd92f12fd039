import type { Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, read, visit } from './harness.ts'

const isOfDocument = (request: Request) => request.url().includes('/files/rechenweg.pdf')

describe('a link to a document', () => {
  it('says what it is, and how large, before anybody loads it', async () => {
    const link = (await read('/impact')).getByRole('link', { name: 'Rechenweg' })
    expect(await link.textContent()).toMatch(/^Rechenweg \(PDF, \d+\skB\)$/)
  })

  it('leads past the app to the file, of which nothing is asked for before', async () => {
    const { page, complaints } = await visit('/impact', desktop)
    const asked: string[] = []
    page.on('request', (request) => isOfDocument(request) && asked.push(request.url()))
    const link = page.getByRole('link', { name: 'Rechenweg' })
    await link.hover()
    await link.focus()
    expect(asked).toEqual([])
    const [request] = await Promise.all([page.waitForRequest(isOfDocument), link.click()])
    expect(request.isNavigationRequest()).toBe(true)
    const response = await request.response()
    expect([response?.status(), response?.headers()['content-type']]).toEqual([
      200,
      'application/pdf',
    ])
    expect(complaints).toEqual([])
  })
})
