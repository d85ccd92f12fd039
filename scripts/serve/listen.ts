import type { Server } from 'node:http'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { explainListening, type ListenRequest } from './explain-listening.ts'
import type { Handler } from './handler.ts'
import { serve } from './serve.ts'

/**
 * Serves for a command.
 *
 * @throws WrongUsage where it can't listen there
 */
export const listen = async (handlers: Handler[], wanted: ListenRequest): Promise<Server> => {
  try {
    return await serve(handlers, wanted.port, wanted.host)
  } catch (error) {
    throw new WrongUsage(explainListening(error, wanted))
  }
}
