import { type MouseEvent, type RefObject, useId } from 'react'
import type { BlockOf } from '../../block.ts'
import type { ToldFault } from '../checking/fault-message.ts'
import { fieldId } from '../fields/FormFields.tsx'
import type { contact } from '../schema.ts'
import { usePageTitle } from './use-page-title.ts'

interface ErrorSummaryProps {
  block: BlockOf<typeof contact>
  faults: ToldFault[]
  ref: RefObject<HTMLElement | null>
}

/** Shows the label too, which the browser would leave above the window's edge. */
const goToField = (event: MouseEvent<HTMLAnchorElement>) => {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  control.closest('.form-field')?.scrollIntoView()
  control.focus({ preventScroll: true })
}

/** What keeps the message from being sent, each with a link to its field (GOV.UK Design System). */
export const ErrorSummary = ({ block, faults, ref }: ErrorSummaryProps) => {
  const title = useId()
  usePageTitle(block.ui.errors.pageTitle)
  return (
    <section className="contact__errors" ref={ref} tabIndex={-1} aria-labelledby={title}>
      <div role="alert">
        <h3 id={title}>{block.ui.errors.title}</h3>
        <ul>
          {faults.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(block, field)}`} onClick={goToField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
