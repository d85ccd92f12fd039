import { expect, test } from 'vitest'
import { MOST_PHOTOS } from '../../../src/enquiry/photographs/limits.ts'
import { takeIn } from '../../../src/enquiry/photographs/take-in.ts'

const photo = (name: string, text = name, lastModified = 1) =>
  new File([text], name, { lastModified })

/** Takes photographs in without making them small. */
const take = (chosen: File[], photos: File[] = []) => takeIn(chosen, photos, async (one) => one)

test('a photograph that is there already is left out, however often it is chosen', async () => {
  const { photos } = await take([photo('a.jpg'), photo('b.jpg')])
  const again = await take([photo('b.jpg'), photo('c.jpg'), photo('c.jpg')], photos)
  expect(again.faults).toEqual([])
  expect(again.photos).toHaveLength(3)
  expect(again.photos.slice(0, 2)).toEqual(photos)
})

test('another one of its name, as phones give all, is taken in', async () => {
  const { photos } = await take([photo('image.jpg', 'one')])
  const more = await take([photo('image.jpg', 'other'), photo('image.jpg', 'one', 2)], photos)
  expect(more.photos).toHaveLength(3)
})

test('one that was taken out is taken in again', async () => {
  await take([photo('a.jpg')])
  expect((await take([photo('a.jpg')])).photos).toHaveLength(1)
})

test('who chooses one again where all are there, is not told that they are too many', async () => {
  const all = Array.from({ length: MOST_PHOTOS }, (_, index) => photo(`${index}.jpg`))
  const { photos } = await take(all)
  expect(await take([photo('0.jpg')], photos)).toEqual({ photos, faults: [] })
  expect((await take([photo('a.jpg')], photos)).faults).toEqual(['many'])
})
