/** A connection that says nothing for this long is given up, in milliseconds. */
const ATTEMPT_LIMIT = 15_000

/** Gives an attempt up in time; in browsers older than such signals, whenever they do. */
export const attemptSignal = (): AbortSignal | undefined => AbortSignal.timeout?.(ATTEMPT_LIMIT)

/** Whether a status is the server's word, and not a sign that it is in trouble for the moment. */
export const isAnswer = (status: number) => status < 500 && status !== 408 && status !== 429
