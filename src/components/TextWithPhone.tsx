import { useShell } from '../shell/Shell.tsx'

/** A text in which the company's phone number, where it stands, can be called. */
export const TextWithPhone = ({ text }: { text: string }) => {
  const { phone, phoneHref } = useShell().company
  const start = text.indexOf(phone)
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <a href={phoneHref}>{phone}</a>
      {text.slice(start + phone.length)}
    </>
  )
}
