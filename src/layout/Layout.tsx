import type { ReactNode } from 'react'
import { useShell } from '../shell/Shell.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const MAIN = 'main'

/** What stands around every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
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
    </>
  )
}
