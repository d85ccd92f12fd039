import type { ReactNode } from 'react'
import { useShell } from '../shell/Shell.tsx'
import { CallBar } from './CallBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const MAIN = 'main'

interface LayoutProps {
  /** Where enquiries go from this page; none where it takes them itself. */
  enquiry: string | undefined
  children: ReactNode
}

/** What stands around every page. */
export const Layout = ({ enquiry, children }: LayoutProps) => {
  const { ui } = useShell()
  return (
    <>
      <a className="skip-link" href={`#${MAIN}`}>
        {ui.skipLink}
      </a>
      <Header />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {enquiry && <CallBar href={enquiry} />}
    </>
  )
}
