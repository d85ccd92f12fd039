import { z } from 'zod'
import { COUNTRIES, countryOfPhone, HOME } from '../../../src/content/location/country.ts'
import { own } from '../../../src/content/own.ts'
import { LEGAL_FORMS, type LegalForm } from '../../../src/content/site/legal-form.ts'
import { site } from '../../../src/content/site/site.ts'
import { slugify } from '../../../src/content/text/slugify.ts'
import { formInName } from '../../check/release/form-in-name.ts'
import { withoutSigns } from '../../resolve/fields/plain-text.ts'
import { suggest } from '../../schema/suggest.ts'
import { correct } from '../../validate/correct.ts'
import type { Answers, Question } from './question.ts'
import { OTHER_TRADE, tradeNamed, tradeNames } from './trades.ts'
import { words } from './words.ts'

const { company } = site.shape

/** Names of facts stand in braces: text with some would be read as one. Other signs would be seen. */
const bare = (text: string): string =>
  withoutSigns(text).replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

const plain = (schema: z.ZodType<string>) => schema.refine((text) => text === bare(text))

const nameable = plain(company.shape.name).refine((text) => slugify(text) !== '')

/** In the order in which they are asked: the postcode tells how numbers are called. */
const schemas: Record<Question, z.ZodType<unknown>> = {
  trade: z.enum(tradeNames),
  name: nameable,
  town: plain(company.shape.city),
  postcode: company.shape.postcode,
  phone: company.shape.phone,
  email: company.shape.email,
  street: plain(company.shape.street),
  owner: plain(z.string().trim().min(1)),
  form: z.enum(LEGAL_FORMS),
}

/** Without these no site is made; the others have samples in their place. */
export const required = ['trade', 'name', 'town', 'phone', 'email'] as const satisfies Question[]

export const questions = Object.keys(schemas) as Question[]

/** Other words for a legal form that stand behind no name. */
const FORM_WORDS: Record<string, LegalForm> = {
  ek: 'einzelunternehmen',
  einzelfirma: 'einzelunternehmen',
  egbr: 'gbr',
}

/** A form by its own word, or as it stands behind a name. */
const formNamed = (text: string): string => {
  const word = slugify(text)
  return own(FORM_WORDS, word) ?? formInName(`X ${text}`)?.form ?? word
}

/** By the names of starters alone: a word as near to one in German may be a trade, as `Maurer` is to `Maler`. */
const nearTrade = (text: string): string | undefined => suggest(text, tradeNames)

/** A word that no starter knows is a trade, too. */
const isOtherTrade = (text: string): boolean =>
  /\p{L}/u.test(text) && tradeNamed(text) === undefined && nearTrade(text) === undefined

/** What people call a trade stands for its folder. */
const asNamed = (question: Question, text: string): string => {
  if (question === 'form') return formNamed(text)
  if (question !== 'trade') return text
  return isOtherTrade(text) ? OTHER_TRADE : (tradeNamed(text) ?? text)
}

const noteOn = (question: Question, text: string): string | undefined =>
  question === 'trade' && isOtherTrade(text) ? words.otherTrade(text) : undefined

/** Whether the company is in another country than the one whose law is known. */
export const isAbroad = ({ phone }: Pick<Answers, 'phone'>): boolean =>
  countryOfPhone(phone) !== HOME

/** The countries that have such postcodes; without one it may be any of ours. */
const countriesWith = (postcode: string | undefined): string[] =>
  Object.keys(COUNTRIES).filter(
    (name) => postcode === undefined || COUNTRIES[name]?.postcodeDigits === postcode.length,
  )

/** What somebody may have meant by an answer that is none. */
const meantBy = (question: Question, text: string, postcode?: string): string[] => {
  const near = question === 'trade' ? nearTrade(text) : undefined
  if (near !== undefined) return [near]
  const meant = countriesWith(postcode).flatMap(
    (country) => correct(text, schemas[question], country) ?? [],
  )
  return [...new Set(meant)]
}

/** An answer as content takes it, with what is to be said of it, or that it is none, with those that may be meant. */
export type Judgement = { value: string; note?: string } | { wrong: string; meant: string[] }

/**
 * Judges an answer by the rules of the content field that it goes to.
 *
 * @param postcode of the company, where it is known
 */
export const judge = (question: Question, answer: string, postcode?: string): Judgement => {
  const typed = answer.replace(/\s+/g, ' ').trim()
  const text = asNamed(question, typed)
  const schema = schemas[question]
  if (schema.safeParse(text).success) return { value: text, note: noteOn(question, typed) }
  const plainly = bare(text)
  const isMeant = plainly !== text && schema.safeParse(plainly).success
  if (isMeant) return { wrong: answer, meant: [plainly] }
  return { wrong: answer, meant: meantBy(question, text, postcode) }
}
