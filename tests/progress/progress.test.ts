import { describe, expect, test } from 'vitest'
import { inParallel } from '../../scripts/machine/concurrency/in-parallel.ts'
import { openProgress } from '../../scripts/progress/progress.ts'

/** Goes through so many pages with a clock that is put forward for each, and returns what is written. */
const written = (
  pages: number,
  millisecondsEach: number,
  { isLive = true, columns = 80, upTo = pages } = {},
): string => {
  let time = 0
  let text = ''
  const write = (part: string) => {
    text += part
    return true
  }
  const progress = openProgress({ stream: { write, columns }, isLive, now: () => time })
  let done = 0
  for (const _ of progress('documents', Array.from({ length: pages }))) {
    if (done === upTo) break
    time += millisecondsEach
    done += 1
  }
  return text
}

/** What stands on a terminal in the end, and every line that stood there before. */
const onScreen = (text: string) => {
  const lines = text.split('\r\u001b[K')
  return { seen: lines.filter(Boolean), left: lines.at(-1) }
}

test('what takes less than a second says nothing', () => {
  expect(written(99, 10)).toBe('')
  expect(written(99, 10, { isLive: false })).toBe('')
})

describe('on a terminal', () => {
  test('one line is written anew, and gone in the end', () => {
    const { seen, left } = onScreen(written(10_000, 4))
    expect(seen[0]).toBe('Seiten schreiben: 250 von 10.000, noch etwa 40 Sekunden')
    expect(seen[1]).toBe('Seiten schreiben: 300 von 10.000, noch etwa 40 Sekunden')
    expect(seen.at(-1)).toBe('Seiten schreiben: 10.000 von 10.000')
    expect(left).toBe('')
  })

  test.each([
    [7, 'wenige Sekunden'],
    [40, 'etwa 40 Sekunden'],
    [58, 'etwa 1 Minute'],
    [61, 'etwa 2 Minuten'],
  ])('what takes %i more seconds takes %s', (seconds, words) => {
    const [first] = onScreen(written(seconds + 1, 1000)).seen
    expect(first).toBe(`Seiten schreiben: 1 von ${seconds + 1}, noch ${words}`)
  })

  test('a narrow one does not break the line', () => {
    expect(onScreen(written(100, 500, { columns: 21 })).seen[0]).toBe('Seiten schreiben: 2 ')
  })

  test('the line is gone as well where work breaks off', () => {
    expect(onScreen(written(100, 500, { upTo: 50 })).left).toBe('')
  })
})

test('a log gets one plain line for a stage', () => {
  expect(written(100, 500, { isLive: false })).toBe('Seiten schreiben: 2 von 100\n')
})

test('work on several things at a time gets each of them once', async () => {
  const now = () => 0
  const progress = openProgress({ stream: { write: () => true, columns: 80 }, isLive: true, now })
  const done: number[] = []
  await inParallel(progress('pictures', [1, 2, 3, 4, 5]), async (item) => void done.push(item))
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
})
