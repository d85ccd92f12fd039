import type { FormOf } from '../../../content/form.ts'
import { asksForCaptcha, judgeBy } from './judge.ts'
import type { Answer, Target } from './provider.ts'

const HONEYPOT = 'bot-field'
const FORM_NAME = 'contact'

const acceptedPage = (answer: Answer) => answer.type === 'text/html' && !asksForCaptcha(answer)

/**
 * Netlify Forms. Netlify finds the form by `data-netlify` in the published HTML, knows a post to the
 * site itself by `form-name`, shows the page of the form's action, and reads scripts' posts only when
 * they are URL-encoded (docs.netlify.com/forms/setup, docs.netlify.com/forms/spam-filters). It
 * answers with pages, never JSON: the page that it shows after accepting is the proof. A site without
 * form detection answers a post to a page with 404 or 405.
 */
export const target = ({ provider }: FormOf<'netlify'>): Target => ({
  provider,
  format: 'form',
  honeypot: HONEYPOT,
  extra: { 'form-name': FORM_NAME },
  attributes: { name: FORM_NAME, 'data-netlify': 'true', 'netlify-honeypot': HONEYPOT },
})

/** What an answer says. */
export const judge = judgeBy({ accepted: () => false, acceptedPage })
