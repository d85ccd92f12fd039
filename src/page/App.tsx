import { useEffect } from 'react'
import { ShellProvider } from '../shell/Shell.tsx'
import type { Shell } from '../shell/shell-data.ts'
import { CurrentPage } from './CurrentPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { LoadedPage } from './load-page.ts'
import type { PageClient } from './page-client.ts'

interface AppProps {
  shell: Shell
  initial: LoadedPage
  client: PageClient
  /** Called once links and forms are the app's. */
  onReady?: () => void
}

/** Says the same in the document, once React has dealt with what failed in the effects of blocks. */
const useReadySign = (onReady?: () => void) =>
  useEffect(
    () =>
      queueMicrotask(() => {
        document.documentElement.dataset.app = 'ready'
        onReady?.()
      }),
    [onReady],
  )

/** The whole site inside a router: the same on the server and in the browser. */
export const App = ({ shell, initial, client, onReady }: AppProps) => {
  useReadySign(onReady)
  return (
    <ShellProvider value={shell}>
      <ErrorBoundary ui={shell.ui}>
        <CurrentPage initial={initial} client={client} />
      </ErrorBoundary>
    </ShellProvider>
  )
}
