import type { ComponentProps } from 'react'
import { useAddress } from '../shell/use-address.ts'

type BackButtonProps = ComponentProps<'button'> & {
  /** Where to go in a tab that has no page to go back to: a page, a file, or another site. */
  fallback: string
}

/** Goes back in the browser's history, if that has more than this page. */
export const BackButton = ({ fallback, children, ...rest }: BackButtonProps) => {
  const address = useAddress()(fallback)
  const goBack = () => {
    if (history.length > 1) history.back()
    else location.assign(address)
  }
  return (
    <button type="button" onClick={goBack} {...rest}>
      {children}
    </button>
  )
}
