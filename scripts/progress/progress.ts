import { progressWords, type Stage } from './words.ts'

/**
 * Hands over the same things one after the other, and tells whoever waits how far that is: with the
 * next one, one before it is done.
 *
 * @param stepsIn how many steps a thing is; one, if nothing is said
 */
export type Progress = <Item>(
  stage: Stage,
  items: readonly Item[],
  stepsIn?: (item: Item) => number,
) => Iterable<Item>

/** Tells nothing. */
export const silent: Progress = (_stage, items) => items

/** Where progress is told. */
export interface Screen {
  stream: Pick<NodeJS.WriteStream, 'write' | 'columns'>
  /** Whether its last line can be written anew, as on a terminal; a log gets one line a stage. */
  isLive: boolean
  /** Milliseconds from any moment on. */
  now: () => number
}

/** Milliseconds: for what takes less, nobody wonders. */
const PATIENCE = 1000

/** Milliseconds between two looks of a line: nobody reads faster. */
const PAUSE = 200

/** To the start of the line, and all of it away (ECMA-48). */
const CLEAR = '\r\u001b[K'

/** A stage that is under way. */
const openStage = (stage: Stage, steps: number, { stream, isLive, now }: Screen) => {
  const begun = now()
  let due = begun + PATIENCE
  let done = 0
  let isShown = false

  const show = (line: string): void => {
    // What went over the edge could not be taken away.
    stream.write(isLive ? CLEAR + line.slice(0, (stream.columns || 80) - 1) : `${line}\n`)
    isShown = isLive
  }
  const step = (count: number): void => {
    done += count
    const time = now()
    if (time < due) return
    due = isLive ? time + PAUSE : Number.POSITIVE_INFINITY
    // A log gets its one line when next to nothing is done yet: what is left can't be told from that.
    const seconds = isLive ? ((time - begun) / done / 1000) * (steps - done) : undefined
    show(progressWords(stage, { done, steps, seconds }))
  }
  const end = (): void => {
    if (isShown) stream.write(CLEAR)
  }
  return { step, end }
}

/** Tells how far each stage is that takes longer than people wait without wondering. */
export const openProgress = (screen: Screen): Progress =>
  function* (stage, items, stepsIn = () => 1) {
    const steps = items.reduce((sum, item) => sum + stepsIn(item), 0)
    const { step, end } = openStage(stage, steps, screen)
    try {
      for (const item of items) {
        yield item
        step(stepsIn(item))
      }
    } finally {
      end()
    }
  }
