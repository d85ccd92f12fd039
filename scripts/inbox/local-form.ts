import type { Form, LocalForm } from '../../src/content/form.ts'

/** Where the local inbox takes enquiries, and shows them. */
export const INBOX_PATH = '/__inbox'

/** The contact form with the local inbox in the place of the site's provider. */
export const localForm = ({ processor }: Form, endpoint = INBOX_PATH): LocalForm => ({
  provider: 'inbox',
  endpoint,
  processor,
})
