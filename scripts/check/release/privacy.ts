import { type Problem, problemAt } from '../../problem/problem.ts'
import { hasForm } from '../../validate/has-form.ts'
import type { Content } from '../../validate/validate.ts'
import { lawsFor } from './laws.ts'
import { type LegalPage, legalPage, missingPage, showsFact } from './legal-pages.ts'
import { lawWording } from './messages.ts'
import { textsOf, wordRange } from './texts.ts'

/** How people call the link to the privacy policy. */
export const PRIVACY = /Datenschutz/i

/** What people call the services that take forms. Netlify may be named as the host of the site. */
const providers: Record<string, RegExp> = {
  formspree: /Formspree/i,
  formsubmit: /FormSubmit/i,
  basin: /(?<!\p{L})(?:Use)?Basin(?!\p{L})/iu,
  web3forms: /Web3Forms/i,
  staticforms: /Static\s?Forms/i,
}

type Form = { provider: string; processor: string }

const formOf = ({ site }: Content) => site?.value.form as Form | undefined

const checkOthers = (
  { page }: LegalPage,
  { provider, processor }: Form,
  law: string,
): Problem[] => {
  const others = Object.entries(providers).filter(
    ([name, pattern]) => name !== provider && !pattern.test(processor),
  )
  return textsOf(page).flatMap((text) =>
    others.flatMap(([, pattern]) => {
      const match = pattern.exec(text.written)
      if (!match) return []
      const words = lawWording.otherProcessor(match[0], processor, law)
      return [problemAt(page.file.source, wordRange(text, match.index, match[0]), words)]
    }),
  )
}

/** Whether the privacy policy is there and names the service that really gets the messages. */
export const checkPrivacy = (content: Content): Problem[] => {
  const { site } = content
  const form = formOf(content)
  if (!site || !form) return []
  const laws = lawsFor(content)
  const missing = missingPage(content, PRIVACY, 'Datenschutz', laws.privacy)
  if (missing) return [missing]
  const privacy = legalPage(content, PRIVACY)
  if (!privacy || !hasForm(content)) return []
  const others = checkOthers(privacy, form, laws.recipients)
  const isNamed =
    showsFact(privacy, 'form.policy', undefined) ||
    showsFact(privacy, 'form.processor', form.processor)
  if (others.length > 0 || isNamed) return others
  const { key, value } = privacy.page.file.locate(['blocks'])
  const words = lawWording.noProcessor(form.processor, laws.recipients)
  return [problemAt(privacy.page.file.source, key ?? value, words)]
}
