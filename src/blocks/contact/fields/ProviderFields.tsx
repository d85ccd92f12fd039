import type { RefObject } from 'react'
import type { Target } from '../../../enquiry/providers/provider.ts'

interface ProviderFieldsProps {
  target: Target
  /** Whole address of the page to show after a native post. */
  next?: string
  trap: RefObject<HTMLInputElement | null>
}

/**
 * Fields for the provider alone. The trap takes no part in the page: it is not displayed, not read
 * out, not in the order of the Tab key, and named unlike anything that browsers and password
 * managers fill in. Only programs that read the HTML find it.
 */
export const ProviderFields = ({ target, next, trap }: ProviderFieldsProps) => (
  <>
    {Object.entries(target.extra ?? {}).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <input type="hidden" name={target.keyField} />
    {target.nextField && next && <input type="hidden" name={target.nextField} value={next} />}
    <div className="contact__trap" aria-hidden="true">
      <input
        ref={trap}
        name={target.honeypot}
        aria-label={target.honeypot}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  </>
)
