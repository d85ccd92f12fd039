/** Why nothing is made; `create` hands it on as its answer. */
export class Refusal extends Error {}

/** Ends the making of an entry before anything is written. */
export const refuse = (reason: string): never => {
  throw new Refusal(reason)
}
