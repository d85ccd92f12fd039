import type { Locator, Page } from 'playwright-core'

/** The part of a page below a heading of level 2. */
export const section = (page: Page, heading: string | RegExp): Locator =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
    .last()

/** The entry of a list that has this heading: a card, a step, a position. */
export const entry = (page: Page, heading: string | RegExp): Locator =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading }) })

/** Words as somebody reads them: in one line, without soft hyphens. */
const readable = (text: string | null) =>
  (text ?? '')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export const words = async (locator: Locator): Promise<string> =>
  readable(await locator.textContent())

export const allWords = async (locator: Locator): Promise<string[]> =>
  (await locator.allTextContents()).map(readable)

/** Label and target of every link, in order. */
export const linksOf = async (locator: Locator): Promise<[string, string | null][]> => {
  const links = await locator.getByRole('link').all()
  return Promise.all(
    links.map(
      async (link): Promise<[string, string | null]> => [
        await words(link),
        await link.getAttribute('href'),
      ],
    ),
  )
}

/** Whether every picture has arrived, its alternative text included. */
export const picturesAreComplete = async (locator: Locator): Promise<boolean> => {
  const pictures = await locator.locator('img').all()
  for (const picture of pictures) await picture.scrollIntoViewIfNeeded()
  const complete = await Promise.all(
    pictures.map((picture) =>
      picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return image.naturalWidth > 0
      }),
    ),
  )
  return complete.length > 0 && complete.every(Boolean)
}
