/** Ends the watching. */
export interface Watching {
  close: () => void
}
