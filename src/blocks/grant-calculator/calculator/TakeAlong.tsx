import { useEffect, useState } from 'react'
import { Action, type ActionData } from '../../../components/Action.tsx'

interface TakeAlongProps {
  action: ActionData
  /** What goes into the message, with the address of this result. */
  message: (address: string) => string
}

/** The form's own code, whole: in parts it would be larger for those who only want the form. */
const useContactCode = () => {
  const [code, setCode] = useState<typeof import('../../contact/Contact.tsx')>()
  useEffect(() => {
    import('../../contact/Contact.tsx').then(setCode, () => undefined)
  }, [])
  return code
}

/** The way to the contact form, which then holds the result: only who asks for it, takes it along. */
export const TakeAlong = ({ action, message }: TakeAlongProps) => {
  const code = useContactCode()
  return (
    <p onClickCapture={() => code?.writeBelow(message(window.location.href))}>
      <Action action={action} look="secondary" />
    </p>
  )
}
