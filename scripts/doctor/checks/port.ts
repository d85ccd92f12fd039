import { addressIn, START_PORT } from '../../serve/address-in.ts'
import { explainListening } from '../../serve/explain-listening.ts'
import { serve } from '../../serve/serve.ts'
import { type Check, hint, right } from '../check.ts'
import { words } from '../words.ts'

/** Whether `start` can answer where it wants to. Mostly it is `start` itself that has the port. */
export const port: Check = async ({ env }) => {
  const wanted = addressIn(env, START_PORT)
  try {
    const server = await serve([], wanted.port, wanted.host)
    await new Promise((resolve) => server.close(resolve))
    return right(words.port.right(wanted.port))
  } catch (error) {
    return hint(words.port.taken, explainListening(error, { ...wanted, command: 'start' }))
  }
}
