import type { ProviderName } from '../../content/site/form.ts'
import * as basin from './basin.ts'
import * as formspree from './formspree.ts'
import * as formsubmit from './formsubmit.ts'
import * as generic from './generic.ts'
import * as inbox from './inbox.ts'
import * as netlify from './netlify.ts'
import type { Judge } from './provider.ts'
import * as staticforms from './staticforms.ts'
import * as web3forms from './web3forms.ts'

const judges: Record<ProviderName, Judge> = {
  basin: basin.judge,
  formspree: formspree.judge,
  formsubmit: formsubmit.judge,
  generic: generic.judge,
  inbox: inbox.judge,
  netlify: netlify.judge,
  php: inbox.judge,
  staticforms: staticforms.judge,
  web3forms: web3forms.judge,
}

/** What the provider's answer says about the message. */
export const judgeAnswer: Judge = (answer, target) => judges[target.provider](answer, target)
