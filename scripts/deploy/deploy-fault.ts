import { withoutControls } from '../report/without-controls.ts'

/** How a program has ended that could not do all of it. */
export interface Ended {
  code: number
  /** What it says of what went wrong. */
  said: string
}

/** What keeps a site from being taken somewhere, in the user's language; some of it in the words of a server. */
export class DeployFault extends Error {
  constructor(
    message: string,
    readonly ended?: Ended,
  ) {
    super(withoutControls(message.replaceAll('\r\n', '\n')))
  }
}
