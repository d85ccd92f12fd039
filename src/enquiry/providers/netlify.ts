import type { FormOf } from '../../content/site/form.ts'
import { judgeBy } from './judge.ts'
import type { Answer, Target } from './provider.ts'

const HONEYPOT = 'bot-field'
const FORM_NAME = 'contact'

/** On the page by which Netlify confirms a message. */
const CONFIRMATION = 'Your form submission has been received'

const acceptedPage = ({ text }: Answer) => text.includes(CONFIRMATION)

/**
 * Netlify Forms. Netlify finds the form by `data-netlify` in the published HTML, knows a post to the
 * site itself by `form-name`, takes the fields that it has seen there, and reads scripts' posts only
 * when they are URL-encoded (docs.netlify.com/forms/setup, docs.netlify.com/forms/spam-filters). It
 * answers with pages, never JSON. A form with an action would get the page of that address, which any
 * other host shows as well although nobody took the message; a form without one gets Netlify's own
 * page. That there is such a page is documented, its words are not: they are those that published code
 * looks for. Should they change, messages become unclear, never wrongly sent.
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
