import { expect, test, vi } from 'vitest'
import { WrongUsage } from '../../../scripts/machine/wrong-usage.ts'
import { product } from '../../../scripts/product/product.ts'
import { measureMedia } from '../../../scripts/read/media/media.ts'
import { read } from '../../../scripts/read/read.ts'
import { contentFolder } from '../../workspace.ts'

vi.mock('sharp', () => {
  throw new Error('Could not load the "sharp" module using the linux-x64 runtime')
})

test('packages of another machine are no fault of the program, and it is said how to install them', async () => {
  const { media } = await read(await contentFolder({}), product.model)
  const fault = await measureMedia(media).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(WrongUsage)
  expect(fault).toMatchObject({ message: expect.stringContaining('npm install') })
})
