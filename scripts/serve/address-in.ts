import { WrongUsage } from '../machine/wrong-usage.ts'
import { LOOPBACK } from './serve.ts'
import { words } from './words.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where `start` answers if nobody says otherwise. */
export const START_PORT = 4173

/** 0 is any that is free. */
const isPort = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= 65_535

/**
 * Where a local server answers: `PORT` and `HOST` say otherwise than usual.
 *
 * @throws WrongUsage where `PORT` is no port
 */
export const addressIn = ({ PORT, HOST }: Environment, usual: number) => {
  const port = PORT || String(usual)
  if (!isPort(port)) throw new WrongUsage(words.noPort(port, usual))
  return { port: Number(port), host: HOST || LOOPBACK }
}
