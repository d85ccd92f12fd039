import type { Form, FormOf, ProviderName } from '../../../content/form.ts'
import { basin } from './basin.ts'
import { formspree } from './formspree.ts'
import { formsubmit } from './formsubmit.ts'
import { generic } from './generic.ts'
import { inbox } from './inbox.ts'
import { netlify } from './netlify.ts'
import type { Provider } from './provider.ts'
import { staticforms } from './staticforms.ts'
import { web3forms } from './web3forms.ts'

type Presets = { [P in ProviderName]: (form: FormOf<P>, sentUrl?: string) => Provider }

/** Every provider that site.yaml can name, and the local inbox. */
const presets: Presets = {
  formspree,
  formsubmit,
  netlify,
  basin,
  web3forms,
  staticforms,
  generic,
  inbox,
}

/**
 * How to post to the provider of a site.
 *
 * @param sentUrl whole address of the page to show after a native post
 */
export const providerFor = (form: Form, sentUrl?: string): Provider => {
  // The table pairs each name with its form; TypeScript can't follow that through a union.
  const preset = presets[form.provider] as (form: Form, sentUrl?: string) => Provider
  return preset(form, sentUrl)
}
