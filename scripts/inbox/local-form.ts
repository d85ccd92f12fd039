import { target } from '../../src/enquiry/providers/inbox.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'

/** Where the local inbox takes enquiries, and shows them. */
export const INBOX_PATH = '/__inbox'

/** The local inbox in the place of the site's provider. */
export const localForm = (): Target => target({ endpoint: INBOX_PATH })
