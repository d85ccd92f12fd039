import { product } from '../../scripts/product/product.ts'
import { read } from '../../scripts/read/read.ts'
import { parseAll } from '../parse/parse-all.ts'

interface SiteFile {
  company: Record<'name' | 'legalName' | 'street' | 'city' | 'phone' | 'email', string>
  footer: { towns?: string[] }
}

/** The whole word, and no part of the name of a time zone. */
const asWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d/])${text.replace(/[.+()]/g, '\\$&')}(?![\\p{L}\\d])`, 'u')

/** The words by which a company is known: its names, where it is, how it is reached. */
export const companyWords = async (content: string): Promise<RegExp[]> => {
  const { files } = await read(content, product.model)
  const site = parseAll(files).files.find(({ source }) => source.name === 'site.yaml')
  const { company, footer } = site?.value as unknown as SiteFile
  const { name, legalName, street, city, phone, email } = company
  const words = [name, legalName, street, city, phone, email, ...(footer.towns ?? [])]
  return [...new Set(words)].map(asWord)
}
