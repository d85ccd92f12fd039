import type { z } from 'zod'
import type { action } from '../content/fields.ts'
import { BackButton } from './BackButton.tsx'
import type { FieldAttributes } from './field-attributes.ts'
import { Link } from './Link.tsx'
import { useHydrated } from './use-hydrated.ts'

export type ActionData = z.output<ReturnType<typeof action>>

interface ActionProps {
  action: ActionData
  look?: 'primary' | 'secondary' | 'plain' | undefined
  /** Marks of the label for the admin mode. */
  attributes?: ReturnType<FieldAttributes> | undefined
}

/**
 * A link with the weight of a button. With `back` it becomes a button that goes back in the browser's
 * history, which the loader does as long as the app is not there; without JavaScript it stays a link to
 * its own target.
 */
export const Action = ({ action, look = 'primary', attributes }: ActionProps) => {
  const hydrated = useHydrated()
  const { href, label, lang } = action
  const common = { className: `action action--${look}`, lang, ...attributes }
  if (action.back && hydrated) {
    return (
      <BackButton fallback={href} {...common}>
        {label}
      </BackButton>
    )
  }
  return (
    <Link href={href} data-back={action.back} {...common}>
      {label}
    </Link>
  )
}
