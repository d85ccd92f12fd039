import { calledFor } from '../../machine/command-line/called-for.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { addressIn, START_PORT } from '../../serve/address-in.ts'
import { explainListening } from '../../serve/explain-listening.ts'
import { serve } from '../../serve/serve.ts'
import { type Check, type Finding, hint, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** Mostly it is `start` itself that has a port. */
const tryListening = async (
  wanted: ReturnType<typeof addressIn>,
  command: string,
): Promise<Finding> => {
  try {
    const server = await serve([], wanted.port, wanted.host)
    await new Promise((resolve) => server.close(resolve))
    return right(words.port.right(wanted.port))
  } catch (error) {
    return hint(words.port.taken, explainListening(error, { ...wanted, command }))
  }
}

/** Whether `start` can answer where it wants to. */
export const port: Check = async ({ site, env }) => {
  try {
    return await tryListening(addressIn(env, START_PORT), calledFor('start', site.folder))
  } catch (error) {
    if (error instanceof WrongUsage) return wrong(words.port.none, error.message)
    throw error
  }
}
