import { Component, type ReactNode, useEffect, useRef } from 'react'
import { TextWithPhone } from '../components/TextWithPhone.tsx'
import type { Shell } from '../shell/shell-data.ts'
import { useAddress } from '../shell/use-address.ts'

interface ErrorBoundaryProps {
  ui: Shell['ui']
  children: ReactNode
}

/** Shows the error page when rendering fails; the error itself goes to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage ui={this.props.ui} /> : this.props.children
  }
}

const reload = () => window.location.reload()

/** Takes title and focus; the browser's back button loads the document that it leads to. */
const useErrorPage = (title: string) => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = title
    ref.current?.focus()
    window.addEventListener('popstate', reload)
    return () => window.removeEventListener('popstate', reload)
  }, [title])
  return ref
}

const ErrorPage = ({ ui }: { ui: Shell['ui'] }) => (
  <main ref={useErrorPage(ui.errorTitle)} className="error-page" tabIndex={-1}>
    <h1 lang={ui.errorTitleLang}>{ui.errorTitle}</h1>
    <p>
      <TextWithPhone text={ui.errorText} />
    </p>
    <p className="actions">
      <button type="button" className="action action--primary" onClick={reload}>
        {ui.errorReload}
      </button>
      {/* The document is loaded anew: the app that failed must not handle the click. */}
      <a className="action action--secondary" href={useAddress()('/')}>
        {ui.errorHome}
      </a>
    </p>
  </main>
)
