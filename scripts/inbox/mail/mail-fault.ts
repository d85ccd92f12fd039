import { wording } from '../messages.ts'

/** What is known of a mail that was not sent. What the server says of it may quote the message, or the password. */
interface Fault {
  code?: unknown
  responseCode?: unknown
  name?: unknown
  message?: unknown
}

/** By what the mail server has answered (RFC 5321, section 4.2.1): below 500 it wants to be asked again. */
const adviceOnAnswer = ({ code, responseCode }: Fault): string =>
  Number(responseCode) < 500
    ? wording.mailAdvice.later
    : wording.mailAdvice[code === 'EENVELOPE' ? 'address' : 'refused']

const adviceOnLine = (message: string): string => {
  if (/certificate/i.test(message)) return wording.mailAdvice.certificate
  return wording.mailAdvice[/SSL|TLS|wrong version/i.test(message) ? 'noTls' : 'noAnswer']
}

/** What there is to do, by the codes of nodemailer; undefined for a fault that is none of the mail server's. */
const adviceOn = (fault: Fault): string | undefined => {
  const { code, responseCode, message } = fault
  if (code === 'EAUTH' && !(Number(responseCode) < 500)) return wording.mailAdvice.login
  if (code === 'ETLS') return wording.mailAdvice.noTls
  if (code === 'EDNS') return wording.mailAdvice.noServer
  if (responseCode !== undefined) return adviceOnAnswer(fault)
  const isLine = ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT'].includes(String(code))
  return isLine ? adviceOnLine(String(message)) : undefined
}

/** Why a mail was not sent, in codes, and what to do about it. */
export const mailFault = (error: unknown): { codes: string; advice: string | undefined } => {
  const fault: Fault = Object(error)
  const { code, responseCode, name } = fault
  const codes = [code ?? name, responseCode].filter((part) => part !== undefined).join(', ')
  return { codes, advice: adviceOn(fault) }
}
