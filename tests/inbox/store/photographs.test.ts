import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { openEnquiries } from '../../../scripts/inbox/store/enquiries.ts'
import { photograph } from '../../photograph.ts'
import { serveInbox } from '../serve-inbox.ts'

const JPEG = await photograph(2_400, 1_800)
const key = { 'Idempotency-Key': 'abc-1' }

describe('photographs of an enquiry', () => {
  it('are drawn anew: small, without place, under names made here', async () => {
    const { postFiles, kept, directory } = await serveInbox()
    expect((await sharp(JPEG).metadata()).exif).toBeDefined()
    expect((await postFiles([JPEG, await sharp(JPEG).png().toBuffer()])).status).toBe(200)
    const [{ photos = [] } = {}] = (await kept()).enquiries
    expect(photos).toEqual([
      expect.stringMatching(/^[\da-f-]{36}-1\.jpg$/),
      expect.stringMatching(/^[\da-f-]{36}-2\.jpg$/),
    ])
    for (const name of photos) {
      const file = path.join(directory, 'photos', name)
      const { format, width, height, exif } = await sharp(file).metadata()
      expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined })
      expect(width * height).toBeLessThanOrEqual(2_000_000)
      expect((await fs.stat(file)).mode & 0o777).toBe(0o600)
    }
  })

  it.each([
    ['a program', Buffer.from('<?php phpinfo();'), 415],
    ['another kind of picture', Buffer.from('GIF89a\x01\x00\x01\x00'), 415],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['half a photograph', JPEG.subarray(0, 900), 415],
    ['too large', Buffer.concat([JPEG, Buffer.alloc(8_000_000)]), 413],
  ])('are refused: %s', async (_, file, status) => {
    const { postFiles, kept } = await serveInbox()
    expect((await postFiles([file])).status).toBe(status)
    expect((await kept()).enquiries).toEqual([])
  })

  it('are six at most', async () => {
    const { postFiles } = await serveInbox()
    expect((await postFiles(Array.from({ length: 7 }, () => JPEG))).status).toBe(413)
  })

  it('come once with a repeated post, and again when they are others', async () => {
    const { postFiles, kept } = await serveInbox()
    await postFiles([JPEG], key)
    const again = await postFiles([JPEG], key)
    expect(JSON.parse(again.text)).toMatchObject({ ok: true, repeated: true })
    await postFiles([await photograph(20, 20)], key)
    expect((await kept()).enquiries.map(({ photos }) => photos?.length)).toEqual([1, 1])
  })

  it('are shown as pictures and nothing else, by the names of messages alone', async () => {
    const { postFiles, kept, get } = await serveInbox()
    await postFiles([JPEG])
    const name = (await kept()).enquiries[0]?.photos?.[0]
    const shown = await get({}, `?foto=${name}`)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await get({}, '?foto=../enquiries.jsonl')).status).toBe(404)
  })

  it('are not found where the file is gone, and keep nothing else from being shown', async () => {
    const { postFiles, kept, get, directory } = await serveInbox()
    await postFiles([JPEG])
    const [name = ''] = (await kept()).enquiries[0]?.photos ?? []
    await fs.rm(path.join(directory, 'photos', name))
    expect((await get({}, `?foto=${name}`)).status).toBe(404)
    expect((await get()).text).toContain('Jette Ahlers')
  })

  it.each([
    'enquiries.jsonl',
    '-2.jpg',
  ])('are gone where the disk had no room for all: %s', async (full) => {
    const { postFiles, kept, directory } = await serveInbox()
    await postFiles([JPEG], key)
    const { open } = fs
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const spy = vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
      const handle = await open(...args)
      if (!String(args[0]).endsWith(full)) return handle
      const refuse = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
      return Object.assign(handle, { appendFile: refuse, writeFile: refuse })
    })
    expect((await postFiles([JPEG, JPEG])).status).toBe(500)
    spy.mockRestore()
    const [{ photos = [] } = {}] = (await kept()).enquiries
    expect(await fs.readdir(path.join(directory, 'photos'))).toEqual(photos)
    expect((await postFiles([JPEG, JPEG])).status).toBe(200)
  })

  it('go with their message', async () => {
    const { postFiles, directory, file } = await serveInbox()
    await postFiles([JPEG])
    await openEnquiries(file).clear(Date.now() + 1_000)
    expect(await fs.readdir(path.join(directory, 'photos'))).toEqual([])
  })
})
