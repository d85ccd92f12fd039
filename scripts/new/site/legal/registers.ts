import { countryOfPhone, HOME } from '../../../../src/content/location/country.ts'
import { own } from '../../../../src/content/own.ts'
import type { Answers } from '../question.ts'

/** What registers and chambers of a country are called, and samples of what they say. */
interface Registers {
  court: { label: string; sample: string }
  /** Without a sample, the legal form has one. */
  number: { label: string; sample?: string }
  vatLabel: string
  chamber: string
  /** Who granted a master's title, as it stands behind „verliehen in“. */
  titleState: string
}

const GERMAN: Registers = {
  court: { label: 'Registergericht', sample: 'Amtsgericht Musterstadt' },
  number: { label: 'Nummer' },
  vatLabel: 'USt-IdNr.',
  chamber: 'Handwerkskammer Musterstadt, Musterstraße 2, 00000 Musterstadt',
  titleState: 'Deutschland',
}

const registers: Readonly<Record<string, Registers>> = {
  [HOME]: GERMAN,
  AT: {
    court: { label: 'Firmenbuchgericht', sample: 'Landesgericht Musterstadt' },
    number: { label: 'Firmenbuchnummer', sample: 'FN 000000a' },
    vatLabel: 'UID-Nummer',
    chamber: 'Wirtschaftskammer Musterland, Musterstraße 2, 0000 Musterstadt',
    titleState: 'Österreich',
  },
  CH: {
    court: { label: 'Handelsregister', sample: 'Handelsregisteramt Musterstadt' },
    number: { label: 'UID', sample: 'CHE-000.000.000' },
    vatLabel: 'MWST-Nummer',
    chamber: 'Berufsverband, Musterstrasse 2, 0000 Musterstadt',
    titleState: 'der Schweiz',
  },
}

/** The registers in which a company with such a number may stand. */
export const registersOf = ({ phone }: Pick<Answers, 'phone'>): Registers =>
  own(registers, countryOfPhone(phone) ?? HOME) ?? GERMAN
