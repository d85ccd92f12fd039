import type { RefObject } from 'react'
import type { Provider } from './providers/provider.ts'

interface ProviderFieldsProps {
  provider: Provider
  trap: RefObject<HTMLInputElement | null>
}

/**
 * Fields for the provider alone. The trap takes no part in the page: it is not displayed, not read
 * out, not in the order of the Tab key, and named unlike anything that browsers and password
 * managers fill in. Only programs that read the HTML find it.
 */
export const ProviderFields = ({ provider, trap }: ProviderFieldsProps) => (
  <>
    {Object.entries({ ...provider.extra, ...provider.native }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {provider.honeypot && (
      <div className="contact__trap" aria-hidden="true">
        <input
          ref={trap}
          name={provider.honeypot}
          aria-label={provider.honeypot}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </div>
    )}
  </>
)
