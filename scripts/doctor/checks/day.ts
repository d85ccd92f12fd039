import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { dayFrom } from '../../machine/today.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { SITE_FILE } from '../../read/names/file-names.ts'
import { type Check, hint, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** There was no Gewerk before. */
const EARLIEST = '2026-11-01'

/** Files are written on other machines, too, whose clocks are not quite alike. */
const DAY = 24 * 60 * 60 * 1_000

const isFromTomorrow = async (file: string): Promise<boolean> =>
  existsSync(file) && (await fs.stat(file)).mtimeMs > Date.now() + DAY

const judgeClock = async (today: string, content: string) => {
  const late = await isFromTomorrow(path.join(content, SITE_FILE))
  return late || today < EARLIEST
    ? wrong(words.day.wrong(today), words.day.advice)
    : right(words.day.right(today))
}

/** Whether the day for which the site would be made can be today. */
export const day: Check = async ({ site: { content }, env: { TODAY } }) => {
  try {
    const today = dayFrom(TODAY)()
    return TODAY ? hint(words.day.chosen(today), words.day.unset) : judgeClock(today, content)
  } catch (error) {
    if (error instanceof WrongUsage) return wrong(words.day.none(TODAY ?? ''), words.day.unset)
    throw error
  }
}
