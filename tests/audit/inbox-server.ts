import type { AddressInfo } from 'node:net'
import { inbox } from '../../scripts/inbox/local/inbox.ts'
import { serve } from '../../scripts/serve/serve.ts'

// A process of its own, so that the audit can kill it. Prints its port.
const server = await serve([inbox(process.argv[2] as string)], 0)
console.log((server.address() as AddressInfo).port)
