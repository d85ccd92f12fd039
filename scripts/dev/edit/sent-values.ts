import type { IncomingMessage } from 'node:http'
import { text as readAll } from 'node:stream/consumers'

/** What one of our pages sends as JSON, as far as it has; nothing where it is none. */
export const sentValues = async <Sent>(request: IncomingMessage): Promise<Partial<Sent>> => {
  const body = await readAll(request)
  try {
    return (JSON.parse(body) as Sent | null) ?? {}
  } catch {
    return {}
  }
}
