import { expect, test, vi } from 'vitest'
import { causeOf } from '../../../scripts/problem/while-reading.ts'
import { product } from '../../../scripts/product/product.ts'
import { measureMedia } from '../../../scripts/read/media/media.ts'
import { read } from '../../../scripts/read/read.ts'
import { contentFolder } from '../../workspace.ts'

vi.mock('../../../scripts/read/drawing/sanitize-svg.ts', () => ({
  isEmptied: () => false,
  photographsIn: () => [],
  sanitizeSvg: () => {
    throw new TypeError('x is not a function')
  },
}))

test('a fault of the program is not told as one of the picture', async () => {
  const { media } = await read(await contentFolder({}), product.model)
  const fault = await measureMedia(media).catch((error: unknown) => error)
  expect(fault).toMatchObject({ file: expect.stringContaining('content/media/') })
  expect(causeOf(fault)).toBeInstanceOf(TypeError)
})
