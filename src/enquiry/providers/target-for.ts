import { own } from '../../content/own.ts'
import type { Form, FormOf, ProviderName } from '../../content/site/form.ts'
import * as basin from './basin.ts'
import * as formspree from './formspree.ts'
import * as formsubmit from './formsubmit.ts'
import * as generic from './generic.ts'
import * as inbox from './inbox.ts'
import * as netlify from './netlify.ts'
import * as php from './php.ts'
import type { Target } from './provider.ts'
import * as staticforms from './staticforms.ts'
import * as web3forms from './web3forms.ts'

const targets: { [P in ProviderName]: (form: FormOf<P>) => Target } = {
  basin: basin.target,
  formspree: formspree.target,
  formsubmit: formsubmit.target,
  generic: generic.target,
  inbox: ({ path }) => inbox.target({ endpoint: path }),
  netlify: netlify.target,
  php: php.target,
  staticforms: staticforms.target,
  web3forms: web3forms.target,
}

/** Whether this is the name of a provider. */
export const isProvider = (name: PropertyKey): name is ProviderName =>
  own(targets, name) !== undefined

/** Who takes photographs along. */
const takers: readonly ProviderName[] = ['inbox', 'php']

/** Whether a provider takes files; of the others, some do for money, and none says what becomes of them. */
export const takesFiles = (provider: ProviderName): boolean => takers.includes(provider)

/** How to post to the provider that site.yaml names; while the site is built. */
export const targetFor = (form: Form): Target => {
  // The table pairs each name with its form; TypeScript can't follow that through a union.
  const target = targets[form.provider] as (form: Form) => Target
  return { ...target(form), files: takesFiles(form.provider) || undefined }
}
