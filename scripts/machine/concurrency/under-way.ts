/** Work that goes on beside, and that whoever ends all of it can wait for. */
export interface UnderWay {
  /** Begins work that never fails, unless all has been ended. */
  begin: (work: () => Promise<void>) => void
  /** Lets nothing more begin; resolves when all that was begun has come to its end. */
  end: () => Promise<void>
}

/** Nothing is under way yet. */
export const openUnderWay = (): UnderWay => {
  const running = new Set<Promise<void>>()
  let isEnded = false
  return {
    begin: (work) => {
      if (isEnded) return
      const each = work().finally(() => running.delete(each))
      running.add(each)
    },
    end: async () => {
      isEnded = true
      await Promise.all(running)
    },
  }
}
