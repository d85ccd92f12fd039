import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'

type BackButtonProps = ComponentProps<'button'> & {
  /** Where to go in a tab that has no page to go back to. */
  fallback: string
}

/** Goes back in the browser's history, if that has more than this page. */
export const BackButton = ({ fallback, children, ...rest }: BackButtonProps) => {
  const navigate = useNavigate()
  const goBack = () => {
    if (history.length > 1) history.back()
    else navigate(fallback)
  }
  return (
    <button type="button" onClick={goBack} {...rest}>
      {children}
    </button>
  )
}
