/** Why nothing is made; `create` hands it on as its answer. */
export class Refusal extends Error {}

export const refuse = (reason: string): never => {
  throw new Refusal(reason)
}
