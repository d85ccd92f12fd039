import { LOOPBACK } from './serve.ts'

/** Where `start` answers: `PORT` and `HOST` say otherwise than usual. */
export const startAddress = (env: Readonly<Record<string, string | undefined>>) => ({
  port: Number(env.PORT || 4173),
  host: env.HOST || LOOPBACK,
})
