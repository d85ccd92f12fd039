import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Resolved } from '../../../src/content/collections/resolved.ts'
import { asciiEmail } from '../../../src/content/contact/ascii-email.ts'
import type { FormOf } from '../../../src/content/site/form.ts'
import { type AnswerWords, REASONS } from '../../../src/content/ui/answer-words.ts'
import { LIMITS } from '../../../src/enquiry/limits.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'

const SOURCE = path.join(productFolder, 'src/enquiry/php/anfrage.php')

type PhpValue = string | number | readonly number[]

/** A value as PHP writes it; in single quotes only two signs mean anything. */
const inPhp = (value: PhpValue): string => {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`
  return typeof value === 'number' ? String(value) : `[${value.join(', ')}]`
}

const listed = (values: Readonly<Record<string, PhpValue>>): string =>
  `[${Object.entries(values)
    .map(([name, value]) => `'${name}' => ${inPhp(value)}`)
    .join(', ')}]`

/** What of a site its script has to know. */
export interface PhpSettings {
  form: Resolved<FormOf<'php'>>
  /** The company's own address. */
  email: string
  url: string
  language: string
  answers: AnswerWords
}

const wordsOf = ({ language, answers: { reasons, ...answers } }: PhpSettings) => ({
  language,
  ...answers,
  ...Object.fromEntries(
    Object.entries(REASONS).map(([status, reason]) => [status, reasons[reason]]),
  ),
})

/** The script that takes the contact form's posts on a web space. */
export const phpForm = async (site: PhpSettings): Promise<string> => {
  const { form, email, url } = site
  const to = asciiEmail(form.to ?? email)
  const from = form.from ? asciiEmail(form.from) : to
  const settings = { to, from, site: url, days: form.days }
  const source = await fs.readFile(SOURCE, 'utf8')
  return source
    .replace('[/*settings*/]', () => listed(settings))
    .replace('[/*limits*/]', () => listed(LIMITS))
    .replace('[/*words*/]', () => listed(wordsOf(site)))
}
